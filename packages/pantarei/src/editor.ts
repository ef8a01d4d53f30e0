/**
 * The position editor of Pantareï, in which piles are pressed. Only for programs with an editor; not needed for play.
 *
 * @module
 */
import { fail, type Message, type Result, succeed } from "@serpentarium/core";
import { defineEditor, type EditorTool } from "@serpentarium/core/editor";
import {
  ALL_PIECES,
  NOTATION_BY_PIECE,
  oppositeColour,
  type Piece,
  pieceName,
  renumberPieces,
} from "./material/pieces.ts";
import { piecesByPile, pileEndsOf, type Row, singlePieceRow } from "./material/row.ts";
import type { MovePosition, Position } from "./position.ts";
import type { Pantarei } from "./types.ts";

export type { Pantarei } from "./types.ts";

type Piles = readonly (readonly Piece[])[];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const capitalizeText = ({ en, fr }: Message): Message => ({ en: capitalize(en), fr: capitalize(fr) });

/** One piece of each kind. */
const SAMPLE_PIECES: readonly Piece[] = ALL_PIECES.filter(
  (piece) => NOTATION_BY_PIECE.indexOf(NOTATION_BY_PIECE[piece] ?? "") === piece,
);

const TOOLS: readonly EditorTool[] = [
  ...SAMPLE_PIECES.map((piece) => ({
    id: NOTATION_BY_PIECE[piece] ?? "",
    title: capitalizeText(pieceName(piece)),
  })),
  { id: "split", title: { en: "Put the top piece beside", fr: "Poser le pion du dessus à côté" } },
  { id: "remove", title: { en: "Take the top piece away", fr: "Retirer le pion du dessus" } },
  { id: "to-act", title: { en: "Whose turn", fr: "À qui de jouer" }, immediate: true },
  { id: "colours", title: { en: "Change colours", fr: "Échanger les couleurs" }, immediate: true },
];

const toRow = (piles: Piles): Row => ({
  pieces: renumberPieces(piles.flat()),
  pileEnds: pileEndsOf(piles.map(({ length }) => length)),
});

/** A position in the `move` phase with the pieces of any position. */
function toMovePosition(position: Position): MovePosition {
  const { table } = position;
  const row = position.phase === "deal" ? singlePieceRow(ALL_PIECES) : position.row;
  const colour = "colour" in position ? position.colour : "light";
  const toAct = "toAct" in position ? position.toAct : 1;
  return { phase: "move", table, row, colour, toAct, last: "none", quiet: 0 };
}

const editFailure = (en: string, fr: string) => fail("bad-position", { en, fr });

/** Piles with one pile replaced by others, or removed. */
const replacePile = (piles: Piles, index: number, by: Piles): Piles =>
  piles.flatMap((pile, i) => (i === index ? by : [pile]));

function addPiece(
  piles: Piles,
  index: number,
  pile: readonly Piece[],
  kind: Piece,
  goal: number,
): Result<Piles> {
  const name = pieceName(kind);
  const available = ALL_PIECES.filter((piece) => NOTATION_BY_PIECE[piece] === NOTATION_BY_PIECE[kind]).length;
  if (
    piles.flat().filter((piece) => NOTATION_BY_PIECE[piece] === NOTATION_BY_PIECE[kind]).length === available
  )
    return editFailure(`there is no other ${name.en}`, `il n’y a pas d’autre pion « ${name.fr} »`);
  if (pile.length >= goal)
    return editFailure(
      `a pile of ${goal} has already won: you cannot add to it`,
      `une pile de ${goal} a déjà gagné : on ne peut rien y ajouter`,
    );
  return succeed(replacePile(piles, index, [[...pile, kind]]));
}

function applyTool(piles: Piles, tool: string, index: number, goal: number): Result<Piles> {
  const pile = piles[index];
  if (!pile) return editFailure("press a pile", "pressez une pile");
  const [below, top] = [pile.slice(0, -1), pile.slice(-1)];
  if (tool === "split") {
    return below.length > 0
      ? succeed(replacePile(piles, index, [below, top]))
      : editFailure("this piece is already alone", "ce pion est déjà seul");
  }
  if (tool === "remove") {
    return piles.flat().length > 1
      ? succeed(replacePile(piles, index, below.length > 0 ? [below] : []))
      : editFailure("you cannot take the last piece away", "le dernier pion ne peut pas être retiré");
  }
  const kind = SAMPLE_PIECES.find((piece) => NOTATION_BY_PIECE[piece] === tool);
  return kind === undefined
    ? editFailure("there is no such tool", "cet outil n’existe pas")
    : addPiece(piles, index, pile, kind, goal);
}

/**
 * The position editor of Pantareï and of its variants. The result of every edit is in the `move` phase, after a turn that restricts
 * nothing. Options that a variant adds are kept.
 */
export default defineEditor<Pantarei>({
  tools: () => TOOLS,
  blank: (table) => toMovePosition({ phase: "deal", table }),
  edit(position, tool, space) {
    const current = toMovePosition(position);
    if (tool === "to-act") return succeed({ ...current, toAct: current.toAct === 0 ? 1 : 0 });
    if (tool === "colours") return succeed({ ...current, colour: oppositeColour(current.colour) });
    const index = Number(space.replace(/^pile-/, "")) - 1;
    const piles = applyTool(piecesByPile(current.row), tool, index, current.table.options.goal);
    return piles.ok ? succeed({ ...current, row: toRow(piles.value) }) : piles;
  },
});
