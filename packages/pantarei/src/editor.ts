/**
 * How a position of Pantareï is set up by pressing piles. For programs that have an editor; playing needs none of it.
 *
 * @module
 */
import { fail, type GameTypes, type Result, succeed, type Text } from "@serpentarium/core";
import { defineEditor, type Editor, type Tool } from "@serpentarium/core/editor";
import type { Pantarei } from "./game.ts";
import { ALL_PIECES, KIND_OF, other, type Piece, pieceName, renumbered } from "./material/pieces.ts";
import { endsOf, pilesOf, type Row, singles } from "./material/row.ts";
import type { MovePosition, Position } from "./position.ts";

type Piles = readonly (readonly Piece[])[];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const titled = ({ en, fr }: Text): Text => ({ en: capital(en), fr: capital(fr) });

/** The first piece of each kind. */
const KINDS: readonly Piece[] = ALL_PIECES.filter((piece) => KIND_OF.indexOf(KIND_OF[piece] ?? "") === piece);

const TOOLS: readonly Tool[] = [
  ...KINDS.map((piece) => ({ id: KIND_OF[piece] ?? "", title: titled(pieceName(piece)) })),
  { id: "split", title: { en: "Put the top piece beside", fr: "Poser le pion du dessus à côté" } },
  { id: "remove", title: { en: "Take the top piece away", fr: "Retirer le pion du dessus" } },
  { id: "to-act", title: { en: "Whose turn", fr: "À qui de jouer" }, whole: true },
  { id: "colours", title: { en: "Change colours", fr: "Échanger les couleurs" }, whole: true },
];

const rowOf = (piles: Piles): Row => ({
  pieces: renumbered(piles.flat()),
  ends: endsOf(piles.map(({ length }) => length)),
});

/** A position in which somebody moves, with the pieces of any other. */
function moving(position: Position): MovePosition {
  const { table } = position;
  const row = position.phase === "deal" ? singles(ALL_PIECES) : position.row;
  const colour = "colour" in position ? position.colour : "light";
  const toAct = "toAct" in position ? position.toAct : 1;
  return { phase: "move", table, row, colour, toAct, last: "none", quiet: 0 };
}

const idle = (en: string, fr: string) => fail("bad-position", en, fr);

/** Piles with the one at an index replaced by some, or by none. */
const replaced = (piles: Piles, index: number, by: Piles): Piles =>
  piles.flatMap((pile, i) => (i === index ? by : [pile]));

function putOn(
  piles: Piles,
  index: number,
  pile: readonly Piece[],
  kind: Piece,
  goal: number,
): Result<Piles> {
  const name = pieceName(kind);
  const all = ALL_PIECES.filter((piece) => KIND_OF[piece] === KIND_OF[kind]).length;
  if (piles.flat().filter((piece) => KIND_OF[piece] === KIND_OF[kind]).length === all)
    return idle(`there is no other ${name.en}`, `il n’y a pas d’autre pion « ${name.fr} »`);
  if (pile.length >= goal)
    return idle(
      `a pile of ${goal} has won: it takes no more`,
      `une pile de ${goal} a gagné : rien ne s’y ajoute`,
    );
  return succeed(replaced(piles, index, [[...pile, kind]]));
}

function change(piles: Piles, tool: string, index: number, goal: number): Result<Piles> {
  const pile = piles[index];
  if (!pile) return idle("press a pile", "pressez une pile");
  const [below, top] = [pile.slice(0, -1), pile.slice(-1)];
  if (tool === "split") {
    return below.length > 0
      ? succeed(replaced(piles, index, [below, top]))
      : idle("this piece lies by itself already", "ce pion est déjà seul");
  }
  if (tool === "remove") {
    return piles.flat().length > 1
      ? succeed(replaced(piles, index, below.length > 0 ? [below] : []))
      : idle("the last piece stays", "le dernier pion reste");
  }
  const kind = KINDS.find((piece) => KIND_OF[piece] === tool);
  return kind === undefined
    ? idle("there is no such tool", "cet outil n’existe pas")
    : putOn(piles, index, pile, kind, goal);
}

/** Sets up a row: every change leaves a position in which somebody moves, after a turn that forbids nothing. */
const editor = defineEditor<Pantarei>({
  tools: () => TOOLS,
  blank: (table) => moving({ phase: "deal", table }),
  edit(position, tool, space) {
    const begun = moving(position);
    if (tool === "to-act") return succeed({ ...begun, toAct: begun.toAct === 0 ? 1 : 0 });
    if (tool === "colours") return succeed({ ...begun, colour: other(begun.colour) });
    const index = Number(space.replace(/^pile-/, "")) - 1;
    const piles = change(pilesOf(begun.row), tool, index, begun.table.options.goal);
    return piles.ok ? succeed({ ...begun, row: rowOf(piles.value) }) : piles;
  },
});

/**
 * The same for a variant.
 *
 * @typeParam T - the types of the variant: its options may be more than those of Pantareï
 */
export const createEditor = <T extends GameTypes = Pantarei>(): Editor<T> =>
  // it changes what Pantareï knows of a position, and keeps the rest
  editor as unknown as Editor<T>;

export default editor;
