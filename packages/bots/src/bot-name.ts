import { fail, type Result, succeed } from "@serpentarium/core";
import type { BotSpec, MctsSpec } from "./bot-spec.ts";
import { DEFAULT_ITERATIONS } from "./budget.ts";
import { LEVELS } from "./levels.ts";
import { isSame } from "./same.ts";

const FORM = /^mcts:([1-9]\d{0,8})(ms)?$/;

const NAMES = LEVELS.map(({ id }) => id).join(", ");

/** A search with a budget of one kind and nothing else said. */
function parseSearch(text: string): MctsSpec | undefined {
  const [, amount, unit] = FORM.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return { bot: "mcts", [unit ? "milliseconds" : "iterations"]: Number(amount) };
}

/**
 * A bot from its name: `random`, `greedy`, `mcts:1000` (iterations), `mcts:500ms`, or the id of one of the `LEVELS`. Fails
 * with `bad-option`.
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
  const spec = parseSearch(text) ?? LEVELS.find(({ id }) => id === text)?.bot;
  if (spec) return succeed(spec);
  return fail(
    "bad-option",
    `"${text}" is no bot; there are random, greedy, mcts:1000, mcts:500ms, ${NAMES}`,
    `« ${text} » n’est pas un robot ; il y a random, greedy, mcts:1000, mcts:500ms, ${NAMES}`,
  );
}

/** The name of a bot: that from which `parseBot` makes it, where it has one; otherwise its kind and its budget. */
export function formatBot(spec: BotSpec): string {
  if (spec.bot !== "mcts") return spec.bot;
  const { iterations, milliseconds } = spec;
  const timed = iterations === undefined && milliseconds !== undefined;
  const name = timed ? `mcts:${milliseconds}ms` : `mcts:${iterations ?? DEFAULT_ITERATIONS}`;
  if (isSame(parseSearch(name), spec)) return name;
  return LEVELS.find(({ bot }) => isSame(bot, spec))?.id ?? name;
}
