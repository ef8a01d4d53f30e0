import { fail, type Result, succeed } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import type { BotSpec, MctsSpec } from "./bot-spec.ts";
import { DEFAULT_ITERATIONS } from "./budget.ts";
import { LEVELS } from "./levels.ts";

const SEARCH_NAME = /^mcts:([1-9]\d{0,8})(ms)?$/;

const KNOWN = ["random", "greedy", "mcts:1000", "mcts:500ms", ...LEVELS.map(({ id }) => id)];

/** Parses a search named by its budget, such as `mcts:1000` or `mcts:500ms`. */
function parseSearchName(text: string): MctsSpec | undefined {
  const [, amount, unit] = SEARCH_NAME.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return { bot: "mcts", [unit ? "milliseconds" : "iterations"]: Number(amount) };
}

/**
 * Parses the name of a bot: `random`, `greedy`, `mcts:1000` (iterations), `mcts:500ms`, or the id of one of the `LEVELS`.
 * Fails with `bad-option`.
 *
 * @example
 * ```ts
 * import { parseBot } from "@serpentarium/bots";
 *
 * const parsed = parseBot("mcts:1000");
 * parsed.ok && parsed.value; // => { bot: "mcts", iterations: 1000 }
 * ```
 */
export function parseBot(name: string): Result<BotSpec> {
  const text = typeof name === "string" ? name : "";
  if (text === "random" || text === "greedy") return succeed({ bot: text });
  const spec = parseSearchName(text) ?? LEVELS.find(({ id }) => id === text)?.bot;
  if (spec) return succeed(spec);
  return fail("bad-option", { id: "failures.bad-option.bot", data: { name: text, known: KNOWN } });
}

/** The name of a bot, which `parseBot` parses again if the bot has one; otherwise its kind and its budget. */
export function formatBot(spec: BotSpec): string {
  if (spec.bot !== "mcts") return spec.bot;
  const { iterations, milliseconds } = spec;
  const timed = iterations === undefined && milliseconds !== undefined;
  const name = timed ? `mcts:${milliseconds}ms` : `mcts:${iterations ?? DEFAULT_ITERATIONS}`;
  if (dequal(parseSearchName(name), spec)) return name;
  return LEVELS.find(({ bot }) => dequal(bot, spec))?.id ?? name;
}
