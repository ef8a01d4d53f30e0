/**
 * How a position of Ssserpent is set up by pressing cells. For programs that have an editor; playing needs none of it.
 *
 * @module
 */
import { fail, type GameTypes, type Result, type Seat, succeed } from "@serpentarium/core";
import { defineEditor, type Editor, type Tool } from "@serpentarium/core/editor";
import type { Ssserpent } from "./game.ts";
import { areAdjacent, type Cell, type Grid, headingTo } from "./material/grid.ts";
import { gridAt, WALLED } from "./material/ground.ts";
import {
  type BySeat,
  bySeat,
  COLOUR_NAMES,
  COLOURS,
  grown,
  type Serpent,
  seatOf,
} from "./material/serpent.ts";
import { parseCell } from "./notation.ts";
import type { Material } from "./parts.ts";
import type { Field, MovePosition, Position } from "./position.ts";
import { insert } from "./setup.ts";

const TOOLS: readonly Tool[] = [
  { id: "red", title: { en: "Red serpent, head first", fr: "Serpent rouge, tête d’abord" } },
  { id: "yellow", title: { en: "Yellow serpent, head first", fr: "Serpent jaune, tête d’abord" } },
  { id: "red-apple", title: { en: "Red apple", fr: "Pomme rouge" } },
  { id: "yellow-apple", title: { en: "Yellow apple", fr: "Pomme jaune" } },
  { id: "blue-apple", title: { en: "Blue apple", fr: "Pomme bleue" } },
  { id: "remove", title: { en: "Take away", fr: "Retirer" } },
  { id: "age", title: { en: "Young or adult", fr: "Jeune ou adulte" } },
  { id: "turn", title: { en: "Turn a lone head", fr: "Tourner une tête seule" } },
  { id: "to-act", title: { en: "Whose turn", fr: "À qui de jouer" }, whole: true },
];

const idle = (en: string, fr: string) => fail("bad-position", en, fr);

/** The serpent along these cells; a lone head looks nowhere, any other the way that its neck says. */
function along(grid: Grid, serpent: Serpent, body: readonly Cell[]): Serpent {
  const [head, neck] = body;
  const last = head === undefined || neck === undefined ? -1 : headingTo(grid, neck, head);
  return { ...serpent, body, pieces: grown([], Math.max(body.length - 1, 0)), last };
}

/** A serpent with all that is not on the grid in its reserve, and grown up where nothing is left to grow up by. */
function settled(serpent: Serpent, apples: readonly Cell[], bodies: number): Serpent {
  const { body, adult } = serpent;
  const reserve = Math.max(bodies - Math.max(body.length - 1, 0) - apples.length, 0);
  return { ...serpent, reserve, adult: body.length > 0 && (adult || apples.length === 0) };
}

/** A position in which somebody moves, with what lies on the grid. */
function moving({ table, serpents, blue, apples }: Field, toAct: Seat): MovePosition {
  const { bodies } = table.options;
  const both: BySeat<Serpent> = [
    settled(serpents[0], apples[0], bodies),
    settled(serpents[1], apples[1], bodies),
  ];
  return { phase: "move", table, serpents: both, blue, apples, toAct, quiet: 0, moves: 0 };
}

/** The field with one serpent lying otherwise. */
const withSerpent = (field: Field, seat: 0 | 1, serpent: Serpent): Field => ({
  ...field,
  serpents: bySeat(seat, serpent, field.serpents[seat === 0 ? 1 : 0]),
});

const without = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.filter((other) => other !== cell);

/** The field without the apple on a cell. */
const unripe = ({ blue, apples, ...field }: Field, cell: Cell): Field => ({
  ...field,
  blue: without(blue, cell),
  apples: [without(apples[0], cell), without(apples[1], cell)],
});

/** Whose serpent lies on a cell. */
const ownerOf = ({ serpents }: Field, cell: Cell): 0 | 1 | undefined =>
  ([0, 1] as const).find((seat) => serpents[seat].body.includes(cell));

const isFree = ({ blue, apples }: Field, cell: Cell): boolean =>
  ![...blue, ...apples[0], ...apples[1]].includes(cell);

/** The serpent of a seat with one piece more, behind its tail; the first one is its head. */
function lengthened(grid: Grid, field: Field, seat: 0 | 1, cell: Cell): Result<Field> {
  const own = field.serpents[seat];
  const { en, fr } = COLOUR_NAMES[COLOURS[seat]];
  const tail = own.body.at(-1);
  if (ownerOf(field, cell) !== undefined)
    return idle("a serpent lies there already", "un serpent y est déjà");
  if (tail !== undefined && !areAdjacent(grid, tail, cell))
    return idle(`the ${en} serpent goes on beside its tail`, `le serpent ${fr} continue à côté de sa queue`);
  if (own.body.length > field.table.options.bodies)
    return idle(`the ${en} serpent has no more pieces`, `le serpent ${fr} n’a plus de pions`);
  return succeed(withSerpent(unripe(field, cell), seat, along(grid, own, [...own.body, cell])));
}

