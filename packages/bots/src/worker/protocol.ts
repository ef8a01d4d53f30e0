import { type Failure, fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";
import type { Analysis } from "../analyse.ts";
import type { BotSpec } from "../bot-spec.ts";
import type { Explanation } from "../explanation.ts";

/** What can be said of an analysis as plain data. */
export interface AnalysisSpec {
  readonly iterations?: number;
  readonly swing?: number;
  readonly seed?: number | string;
}

/** What a worker is asked. All answers bear the number of the question. */
export type Request =
  /** Takes in the game of a plugin: a module whose default export it is. */
  | { readonly type: "load"; readonly id: number; readonly url: string }
  | {
      readonly type: "think";
      readonly id: number;
      /** The id of a game that the worker knows. */
      readonly game: string;
      readonly bot: BotSpec;
      readonly position: unknown;
      readonly seed: string | number;
      /** Questions of the same name are of one match and one seat: the search goes on from one to the next. */
      readonly match?: string;
    }
  | {
      readonly type: "analyse";
      readonly id: number;
      readonly game: string;
      readonly record: unknown;
      readonly options: AnalysisSpec;
    }
  | { readonly type: "cancel"; readonly id: number };

/** What a worker answers. */
export type Reply =
  | { readonly type: "loaded"; readonly id: number; readonly game: string }
  | { readonly type: "thinking"; readonly id: number; readonly explanation: Explanation<unknown> }
  | { readonly type: "thought"; readonly id: number; readonly explanation: Explanation<unknown> }
  | { readonly type: "analysing"; readonly id: number; readonly done: number; readonly all: number }
  | { readonly type: "analysed"; readonly id: number; readonly analysis: Analysis }
  | { readonly type: "cancelled"; readonly id: number }
  /** The number is -1 where the question had none. */
  | { readonly type: "failed"; readonly id: number; readonly failure: Failure };

/** More than anybody would wait for, and less than what a number loses its last digit to. */
const MOST = 1_000_000_000;

const createSchema = () => {
  const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
  const least1 = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST));
  const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MOST));
  const seed = v.union([v.string(), v.number()]);
  const worth = v.union([
    v.literal("wins"),
    v.strictObject({ scores: v.pipe(v.number(), v.finite(), v.gtValue(0)) }),
  ]);
  const mcts = v.strictObject({
    bot: v.literal("mcts"),
    iterations: v.optional(whole),
    milliseconds: v.optional(amount),
    worth: v.optional(worth),
    exploration: v.optional(amount),
    urgency: v.optional(amount),
    sharpness: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    cut: v.optional(v.nullable(whole)),
    nodes: v.optional(least1),
    endgame: v.optional(whole),
  });
  const bot = v.variant("bot", [
    v.strictObject({ bot: v.literal("random") }),
    v.strictObject({ bot: v.literal("greedy"), worth: v.optional(worth) }),
    mcts,
  ]);
  const options = v.strictObject({
    iterations: v.optional(whole),
    swing: v.optional(amount),
    seed: v.optional(seed),
  });
  return v.variant("type", [
    v.strictObject({ type: v.literal("load"), id, url: v.string() }),
    v.strictObject({
      type: v.literal("think"),
      id,
      game: v.string(),
      bot,
      position: v.unknown(),
      seed,
      match: v.optional(v.string()),
    }),
    v.strictObject({ type: v.literal("analyse"), id, game: v.string(), record: v.unknown(), options }),
    v.strictObject({ type: v.literal("cancel"), id }),
  ]);
};

const notUnderstood = (where: string): Result<Request> =>
  fail(
    "bad-event",
    `not a question that a worker understands: ${where}`,
    `pas une question que le processus comprend : ${where}`,
  );

/** Reads messages that may be anything. Fails with `bad-event`. */
export function createRequestParser(): (data: unknown) => Result<Request> {
  const schema = createSchema();
  return (data) => {
    try {
      const parsed = v.safeParse(schema, data, { abortEarly: true });
      // the schema lets through what is left out as what is undefined
      if (parsed.success) return succeed(parsed.output as Request);
      return notUnderstood(v.getDotPath(parsed.issues[0]) ?? "type");
    } catch {
      // a getter or a proxy that throws
      return notUnderstood("it cannot be read");
    }
  };
}

/** The number of a message that may be anything; -1 where it has none. */
export function idOf(data: unknown): number {
  try {
    const id: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "id") : undefined;
    return typeof id === "number" ? id : -1;
  } catch {
    return -1;
  }
}
