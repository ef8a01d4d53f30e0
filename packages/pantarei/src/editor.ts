/**
 * The position editor of Pantareï, in which piles are pressed. Only for programs with an editor; not needed for play.
 *
 * @module
 */
import { fail, type Result, succeed } from "@serpentarium/core";
import { defineEditor, type EditorTool } from "@serpentarium/core/editor";
import {
  ALL_PIECES,
  NOTATION_BY_PIECE,
  oppositeColour,
  type Piece,
  renumberPieces,
} from "./material/pieces.ts";
import { piecesByPile, pileEndsOf, type Row, singlePieceRow } from "./material/row.ts";
import type { MovePosition, Position } from "./position.ts";
import type { Pantarei } from "./types.ts";

export type { Pantarei } from "./types.ts";

type Piles = readonly (readonly Piece[])[];

const KINDS: readonly string[] = [...new Set(NOTATION_BY_PIECE)];

const piecesOfKind = (pieces: readonly Piece[], kind: string): readonly Piece[] =>
  pieces.filter((piece) => NOTATION_BY_PIECE[piece] === kind);

const TOOLS: readonly EditorTool[] = [
  ...KINDS.map((kind) => ({ id: kind, title: { id: "editor.add", data: { piece: kind } } })),
  { id: "split", title: { id: "editor.split" } },
  { id: "remove", title: { id: "editor.remove" } },
  { id: "to-act", title: { id: "editor.to-act" }, immediate: true },
  { id: "colours", title: { id: "editor.colours" }, immediate: true },
];

const toRow = (piles: Piles): Row => ({
  pieces: renumberPieces(piles.flat()),
  pileEnds: pileEndsOf(piles.map(({ length }) => length)),
});

/** A position in the `move` phase with the pieces of another position. */
function toMovePosition(position: Position): MovePosition {
  const { table } = position;
  const row = position.phase === "deal" ? singlePieceRow(ALL_PIECES) : position.row;
  const colour = "colour" in position ? position.colour : "light";
  const toAct = "toAct" in position ? position.toAct : 1;
  return { phase: "move", table, row, colour, toAct, last: "none", quiet: 0 };
}

/** Piles with one pile replaced by others, or removed. */
const replacePile = (piles: Piles, index: number, by: Piles): Piles =>
  piles.flatMap((pile, i) => (i === index ? by : [pile]));

function addPiece(
  piles: Piles,
  index: number,
  pile: readonly Piece[],
  kind: string,
  goal: number,
): Result<Piles> {
  const [piece, ...others] = piecesOfKind(ALL_PIECES, kind);
  if (piece === undefined) return fail("bad-position", { id: "failures.bad-position.no-such-tool" });
  if (piecesOfKind(piles.flat(), kind).length > others.length)
    return fail("bad-position", { id: "failures.bad-position.no-more-pieces", data: { piece: kind } });
  if (pile.length >= goal)
    return fail("bad-position", { id: "failures.bad-position.pile-won", data: { goal } });
  return succeed(replacePile(piles, index, [[...pile, piece]]));
}

function applyTool(piles: Piles, tool: string, index: number, goal: number): Result<Piles> {
  const pile = piles[index];
  if (!pile) return fail("bad-position", { id: "failures.bad-position.press-a-pile" });
  const [below, top] = [pile.slice(0, -1), pile.slice(-1)];
  if (tool === "split") {
    return below.length > 0
      ? succeed(replacePile(piles, index, [below, top]))
      : fail("bad-position", { id: "failures.bad-position.already-alone" });
  }
  if (tool === "remove") {
    return piles.flat().length > 1
      ? succeed(replacePile(piles, index, below.length > 0 ? [below] : []))
      : fail("bad-position", { id: "failures.bad-position.last-piece" });
  }
  return addPiece(piles, index, pile, tool, goal);
}

/**
 * The position editor of Pantareï and of its variants. The result of every edit is in the `move` phase, with a last turn that restricts
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
