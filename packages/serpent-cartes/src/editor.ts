/**
 * The position editor of Le serpent, in which cards are pressed. Only for programs with an editor; not needed for play.
 *
 * @module
 */
import { createRandom, fail, type Result, type Seat, succeed, type Table } from "@serpentarium/core";
import { defineEditor, type EditorTool, type PositionEditor } from "@serpentarium/core/editor";
import { UPWARD_COURSE } from "./material/headings.ts";
import { type PawnCards, pawnsOffRow, seatsOf } from "./material/pawns.ts";
import { OFF_ROW, type Row } from "./material/rest-table.ts";
import type { Options } from "./options.ts";
import type { PartsOptions } from "./parts.ts";
import { createDealPhase } from "./phases/deal.ts";
import { createTurnPosition, type Position, pawnCardsOf } from "./position.ts";
import type { SerpentCartes } from "./types.ts";

export type { SerpentCartes } from "./types.ts";

const pawnTool = (seat: Seat): EditorTool => ({
  id: `pawn-${seat + 1}`,
  title: { id: "editor.pawn", data: { seat } },
});

const OTHER_TOOLS: readonly EditorTool[] = [
  { id: "up", title: { id: "editor.up" } },
  { id: "down", title: { id: "editor.down" } },
  { id: "to-act", title: { id: "editor.to-act" }, immediate: true },
];

const toolsAt = ({ seats }: Table): readonly EditorTool[] => [
  ...seatsOf(seats).map(pawnTool),
  ...OTHER_TOOLS,
];

const noCard = fail("bad-position", { id: "failures.bad-position.no-card" });

/** The number of the card of a space; {@link OFF_ROW} for a space beside the row, `undefined` for an unknown space. */
const cardOfSpace = (space: string): number | undefined => {
  const [, card, side] = /^card-(\d{1,2})(-down)?$/.exec(space) ?? [];
  return card === undefined || (side && card !== String(OFF_ROW)) ? undefined : Number(card);
};

/** The row with two cards swapped. */
const swapCards = (row: Row, card: number, other: number): Row =>
  row.with(card - 1, row[other - 1] ?? 0).with(other - 1, row[card - 1] ?? 0);

interface RowAndPawns {
  readonly row: Row;
  readonly pawns: PawnCards;
}

function applyTool({ row, pawns }: RowAndPawns, tool: string, space: string): Result<RowAndPawns> {
  const card = cardOfSpace(space);
  if (card === undefined || card > row.length) return noCard;
  const seat = pawns.findIndex((_, i) => pawnTool(i).id === tool);
  if (seat >= 0) return succeed({ row, pawns: pawns.with(seat, card) });
  if (tool !== "up" && tool !== "down") return fail("bad-position", { id: "failures.bad-position.no-tool" });
  if (card === OFF_ROW) return noCard;
  const other = tool === "up" ? card + 1 : card - 1;
  return other === OFF_ROW || other > row.length
    ? fail("bad-position", { id: "failures.bad-position.end-of-row" })
    : succeed({ row: swapCards(row, card, other), pawns });
}

/**
 * Creates the position editor of the game or of a variant with another course. The result of every edit is a position at the
 * beginning of the first turn. Options that a variant adds are kept.
 */
export function createEditor({ course }: PartsOptions): PositionEditor<SerpentCartes> {
  const deal = createDealPhase(course);
  const rowAt = (table: Table<Options>): Row =>
    deal.draw?.({ phase: "deal", table }, createRandom("editor")).row ?? [];
  const rowOf = (position: Position): Row => ("row" in position ? position.row : rowAt(position.table));
  return defineEditor<SerpentCartes>({
    tools: toolsAt,
    blank: (table) => createTurnPosition(table, rowAt(table), pawnsOffRow(table.seats), 0, 0),
    edit(position, tool, space) {
      const { table } = position;
      const toAct = "toAct" in position ? position.toAct : 0;
      const current = { row: rowOf(position), pawns: pawnCardsOf(position) };
      if (tool === "to-act")
        return succeed(createTurnPosition(table, current.row, current.pawns, (toAct + 1) % table.seats, 0));
      const edited = applyTool(current, tool, space);
      return edited.ok
        ? succeed(createTurnPosition(table, edited.value.row, edited.value.pawns, toAct, 0))
        : edited;
    },
  });
}

/** The position editor of Le serpent. */
export default createEditor({ course: UPWARD_COURSE });
