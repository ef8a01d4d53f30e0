/**
 * How a position of Le serpent is set up by pressing cards. For programs that have an editor; playing needs none of it.
 *
 * @module
 */
import {
  createRandom,
  fail,
  type GameTypes,
  type Result,
  type Seat,
  succeed,
  type Table,
} from "@serpentarium/core";
import { defineEditor, type Editor, type Tool } from "@serpentarium/core/editor";
import type { SerpentCartes } from "./game.ts";
import { UPWARDS } from "./material/course.ts";
import { allOff, type Pawns, seatsOf } from "./material/pawns.ts";
import { OFF, type Row } from "./material/track.ts";
import type { Options } from "./options.ts";
import type { Material } from "./parts.ts";
import { createDeal } from "./phases/deal.ts";
import { type Position, pawnsOf, turnAt } from "./position.ts";

const pawnTool = (seat: Seat): Tool => ({
  id: `pawn-${seat + 1}`,
  title: { en: `Pawn of player ${seat + 1}`, fr: `Pion du joueur ${seat + 1}` },
});

const OTHER_TOOLS: readonly Tool[] = [
  { id: "up", title: { en: "Card one further up", fr: "Carte un rang plus haut" } },
  { id: "down", title: { en: "Card one further down", fr: "Carte un rang plus bas" } },
  { id: "to-act", title: { en: "Whose turn", fr: "À qui de jouer" }, whole: true },
];

const toolsAt = ({ seats }: Table): readonly Tool[] => [...seatsOf(seats).map(pawnTool), ...OTHER_TOOLS];

const idle = (en: string, fr: string) => fail("bad-position", en, fr);

/** The number of a card by its space; {@link OFF} for a space beside the row. */
const cardAt = (space: string): number | undefined => {
  const [, card, side] = /^card-(\d{1,2})(-down)?$/.exec(space) ?? [];
  return card === undefined || (side && card !== String(OFF)) ? undefined : Number(card);
};

/** The row with a card changing places with the next one. */
const exchanged = (row: Row, card: number, other: number): Row =>
  row.with(card - 1, row[other - 1] ?? 0).with(other - 1, row[card - 1] ?? 0);

interface Laid {
  readonly row: Row;
  readonly pawns: Pawns;
}

function change({ row, pawns }: Laid, tool: string, space: string): Result<Laid> {
  const card = cardAt(space);
  if (card === undefined || card > row.length) return idle("press a card", "pressez une carte");
  const seat = pawns.findIndex((_, i) => pawnTool(i).id === tool);
  if (seat >= 0) return succeed({ row, pawns: pawns.with(seat, card) });
  if (tool !== "up" && tool !== "down") return idle("there is no such tool", "cet outil n’existe pas");
  if (card === OFF) return idle("press a card", "pressez une carte");
  const other = tool === "up" ? card + 1 : card - 1;
  return other === OFF || other > row.length
    ? idle("this card lies at the end of the row", "cette carte est au bout de la rangée")
    : succeed({ row: exchanged(row, card, other), pawns });
}

/** Every change leaves a position in which somebody’s turn begins, the first of the match. */
function editorOf({ course }: Material): Editor<SerpentCartes> {
  const deal = createDeal(course);
  const rowAt = (table: Table<Options>): Row =>
    deal.draw?.({ phase: "deal", table }, createRandom("editor")).row ?? [];
  const rowOf = (position: Position): Row => ("row" in position ? position.row : rowAt(position.table));
  return defineEditor<SerpentCartes>({
    tools: toolsAt,
    blank: (table) => turnAt(table, rowAt(table), allOff(table.seats), 0, 0),
    edit(position, tool, space) {
      const { table } = position;
      const toAct = "toAct" in position ? position.toAct : 0;
      const now = { row: rowOf(position), pawns: pawnsOf(position) };
      if (tool === "to-act") return succeed(turnAt(table, now.row, now.pawns, (toAct + 1) % table.seats, 0));
      const laid = change(now, tool, space);
      return laid.ok ? succeed(turnAt(table, laid.value.row, laid.value.pawns, toAct, 0)) : laid;
    },
  });
}

/**
 * How a position of a game whose pawns run otherwise is set up by pressing.
 *
 * @typeParam T - the types of the variant: its options may be more than those of Le serpent
 */
export const createEditor = <T extends GameTypes = SerpentCartes>(material: Material): Editor<T> =>
  // it knows the types of Le serpent alone, and hands on the options that the variant has beside them
  editorOf(material) as unknown as Editor<T>;

/** How a position of Le serpent is set up by pressing. */
export default createEditor({ course: UPWARDS });
