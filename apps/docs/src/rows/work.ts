import { analyse, type Chances, type Options, type Row } from "@serpentarium/serpent-cartes";
import { countPart, type Part, type Tally } from "./survey.ts";

/** How many matches are simulated where the odds cannot be worked out exactly. */
export const GAMES = 50_000;

/** A row whose odds are wanted. */
export interface OddsTask {
  readonly row: Row;
  readonly rules: Pick<Options, "entry" | "turnLimit">;
  readonly seats: number;
}

/** What takes too long for the page itself: what it is asked with, and what comes of it. */
export interface Works {
  readonly odds: { readonly task: OddsTask; readonly done: Chances };
  readonly part: { readonly task: Part; readonly done: Tally };
}
export type Kind = keyof Works;

/** Some work, as it is handed over. */
export type Order = { readonly [K in Kind]: { readonly kind: K; readonly task: Works[K]["task"] } }[Kind];

/** Does some work. */
export function carryOut(order: Order): Works[Kind]["done"] {
  if (order.kind === "part") return countPart(order.task);
  const { row, rules, seats } = order.task;
  return analyse(row, rules, seats, { games: GAMES }).chances;
}
