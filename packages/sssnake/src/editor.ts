/**
 * The position editor of Sssnake: positions are set up by clicking the tables. Not needed for playing.
 *
 * @module
 */
import { fail, type Result, type Seat, succeed } from "@serpentarium/core";
import { defineEditor, type EditorTool, type PositionEditor } from "@serpentarium/core/editor";
import {
  type Bend,
  CARD_KINDS,
  type CardCounts,
  type CardKind,
  changeCount,
  countOfKind,
  kindOfTile,
} from "./material/cards.ts";
import { type FinishRules, JOINED_FINISH_RULES } from "./material/finish.ts";
import { tileForEnd } from "./material/fit-rules.ts";
import { coordinatesOf, END_LETTERS, layCard, placedCardsOf, type Snake } from "./material/snake.ts";
import { type SnakeProblem, snakeFromCards } from "./material/snake-from-cards.ts";
import { deckOf } from "./options.ts";
import type { PartsOptions } from "./parts.ts";
import { handOf, type Position, type PositionBase, type RollPosition, start } from "./position.ts";
import { cellSpaceId, deckKindSpaceId } from "./spaces.ts";
import type { Sssnake } from "./types.ts";

export type { Sssnake } from "./types.ts";

/** A tool that lays a card on the cell that an end faces. */
interface LayTool extends EditorTool {
  readonly kind: CardKind;
  readonly turn: Bend;
}

const LAY_TOOLS: readonly LayTool[] = [
  { id: "straight", kind: "S", turn: "", title: { id: "editor.straight" } },
  { id: "left", kind: "C", turn: "L", title: { id: "editor.left" } },
  { id: "right", kind: "C", turn: "R", title: { id: "editor.right" } },
  { id: "crossing", kind: "X", turn: "", title: { id: "editor.crossing" } },
  { id: "double-left", kind: "D", turn: "L", title: { id: "editor.double-left" } },
  { id: "double-right", kind: "D", turn: "R", title: { id: "editor.double-right" } },
];

const TOOLS: readonly EditorTool[] = [
  ...LAY_TOOLS.map(({ id, title }) => ({ id, title })),
  { id: "remove", title: { id: "editor.remove" } },
  { id: "less", title: { id: "editor.less" } },
  { id: "more", title: { id: "editor.more" } },
  { id: "to-act", title: { id: "editor.to-act" }, immediate: true },
];

const editFailure = (id: string) => fail("bad-position", { id });

const PROBLEM_FAILURES: Readonly<Record<SnakeProblem, ReturnType<typeof editFailure>>> = {
  overlap: editFailure("failures.bad-position.overlap"),
  "off-trace": editFailure("failures.bad-position.off-trace"),
  unfinishable: editFailure("failures.bad-position.unfinishable"),
};

/** The part of a position that a tool changes. */
type EditedTable = Pick<PositionBase, "deck" | "snakes" | "table">;

/** The position before a roll; cards in hand are back in the deck. */
function rollPosition(position: Position): RollPosition {
  const { table, roller, deck, snakes } = position;
  const hand = handOf(position);
  const whole: CardCounts = [deck[0] + hand[0], deck[1] + hand[1], deck[2] + hand[2], deck[3] + hand[3]];
  return { phase: "roll", table, roller, rolled: 0, deck: whole, snakes };
}

/** The number of cards of a kind that have left the game. */
const discardedCount = ({ table, deck, snakes }: EditedTable, kind: CardKind): number => {
  const laid = snakes.flatMap((snake) =>
    placedCardsOf(snake).filter((card) => kindOfTile(card.laid) === kind),
  );
  return countOfKind(deckOf(table.options), kind) - countOfKind(deck, kind) - laid.length;
};

/** Changes the number of cards of a kind in the deck. */
function changeDeck(table: EditedTable, kind: CardKind, by: 1 | -1): Result<EditedTable> {
  if (by === -1 && countOfKind(table.deck, kind) === 0) return editFailure("failures.bad-position.none-left");
  if (by === 1 && discardedCount(table, kind) <= 0) return editFailure("failures.bad-position.all-there");
  return succeed({ ...table, deck: changeCount(table.deck, kind, by) });
}

const withSnake = ({ snakes, ...table }: EditedTable, seat: Seat, snake: Snake): EditedTable => ({
  ...table,
  snakes: snakes.with(seat, snake),
});

/** Lays a card from the deck on the cell that an end faces. */
function layTile(
  table: EditedTable,
  seat: Seat,
  space: string,
  tool: LayTool,
  finish: FinishRules,
): Result<EditedTable> {
  const snake = table.snakes[seat];
  const end =
    snake &&
    END_LETTERS.find((name) => snake.ends && cellSpaceId(seat, snake, snake.ends[name].cell) === space);
  if (!snake || !end) return editFailure("failures.bad-position.press-end");
  const taken = changeDeck(table, tool.kind, -1);
  if (!taken.ok) return taken;
  const after = layCard(snake, end, tileForEnd(snake, tool.kind, end, tool.turn));
  if (!after || (after.ends && !finish.canFinish(after))) return PROBLEM_FAILURES.unfinishable;
  return after.ends
    ? succeed(withSnake(taken.value, seat, after))
    : editFailure("failures.bad-position.would-finish");
}

/** Takes a card at an end back into the deck. */
function takeUp(table: EditedTable, seat: Seat, space: string, finish: FinishRules): Result<EditedTable> {
  const snake = table.snakes[seat];
  const cards = snake ? placedCardsOf(snake) : [];
  const card = snake && cards.find(({ cell }) => cellSpaceId(seat, snake, cell) === space);
  if (!card) return editFailure("failures.bad-position.press-card");
  const others = cards.filter((other) => other !== card);
  const rest = snakeFromCards(
    others.map(({ cell, laid }) => ({ ...coordinatesOf(snake, cell), laid })),
    finish.canFinish,
  );
  if (typeof rest === "string") return PROBLEM_FAILURES[rest];
  return succeed({
    ...withSnake(table, seat, rest),
    deck: changeCount(table.deck, kindOfTile(card.laid), 1),
  });
}

function applyTool(table: EditedTable, id: string, space: string, finish: FinishRules): Result<EditedTable> {
  const kind = CARD_KINDS.find((known) => deckKindSpaceId(known) === space);
  if (id === "less" || id === "more") {
    return kind
      ? changeDeck(table, kind, id === "less" ? -1 : 1)
      : editFailure("failures.bad-position.press-deck");
  }
  const seat = Number(/^table-(\d)-/.exec(space)?.[1] ?? 0) - 1;
  if (id === "remove") return takeUp(table, seat, space, finish);
  const tool = LAY_TOOLS.find((known) => known.id === id);
  return tool ? layTile(table, seat, space, tool, finish) : editFailure("failures.bad-position.no-tool");
}

/**
 * Creates the position editor of the game or of a variant with other rules for finishing a snake. Every edit yields a position
 * before a roll. Options that a variant adds are kept.
 */
export const createEditor = ({ finish }: PartsOptions): PositionEditor<Sssnake> =>
  defineEditor<Sssnake>({
    tools: () => TOOLS,
    blank: start,
    edit(position, tool, space) {
      const current = rollPosition(position);
      if (tool === "to-act") {
        return succeed({ ...current, roller: (current.roller + 1) % current.table.seats });
      }
      const table = applyTool(current, tool, space, finish);
      return table.ok ? succeed({ ...current, deck: table.value.deck, snakes: table.value.snakes }) : table;
    },
  });

/** The position editor of Sssnake. */
export default createEditor({ finish: JOINED_FINISH_RULES });
