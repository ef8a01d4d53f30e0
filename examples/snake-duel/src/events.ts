import {
  type ChoiceMadeEvent,
  type EventTexts,
  type GameEvent,
  isDraw,
  type Seat,
  winnersOf,
} from "@serpentarium/core";
import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type CrashClause, moveAll, type SnakeMove } from "./move.ts";
import { nameOf, type Position, type PositionBase } from "./position.ts";
import { turn } from "./turn.ts";

/** The events of an action, each with its clause. */
export type RuleEvent =
  | ChoiceMadeEvent<ClauseId>
  | (GameEvent<ClauseId> &
      (
        | { readonly type: "dropped"; readonly cell: string }
        | { readonly type: "moved"; readonly seat: Seat; readonly cell: string }
        | { readonly type: "ate"; readonly seat: Seat; readonly cell: string }
        | { readonly type: "crashed"; readonly clause: CrashClause; readonly seat: Seat }
        | { readonly type: "ended"; readonly winners: readonly Seat[]; readonly isDraw: boolean }
      ));

/** The events of an apple drop; those of a turn are in `turnEvents`. */
export function eventsOf(position: Position, action: Action): readonly RuleEvent[] {
  if (action.phase !== "apple") return [];
  const cell = nameOf(position, action.cell);
  return [{ type: "dropped", clause: "apple.drop", spaces: [cell], cell }];
}

function moveEvent(field: PositionBase, { seat, head, ate, crash }: SnakeMove): RuleEvent {
  const from = field.snakes[seat]?.[0] ?? 0;
  const cell = nameOf(field, head ?? from);
  if (crash) return { type: "crashed", clause: crash, spaces: [cell], seat };
  const spaces = [nameOf(field, from), cell];
  return ate
    ? { type: "ate", clause: "apple.eat", spaces, seat, cell }
    : { type: "moved", clause: "turn.together", spaces, seat, cell };
}

/** The events after the choices of all players. */
export function turnEvents(
  position: Extract<Position, { readonly phase: "turn" }>,
  choices: readonly Extract<Action, { readonly phase: "turn" }>[],
): readonly RuleEvent[] {
  const events = moveAll(position, choices).map((moved) => moveEvent(position, moved));
  const after = turn.resolve(position, choices);
  if (after.phase !== "over") return events;
  const { reason } = after.outcome;
  const clause = reason === "end.turns" ? "end.turns" : "end.last";
  const winners = winnersOf(after.outcome);
  return [...events, { type: "ended", clause, spaces: [], winners, isDraw: isDraw(after) }];
}

const CRASH_TEXTS: Readonly<Record<CrashClause, { readonly en: string; readonly fr: string }>> = {
  "crash.wall": { en: "leaves the grid", fr: "sort de la grille" },
  "crash.body": { en: "runs into a body", fr: "heurte un corps" },
  "crash.heads": { en: "meets another head", fr: "rencontre une autre tête" },
};

const list = (seats: readonly Seat[], and: string): string =>
  seats
    .map((seat) => seat + 1)
    .join(", ")
    .replace(/, (?=\d+$)/, ` ${and} `);

export const texts: EventTexts<RuleEvent> = {
  dropped: {
    en: ({ cell }) => `An apple drops on ${cell}.`,
    fr: ({ cell }) => `Une pomme tombe en ${cell}.`,
  },
  moved: {
    en: ({ seat, cell }) => `Player ${seat + 1} goes to ${cell}.`,
    fr: ({ seat, cell }) => `Le joueur ${seat + 1} va en ${cell}.`,
  },
  ate: {
    en: ({ seat, cell }) => `Player ${seat + 1} eats the apple on ${cell} and grows.`,
    fr: ({ seat, cell }) => `Le joueur ${seat + 1} mange la pomme en ${cell} et grandit.`,
  },
  crashed: {
    en: ({ seat, clause }) => `Player ${seat + 1} ${CRASH_TEXTS[clause].en} and crashes.`,
    fr: ({ seat, clause }) => `Le joueur ${seat + 1} ${CRASH_TEXTS[clause].fr} et s’écrase.`,
  },
  ended: {
    en: ({ winners, isDraw }) => {
      if (isDraw) return "The game is a draw.";
      return winners.length === 1
        ? `Player ${list(winners, "and")} wins.`
        : `Players ${list(winners, "and")} win together.`;
    },
    fr: ({ winners, isDraw }) => {
      if (isDraw) return "La partie est nulle.";
      return winners.length === 1
        ? `Le joueur ${list(winners, "et")} gagne.`
        : `Les joueurs ${list(winners, "et")} gagnent ensemble.`;
    },
  },
};
