// #region bot
import { createBot } from "@serpentarium/bots";
import { createTable, unwrap } from "@serpentarium/core";
import { connectFour } from "./connect-four/src/index.ts";

const table = createTable(connectFour);
const position = unwrap(connectFour.parsePosition("drop:2 7/7/7/7/y6/rrr1y2", table)); // yellow must block d

const bot = createBot(connectFour, { bot: "mcts", iterations: 1000 });
export const chosen = connectFour.formatAction(bot.choose(position, "monday"), position); // "d"

// #endregion

// #region why
import { runBot } from "@serpentarium/bots";

const request = { game: connectFour, position, seed: "monday" };
const explanation = await runBot(request, { bot: "mcts", iterations: 1000 });
const [first] = explanation.actions; // the one to play, then the others
export const best = first?.text; // "d"
export const visits = first?.visits; // how often it was searched
export const shares = first?.shares; // the expected share of each seat after it
export const lost = explanation.actions
  .filter(({ proven }) => proven)
  .map(({ text }) => text)
  .sort();

// ["a", "b", "c", "e", "f", "g"]: after all others red is proven to win
// #endregion

// #region hint
import { hint, LEVELS } from "@serpentarium/bots";
import botsEn from "@serpentarium/bots/words/en";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";

const words = createWords("en", botsEn, coreEn);
export const names = LEVELS.map(({ id }) => words.text(`bots.levels.${id}`)); // ["Beginner", "Easy", "Good", "Strong"]
const hinted = await hint(connectFour, position, { onProgress: ({ iterations }) => console.log(iterations) });
export const hintText = hinted.actions[0]?.text; // "d"

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
import { analyseMatch } from "@serpentarium/bots";
import { recordOf } from "@serpentarium/core/match";

const record = recordOf(connectFour, context);
const options = { iterations: 500, minSwing: 0.1 }; // the change that makes a turning point; default 0.2
const analysis = unwrap(await analyseMatch(connectFour, record, options));
export const curve = analysis.actions.map((moment) => moment.shares[0]); // red's expected share, action by action
export const turned = analysis.actions.filter(({ isTurningPoint }) => isTurningPoint);
export const lessons = turned.map(({ text, better }) => `${text} instead of ${better?.text}`);

// #endregion

// #region solve
import { solve } from "@serpentarium/bots";
import { ticTacToe } from "./tic-tac-toe/src/index.ts";

const empty = ticTacToe.start(createTable(ticTacToe));
const solution = solve(ticTacToe, empty, { nodes: 100_000 });
export const value = solution.solved && solution.shares; // [0.5, 0.5]: a draw

// #endregion

// #region worker
import { connectBotWorker, toPort } from "@serpentarium/bots";

/** Opens a worker for bots; bundlers recognise a `new Worker` call of this form. */
export const openBotsWorker = () =>
  connectBotWorker(toPort(new Worker(new URL("./bots-worker.ts", import.meta.url), { type: "module" })));

/** Requests an action and logs the progress; the signal cancels the request. */
export async function ask(worker: ReturnType<typeof openBotsWorker>, signal: AbortSignal) {
  const answer = await worker.think(
    { game: connectFour, position, seed: "monday" },
    { bot: "mcts", iterations: 5000 },
    { signal, onProgress: ({ iterations }) => console.log(iterations) },
  );
  return answer.ok ? answer.value.actions[0]?.text : words.format(answer.error.message);
}
// #endregion

// #region far
/** An occupant whose bot runs in the worker and keeps its search tree between turns. */
export const seatFor = (worker: ReturnType<typeof openBotsWorker>) =>
  createBotOccupant({ bot: "mcts", iterations: 5000 }, { worker, resume: true });
// #endregion
