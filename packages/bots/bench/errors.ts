/**
 * Measures the errors of bots: samples decisions from games, plays on from every action many times, and prints how much less
 * the choices of a bot are worth than the best, on average. Where luck decides much, this tells bots apart in minutes
 * instead of days of matches. Bots are given by name or as JSON; the default compares a search with greedy. The best of
 * several estimates is too high, so all errors are too large by the same amount; their differences are not.
 *
 *     node --conditions=@serpentarium/source bench/errors.ts mcts:1000 greedy '{"bot":"mcts","exploration":0.1}'
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { unwrap } from "@serpentarium/core";
import { Tinypool } from "tinypool";
import { type BotSpec, parseBot } from "../src/index.ts";
import type { ErrorMeasurement } from "./decision-errors.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "sssnake" },
    positions: { type: "string", default: "2000" },
    /** Playouts per action. */
    plays: { type: "string", default: "40" },
    /** Turns per playout, after which the position is evaluated. */
    turns: { type: "string", default: "6" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});

const names = positionals.length > 0 ? positionals : ["mcts:1000", "greedy"];

const specOf = (text: string): BotSpec =>
  text.startsWith("{") ? (JSON.parse(text) as BotSpec) : unwrap(parseBot(text));

const measurement: ErrorMeasurement = {
  game: values.game,
  bots: names.map(specOf),
  playouts: Number(values.plays),
  turns: Number(values.turns),
};

/** Formats a mean with twice its standard error, about the 95 % interval. */
function formatMean(numbers: readonly number[]): string {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return `${(100 * mean).toFixed(2)} ± ${((200 * Math.sqrt(squares)) / numbers.length).toFixed(2)} %`;
}

const threads = new Tinypool({
  filename: new URL("./errors-worker.ts", import.meta.url).href,
  maxThreads: Number(values.workers),
});
const errors: readonly (readonly number[])[] = await Promise.all(
  Array.from({ length: Number(values.positions) }, (_, number) => threads.run({ measurement, number })),
);
await threads.destroy();

const errorOf = (bot: number): number[] => errors.map((one) => one[bot] ?? 0);
const first = errorOf(0);
console.log("| bot | error | more than the first |\n| --- | --- | --- |");
for (const [bot, name] of names.entries()) {
  const mine = errorOf(bot);
  const more = bot === 0 ? "" : formatMean(mine.map((error, i) => error - (first[i] ?? 0)));
  console.log(`| ${name} | ${formatMean(mine)} | ${more} |`);
}
