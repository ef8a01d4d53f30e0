import * as v from "valibot";
import { describeIssue } from "../describe-issue.ts";
import { fail, type Result, succeed } from "../failure.ts";
import type { Game } from "../game.ts";
import { CONTRACT_VERSION, type GamePlugin } from "../plugin.ts";
import type { Message } from "../words/message.ts";

/** The methods of a game that tools call; its other members are optional or data. */
const REQUIRED_METHODS = [
  "start",
  "maxActions",
  "parsePosition",
  "formatPosition",
  "parseAction",
  "formatAction",
  "events",
  "scene",
  "clicks",
  "toAct",
  "seatsToAct",
  "legalActions",
  "legalRanges",
  "chanceOutcomes",
  "drawOutcome",
  "refuse",
  "apply",
] as const satisfies readonly (keyof Game)[];

function createSchema() {
  const method = v.function();
  const number = v.number();
  const phase = { next: v.array(v.string()), refuse: method };
  return v.looseObject({
    game: v.looseObject({
      id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
      version: v.string(),
      seats: v.looseObject({ min: number, max: number }),
      options: v.looseObject({ fields: v.looseObject({}), "~standard": v.looseObject({ validate: method }) }),
      clauses: v.record(v.string(), v.looseObject({ source: v.string() })),
      phases: v.record(
        v.string(),
        v.variant("kind", [
          v.looseObject({ kind: v.picklist(["seat", "chance"]), ...phase, apply: method }),
          v.looseObject({ kind: v.literal("simultaneous"), ...phase, resolve: method }),
        ]),
      ),
      ...Object.fromEntries(REQUIRED_METHODS.map((name) => [name, method])),
    }),
    examples: v.array(v.looseObject({ clause: v.string(), position: v.string() })),
    words: v.array(v.looseObject({ language: v.string() })),
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const notAPlugin = (problem: Message) =>
  fail("bad-plugin", { id: "failures.bad-plugin.shape", data: { problem } });

/**
 * Checks the contract version of a plugin or its `package.json`. Fails with `bad-plugin` if it is not a version, and with `bad-contract` if
 * it is another version: the message says what to update.
 */
export function parseContractVersion(contract: unknown): Result<typeof CONTRACT_VERSION> {
  if (contract === CONTRACT_VERSION) return succeed(CONTRACT_VERSION);
  if (typeof contract !== "number" || !Number.isSafeInteger(contract)) {
    return notAPlugin({ id: "failures.bad-plugin.contract" });
  }
  const id = contract < CONTRACT_VERSION ? "failures.bad-contract.old" : "failures.bad-contract.new";
  return fail("bad-contract", { id, data: { contract, expected: CONTRACT_VERSION } });
}

/** Checks the shape of a plugin. Reads accessors as well, which may throw. */
function parseShape(plugin: unknown): Result<GamePlugin> {
  const checked = v.safeParse(createSchema(), plugin, { abortEarly: true });
  // the plugin itself, because valibot makes copies
  if (checked.success) return succeed(plugin as GamePlugin);
  return notAPlugin(describeIssue(checked.issues[0]));
}

/**
 * Returns the default export of an untrusted module as a plugin. Checks the contract first, because another version may have another shape.
 * Fails with `bad-contract` or `bad-plugin`.
 *
 * @param module - as returned by `import()`
 *
 * @example
 * ```ts
 * import { parsePlugin } from "@serpentarium/core/plugin";
 *
 * parsePlugin({ default: { contract: 99 } }).ok; // => false
 * ```
 */
export function parsePlugin(module: unknown): Result<GamePlugin> {
  try {
    const plugin = isObject(module) ? module["default"] : undefined;
    if (!isObject(plugin)) {
      return fail("bad-plugin", { id: "failures.bad-plugin.export" });
    }
    const contract = parseContractVersion(plugin["contract"]);
    return contract.ok ? parseShape(plugin) : contract;
  } catch (error) {
    return notAPlugin(String(error));
  }
}
