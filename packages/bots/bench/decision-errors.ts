import {
  createRandom,
  createTable,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
} from "@serpentarium/core";
import { type BotSpec, createBot } from "../src/index.ts";
import { estimateValue } from "../src/shares.ts";
import { findGame } from "./games.ts";

/** What to measure, and how precisely. */
export interface ErrorMeasurement {
  readonly game: string;
  readonly bots: readonly BotSpec[];
  /** Playouts per action. */
  readonly playouts: number;
  /** Turns per playout, after which the position is evaluated. */
  readonly turns: number;
}

type Position = GameTypes["position"];

/** A position in which a seat has several legal actions. */
interface Decision {
  readonly position: Position;
  readonly seat: Seat;
}

/** Samples a decision from a game in which greedy plays against itself. */
function sampleDecision(game: Game, random: Random): Decision {
  const greedy = createBot(game, { bot: "greedy" });
  const choices: Decision[] = [];
  let position = game.start(createTable(game, { seats: 2 }));
  while (!position.outcome) {
    const seat = game.toAct(position);
    if (typeof seat !== "number") {
      position = game.apply(position, game.drawOutcome(position, random));
      continue;
    }
    if (game.legalActions(position).length > 1) choices.push({ position, seat });
    position = game.apply(position, greedy.choose(position, random.integer(0x7fffffff)));
  }
  const drawn = choices[random.integer(choices.length)];
  if (!drawn) throw new Error(`${game.id}: a game without a choice`);
  return drawn;
}

/** The successor with the highest value for a seat: what greedy plays, without the explanation. */
function bestSuccessor(game: Game, position: Position, seat: Seat): Position {
  let best = position;
  let highest = -1;
  for (const action of game.legalActions(position)) {
    const after = game.apply(position, action);
    const share = estimateValue(game, after)[seat] ?? 0;
    if (share <= highest) continue;
    highest = share;
    best = after;
  }
  return best;
}

/** What a seat can expect after some more turns; a turn ends when chance is to act again. */
function playOn(game: Game, from: Position, seat: Seat, turns: number, random: Random): number {
  let position = from;
  let afterChance = false;
  for (let left = turns; !position.outcome; ) {
    const actor = game.toAct(position);
    // rolling a die and drawing the cards it asks for count as one
    if (actor === "chance" && !afterChance && left-- === 0) break;
    afterChance = actor === "chance";
    position =
      typeof actor === "number"
        ? bestSuccessor(game, position, actor)
        : game.apply(position, game.drawOutcome(position, random));
  }
  return estimateValue(game, position)[seat] ?? 0;
}

/** The error of each bot in the decision with this number: how much less its choice is worth than the best one. */
export function measureErrors(
  { game: id, bots, playouts, turns }: ErrorMeasurement,
  number: number,
): readonly number[] {
  const seed = `errors/${number}`;
  const game = findGame(id);
  const { position, seat } = sampleDecision(game, createRandom(seed));
  // the mean over playouts that use the same random numbers for every action
  const meanValueOf = (after: Position): number =>
    Array.from({ length: playouts }, (_, playout) =>
      playOn(game, after, seat, turns, createRandom(`${seed}/${playout}`)),
    ).reduce((sum, share) => sum + share / playouts, 0);
  const values = new Map(
    game
      .legalActions(position)
      .map((action) => [game.formatAction(action, position), meanValueOf(game.apply(position, action))]),
  );
  const best = Math.max(...values.values());
  return bots.map((spec) => {
    const chosen = createBot(game, spec).choose(position, seed);
    return best - (values.get(game.formatAction(chosen, position)) ?? Number.NaN);
  });
}
