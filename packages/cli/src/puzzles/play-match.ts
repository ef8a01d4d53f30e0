import { createBot } from "@serpentarium/bots";
import { type AnyPosition, createRandom, type Game, randomAction, type Table } from "@serpentarium/core";

/** The number of iterations of the bots. */
const ITERATIONS = 60;
/** One action in this many is random. */
const RANDOM_ACTION_INTERVAL = 8;

/** The positions of a match between bots in which a seat is to act after the set-up. */
export function playMatch(game: Game, table: Table, seed: string): AnyPosition[] {
  const random = createRandom(seed);
  const bot = createBot(game, { bot: "mcts", iterations: ITERATIONS, solverNodes: 0 });
  const positions: AnyPosition[] = [];
  let position = game.start(table);
  for (let i = 0; !position.outcome; i++) {
    if (game.toAct(position) === "chance") {
      position = game.apply(position, game.drawOutcome(position, random));
      continue;
    }
    const phase = game.phases[position.phase];
    const isSetup = phase?.kind === "seat" && phase.isSetup;
    if (!isSetup) positions.push(position);
    // bots with an evaluation would always play the same match
    const isRandom = isSetup || random.integer(RANDOM_ACTION_INTERVAL) === 0;
    const action = isRandom ? randomAction(game, position, random) : bot.choose(position, `${seed}/${i}`);
    position = game.apply(position, action);
  }
  return positions;
}
