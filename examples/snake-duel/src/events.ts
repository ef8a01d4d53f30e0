import type { ChosenEvent, GameEvent, Seat, Words } from "@serpentarium/core";
import type { Action } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { type Crash, type Moved, moveAll } from "./move.ts";
import { type Field, nameOf, type Position } from "./position.ts";
import { turn } from "./turn.ts";

/** What happens, step by step; every event names its clause. */
export type Event =
  | ChosenEvent<ClauseId>
  | (GameEvent<ClauseId> &
      (
        | { readonly type: "dropped"; readonly cell: string }
        | { readonly type: "moved"; readonly seat: Seat; readonly cell: string }
        | { readonly type: "ate"; readonly seat: Seat; readonly cell: string }
        | { readonly type: "crashed"; readonly clause: Crash; readonly seat: Seat }
        | { readonly type: "ended"; readonly winners: readonly Seat[] }
      ));

/** What the last choice of an apple's cell does. */
export function narrate(position: Position, action: Action): readonly Event[] {
  if (action.phase !== "apple") return [];
  const cell = nameOf(position, action.cell);
  return [{ type: "dropped", clause: "apple.drop", spaces: [cell], cell }];
}

function eventOf(field: Field, { seat, head, ate, crash }: Moved): Event {
  const cell = nameOf(field, head ?? field.snakes[seat]?.[0] ?? 0);
  if (crash) return { type: "crashed", clause: crash, spaces: [cell], seat };
  return ate
    ? { type: "ate", clause: "apple.eat", spaces: [cell], seat, cell }
    : { type: "moved", clause: "turn.together", spaces: [cell], seat, cell };
}

/** What all choices together do. */
export function narrateTurn(
  position: Extract<Position, { readonly phase: "turn" }>,
  choices: readonly Extract<Action, { readonly phase: "turn" }>[],
): readonly Event[] {
  const events = moveAll(position, choices).map((moved) => eventOf(position, moved));
  const after = turn.resolve(position, choices);
  if (after.phase !== "over") return events;
  const { winners, reason } = after.outcome;
  const clause = reason === "end.turns" ? "end.turns" : "end.last";
  return [...events, { type: "ended", clause, spaces: [], winners }];
}

const CRASHES: Readonly<Record<Crash, { readonly en: string; readonly fr: string }>> = {
  "crash.wall": { en: "leaves the grid", fr: "sort de la grille" },
  "crash.body": { en: "runs into a body", fr: "heurte un corps" },
  "crash.heads": { en: "meets another head", fr: "rencontre une autre tête" },
};

const list = (seats: readonly Seat[], and: string): string =>
  seats
    .map((seat) => seat + 1)
    .join(", ")
    .replace(/, (?=\d+$)/, ` ${and} `);

export const words: Words<Event> = {
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
    en: ({ seat, clause }) => `Player ${seat + 1} ${CRASHES[clause].en} and crashes.`,
    fr: ({ seat, clause }) => `Le joueur ${seat + 1} ${CRASHES[clause].fr} et s’écrase.`,
  },
  ended: {
    en: ({ winners }) =>
      winners.length === 1
        ? `Player ${list(winners, "and")} wins.`
        : `Players ${list(winners, "and")} win together.`,
    fr: ({ winners }) =>
      winners.length === 1
        ? `Le joueur ${list(winners, "et")} gagne.`
        : `Les joueurs ${list(winners, "et")} gagnent ensemble.`,
  },
};
