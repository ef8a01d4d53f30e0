import {
  createRandom,
  createTable,
  type Game,
  type GameTypes,
  type Random,
  type Seat,
} from "@serpentarium/core";
import { type BotSpec, createBot } from "../src/index.ts";
import { estimate } from "../src/worth.ts";
import { findGame } from "./games.ts";

/** What is to be measured, and how exactly. */
export interface Measuring {
  readonly game: string;
  readonly bots: readonly BotSpec[];
  /** How often each action is played on. */
  readonly plays: number;
  /** For how many turns, before the game judges. */
  readonly turns: number;
}

type Position = GameTypes["position"];

/** A seat that has a choice. */
interface Choice {
  readonly position: Position;
  readonly seat: Seat;
}

/** A choice, drawn out of a game that greedy plays against itself. */
function drawChoice(game: Game, random: Random): Choice {
  const greedy = createBot(game, { bot: "greedy" });
  const choices: Choice[] = [];
  let position = game.start(createTable(game, { seats: 2 }));
  while (!position.outcome) {
    const seat = game.toAct(position);
    if (typeof seat !== "number") {
      position = game.apply(position, game.draw(position, random));
      continue;
    }
    if (game.legalActions(position).length > 1) choices.push({ position, seat });
    position = game.apply(position, greedy.choose(position, random.integer(0x7fffffff)));
  }
  const drawn = choices[random.integer(choices.length)];
  if (!drawn) throw new Error(`${game.id}: a game without a choice`);
  return drawn;
}

/** Where a seat comes to with what is judged best for it: as greedy plays, but with nothing explained. */
function bestAfter(game: Game, position: Position, seat: Seat): Position {
  let best = position;
  let most = -1;
  for (const action of game.legalActions(position)) {
    const after = game.apply(position, action);
    const share = estimate(game, after)[seat] ?? 0;
    if (share <= most) continue;
    most = share;
    best = after;
  }
  return best;
}

/** What a seat can expect after so many turns on; a turn ends where chance has had its say and is to act again. */
function playOn(game: Game, from: Position, seat: Seat, turns: number, random: Random): number {
  let position = from;
  let thrown = false;
  for (let left = turns; !position.outcome; ) {
    const actor = game.toAct(position);
    // a die and the cards that it tells to draw are one throw
    if (actor === "chance" && !thrown && left-- === 0) break;
    thrown = actor === "chance";
    position =
      typeof actor === "number"
        ? bestAfter(game, position, actor)
        : game.apply(position, game.draw(position, random));
  }
  return estimate(game, position)[seat] ?? 0;
}

/** By how much what each bot chooses in the position of a number is worth less than the best that can be chosen there. */
export function errorsAt({ game: id, bots, plays, turns }: Measuring, number: number): readonly number[] {
  const seed = `errors/${number}`;
  const game = findGame(id);
  const { position, seat } = drawChoice(game, createRandom(seed));
  // the mean of many plays, with the same luck for every action
  const worthOf = (after: Position): number =>
    Array.from({ length: plays }, (_, play) =>
      playOn(game, after, seat, turns, createRandom(`${seed}/${play}`)),
    ).reduce((sum, share) => sum + share / plays, 0);
  const values = new Map(
    game
      .legalActions(position)
      .map((action) => [game.formatAction(action, position), worthOf(game.apply(position, action))]),
  );
  const best = Math.max(...values.values());
  return bots.map((spec) => {
    const chosen = createBot(game, spec).choose(position, seed);
    return best - (values.get(game.formatAction(chosen, position)) ?? Number.NaN);
  });
}
