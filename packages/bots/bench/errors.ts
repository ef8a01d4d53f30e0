/**
 * How much bots give away: draws positions out of games, plays every action there on many times, and prints by how much what
 * a bot chooses is worth less than the best, on average. Where luck decides much, this tells bots apart in minutes that
 * matches would take days for. Bots have names, or are data; without any, a search is held against greedy. Since the best of
 * values that are known about is taken, all errors come out too large by the same; their differences do not.
 *
 *     node --conditions=@serpentarium/source bench/errors.ts mcts:1000 greedy '{"bot":"mcts","exploration":0.1}'
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { unwrap } from "@serpentarium/core";
import { type BotSpec, parseBot } from "../src/index.ts";
import type { Measuring } from "./choices.ts";
import { Threads } from "./contest.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "sssnake" },
    positions: { type: "string", default: "2000" },
    /** How often each action of a position is played on. */
    plays: { type: "string", default: "40" },
    /** For how many turns, before the game judges. */
    turns: { type: "string", default: "6" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});

const names = positionals.length > 0 ? positionals : ["mcts:1000", "greedy"];

const specOf = (text: string): BotSpec =>
  text.startsWith("{") ? (JSON.parse(text) as BotSpec) : unwrap(parseBot(text));

const measuring: Measuring = {
  game: values.game,
  bots: names.map(specOf),
  plays: Number(values.plays),
  turns: Number(values.turns),
};

/** A mean, and twice its standard error: with 95 % certainty the true one is no further off. */
function meanOf(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return `${(100 * mean).toFixed(2)} ± ${((200 * Math.sqrt(squares)) / numbers.length).toFixed(2)} %`;
}

const errors: (readonly number[])[] = [];
const threads = new Threads<Measuring, readonly number[]>(
  Number(values.workers),
  new URL("./errors-worker.ts", import.meta.url),
);
await threads.run(measuring, 0, Number(values.positions), (one) => errors.push(one));
await threads.close();

const errorOf = (bot: number): number[] => errors.map((one) => one[bot] ?? 0);
const first = errorOf(0);
console.log("| bot | error | more than the first |\n| --- | --- | --- |");
for (const [bot, name] of names.entries()) {
  const mine = errorOf(bot);
  const more = bot === 0 ? "" : meanOf(mine.map((error, i) => error - (first[i] ?? 0)));
  console.log(`| ${name} | ${meanOf(mine)} | ${more} |`);
}