/** The field with an apple on a cell, in place of another one. */
function ripe(field: Field, fruit: string, cell: Cell): Result<Field> {
  if (ownerOf(field, cell) !== undefined) return idle("a serpent lies there", "un serpent y est");
  const bare = unripe(field, cell);
  if (fruit === "blue") return succeed({ ...bare, blue: insert(bare.blue, cell) });
  const seat = seatOf(fruit) === 0 ? 0 : 1;
  const own = insert(bare.apples[seat], cell);
  return succeed({ ...bare, apples: bySeat(seat, own, bare.apples[seat === 0 ? 1 : 0]) });
}

/** The field without what lies on a cell: of a serpent, all that comes behind goes too. */
function removed(grid: Grid, field: Field, cell: Cell): Result<Field> {
  const seat = ownerOf(field, cell);
  if (seat === undefined) {
    return isFree(field, cell)
      ? idle("nothing lies there", "il n’y a rien ici")
      : succeed(unripe(field, cell));
  }
  const own = field.serpents[seat];
  return succeed(withSerpent(field, seat, along(grid, own, own.body.slice(0, own.body.indexOf(cell)))));
}

function aged(field: Field, cell: Cell): Result<Field> {
  const seat = ownerOf(field, cell);
  if (seat === undefined) return idle("press a serpent", "pressez un serpent");
  const own = field.serpents[seat];
  return field.apples[seat].length === 0
    ? idle(
        "a serpent without an apple of its colour on the grid is adult",
        "un serpent sans pomme de sa couleur sur la grille est adulte",
      )
    : succeed(withSerpent(field, seat, { ...own, adult: !own.adult }));
}

function turned(field: Field, cell: Cell): Result<Field> {
  const seat = ownerOf(field, cell);
  if (seat === undefined) return idle("press a serpent", "pressez un serpent");
  const own = field.serpents[seat];
  if (own.body.length > 1) return idle("its neck says where it looks", "son cou dit où elle regarde");
  // nowhere, then north, east, south and west
  return succeed(withSerpent(field, seat, { ...own, last: ((own.last + 2) % 5) - 1 }));
}

function change(grid: Grid, field: Field, tool: string, space: string): Result<Field> {
  const cell = parseCell(grid, space);
  if (cell === undefined) return idle("press a cell", "pressez une case");
  const fruit = tool.replace(/-apple$/, "");
  if (fruit !== tool) return ripe(field, fruit, cell);
  if (tool === "remove") return removed(grid, field, cell);
  if (tool === "age") return aged(field, cell);
  if (tool === "turn") return turned(field, cell);
  const seat = seatOf(tool);
  return seat === 0 || seat === 1
    ? lengthened(grid, field, seat, cell)
    : idle("there is no such tool", "cet outil n’existe pas");
}

const toActIn = (position: Position): Seat => ("toAct" in position ? position.toAct : 0);

const AWAY: Serpent = { body: [], pieces: [], last: -1, reserve: 0, adult: false };

/**
 * Sets up a grid: every change leaves a position in which somebody moves, nothing is held, and what does not lie on the grid
 * is in the reserves.
 */
const editorOf = ({ ground }: Material): Editor<Ssserpent> =>
  defineEditor<Ssserpent>({
    tools: () => TOOLS,
    blank(table) {
      const { starts } = gridAt(ground, table);
      const head = (cell: Cell | undefined): Serpent => ({ ...AWAY, body: cell === undefined ? [] : [cell] });
      const serpents: BySeat<Serpent> = [head(starts[0]), head(starts.at(-1))];
      return moving({ table, serpents, blue: [], apples: [[], []] }, 0);
    },
    edit(position, tool, space) {
      const toAct = toActIn(position);
      if (tool === "to-act") return succeed(moving(position, 1 - toAct));
      const field = change(gridAt(ground, position.table), position, tool, space);
      return field.ok ? succeed(moving(field.value, toAct)) : field;
    },
  });

/**
 * How a position of a game on another ground is set up by pressing.
 *
 * @typeParam T - the types of the variant: its options may be more than those of Ssserpent
 */
export const createEditor = <T extends GameTypes = Ssserpent>(material: Material): Editor<T> =>
  // it changes what Ssserpent knows of a position, and keeps the rest
  editorOf(material) as unknown as Editor<T>;

/** How a position of Ssserpent is set up by pressing. */
export default createEditor({ ground: WALLED });
