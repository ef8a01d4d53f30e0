// #region bot
import { createBot } from "@serpentarium/bots";
import { connectFour } from "@serpentarium/connect-four";
import { createTable, unwrap } from "@serpentarium/core";

const table = createTable(connectFour);
const position = unwrap(connectFour.parsePosition("drop:2 7/7/7/7/y6/rrr1y2", table)); // yellow must block d

const bot = createBot(connectFour, { bot: "mcts", iterations: 1000 });
export const played = connectFour.formatAction(bot.choose(position, "monday"), position); // "d"

// #endregion

// #region why
import { consider } from "@serpentarium/bots";

const question = { game: connectFour, position, seed: "monday" };
const explanation = await consider(question, { bot: "mcts", iterations: 1000 });
const [first] = explanation.actions; // the one to play, then the others
export const best = first?.text; // "d"
export const visits = first?.visits; // how often it was looked at
export const shares = first?.shares; // what each seat can expect after it
export const lost = explanation.actions
  .filter(({ proven }) => proven)
  .map(({ text }) => text)
  .sort();

// ["a", "b", "c", "e", "f", "g"]: after all others red wins, and that is proven
// #endregion

// #region hint
import { hint, LEVELS } from "@serpentarium/bots";

export const names = LEVELS.map(({ title }) => title.en); // ["Beginner", "Easy", "Good", "Strong"]
const advice = await hint(connectFour, position, { onProgress: ({ iterations }) => console.log(iterations) });
export const advised = advice.actions[0]?.text; // "d"

// #endregion

// #region seat
import { createBotOccupant } from "@serpentarium/bots/turn";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createActor, waitFor } from "xstate";

const machine = createTurnMachine(connectFour, {
  easy: createBotOccupant({ bot: "mcts", iterations: 100 }),
  good: createBotOccupant({ bot: "mcts", iterations: 500 }),
});
const match = createActor(machine, { input: { table, occupants: ["easy", "good"], seed: "monday" } }).start();
export const { context } = await waitFor(match, ({ value }) => value === "over");

// #endregion

// #region analyse
import { analyse } from "@serpentarium/bots";
import { recordOf } from "@serpentarium/core/turn";

const record = recordOf(connectFour, context);
const options = { iterations: 500, swing: 0.1 }; // what swing is much: 0.2 unless said otherwise
const analysis = unwrap(await analyse(connectFour, record, options));
export const curve = analysis.moments.map((moment) => moment.shares[0]); // what red could expect, action by action
export const turned = analysis.moments.filter(({ turning }) => turning);
export const lessons = turned.map(({ text, better }) => `${text} instead of ${better?.text}`);

// #endregion

// #region solve
import { solve } from "@serpentarium/bots";
import { ticTacToe } from "@serpentarium/tic-tac-toe";

const empty = ticTacToe.start(createTable(ticTacToe));
const solution = solve(ticTacToe, empty, { nodes: 100_000 });
export const worth = solution.solved && solution.shares; // [0.5, 0.5]: a draw

// #endregion

// #region worker
import { connectBots, portOf } from "@serpentarium/bots";

/** Bots in a worker of their own; such a call with a name of a file is what bundlers look for. */
export const openThinker = () =>
  connectBots(portOf(new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" })));

/** Asks for an action, and shows what is thought so far; whoever has the signal can stop it. */
export async function ask(worker: ReturnType<typeof openThinker>, signal: AbortSignal) {
  const answer = await worker.think(
    { game: connectFour, position, seed: "monday" },
    { bot: "mcts", iterations: 5000 },
    { signal, onProgress: ({ iterations }) => console.log(iterations) },
  );
  return answer.ok ? answer.value.actions[0]?.text : answer.error.message.en;
}
// #endregion

// #region far
/** A seat whose bot thinks in the worker, on from one of its turns to the next. */
export const seatFor = (worker: ReturnType<typeof openThinker>) =>
  createBotOccupant({ bot: "mcts", iterations: 5000 }, { worker, resume: true });
// #endregion
