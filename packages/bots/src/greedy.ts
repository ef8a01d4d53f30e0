import { determinize, type Game, type GameTypes, type Random } from "@serpentarium/core";
import type { Explanation, Judged } from "./explanation.ts";
import { seenByActor } from "./seen-by-actor.ts";
import { estimate, meanOf, type Worth } from "./worth.ts";

/** How many positions are drawn that look the same to the seat, where the game hides something. */
const DRAWS = 32;

/** What a seat may have before it: one position where it sees everything. */
function possible<T extends GameTypes>(
  game: Game<T>,
  seen: T["position"],
  random: Random,
): readonly T["position"][] {
  const seat = game.toAct(seen);
  if (!game.hidden || typeof seat !== "number") return [seen];
  return Array.from({ length: DRAWS }, () => determinize(game, seen, seat, random));
}

/**
 * Every action of the seat to act with what it leads to, the best first; as good ones in random order. Where something is
 * hidden, what an action leads to is the mean over positions that look the same to the seat.
 */
export function explainGreedy<T extends GameTypes>(
  game: Game<T>,
  handed: T["position"],
  random: Random,
  worth: Worth = "wins",
): Explanation<T["action"]> {
  const position = seenByActor(game, handed);
  const actor = game.toAct(position);
  const seat = typeof actor === "number" ? actor : 0;
  const wholes = possible(game, position, random);
  const judged = game.legalActions(position).map((action) => {
    const afters = wholes.map((whole) => game.apply(whole, action));
    const shares = meanOf(afters.map((after) => estimate(game, after, worth)));
    const proven = !game.hidden && afters.every(({ phase }) => phase === "over");
    const text = game.formatAction(action, position);
    const known: Judged<T["action"]> = { action, text, visits: afters.length, shares, proven };
    return { known, share: shares[seat] ?? 0, tie: random.integer(0x7fffffff) };
  });
  judged.sort((a, b) => b.share - a.share || a.tie - b.tie);
  const actions = judged.map(({ known }) => known);
  const shares = actions[0]?.shares ?? meanOf(wholes.map((whole) => estimate(game, whole, worth)));
  return { ...(actor !== undefined && { actor }), iterations: 0, shares, proven: false, actions };
}
