import { type Failure, fail, type Result, succeed } from "@serpentarium/core";
import * as v from "valibot";
import type { AnalysisProgress, MatchAnalysis } from "../analysis/match-analysis.ts";
import type { BotSpec } from "../bot-spec.ts";
import type { Explanation } from "../explanation.ts";

/** The options of an analysis that are plain data. */
export interface MatchAnalysisSpec {
  readonly iterations?: number;
  readonly minSwing?: number;
  readonly seed?: number | string;
}

/** A request to a worker. Every response has the id of its request. */
export type WorkerRequest =
  /** Imports a module whose default export is a plugin. */
  | { readonly type: "load"; readonly id: number; readonly url: string }
  | {
      readonly type: "think";
      readonly id: number;
      /** The id of a game that the worker has. */
      readonly game: string;
      /** Its version; by default, the one loaded last. */
      readonly version?: string;
      readonly bot: BotSpec;
      readonly position: unknown;
      /** The positions before and after the last action of the acting seat, if known. */
      readonly previous?: { readonly from: unknown; readonly position: unknown };
      readonly seed: string | number;
      /** Requests with the same name belong to one match and seat, and continue one search. */
      readonly match?: string;
      /**
       * The memory of a tree that all workers with this memory search together; without effect if it does not arrive as shared memory, or with
       * `match`.
       */
      readonly memory?: SharedArrayBuffer;
      /** Whether the response contains only the action to play, without progress. */
      readonly brief?: boolean;
    }
  | {
      readonly type: "analyse";
      readonly id: number;
      readonly game: string;
      readonly record: unknown;
      readonly options: MatchAnalysisSpec;
    }
  | { readonly type: "cancel"; readonly id: number };

/** A response of a worker. */
export type WorkerResponse =
  | { readonly type: "loaded"; readonly id: number; readonly game: string }
  | { readonly type: "thinking"; readonly id: number; readonly explanation: Explanation<unknown> }
  | { readonly type: "thought"; readonly id: number; readonly explanation: Explanation<unknown> }
  | { readonly type: "analysing"; readonly id: number; readonly progress: AnalysisProgress }
  | { readonly type: "analysed"; readonly id: number; readonly analysis: MatchAnalysis }
  | { readonly type: "cancelled"; readonly id: number }
  /** The id is -1 if the request had none. */
  | { readonly type: "failed"; readonly id: number; readonly failure: Failure };

/** The largest number in a request: larger than any useful one, and an exact integer. */
const MAX_NUMBER = 1_000_000_000;

const createSchema = () => {
  const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_NUMBER));
  const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_NUMBER));
  const amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_NUMBER));
  const seed = v.union([v.string(), v.number()]);
  const aim = v.union([
    v.picklist(["win", "place"]),
    v.strictObject({ score: v.pipe(v.number(), v.finite(), v.gtValue(0)) }),
  ]);
  const mcts = v.strictObject({
    bot: v.literal("mcts"),
    temperature: v.optional(amount),
    style: v.optional(v.picklist(["greedy", "careful"])),
    iterations: v.optional(count),
    milliseconds: v.optional(amount),
    aim: v.optional(aim),
    exploration: v.optional(amount),
    priorTemperature: v.optional(v.pipe(amount, v.gtValue(0))),
    urgency: v.optional(amount),
    minimaxWeight: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    rolloutLimit: v.optional(v.nullable(count)),
    maxNodes: v.optional(positive),
    solverNodes: v.optional(count),
  });
  const greedy = v.strictObject({ bot: v.literal("greedy"), aim: v.optional(aim) });
  const bot = v.variant("bot", [v.strictObject({ bot: v.literal("random") }), greedy, mcts]);
  const options = v.strictObject({
    iterations: v.optional(count),
    minSwing: v.optional(amount),
    seed: v.optional(seed),
  });
  return v.variant("type", [
    v.strictObject({ type: v.literal("load"), id, url: v.string() }),
    v.strictObject({
      type: v.literal("think"),
      id,
      game: v.string(),
      version: v.optional(v.string()),
      bot,
      position: v.unknown(),
      previous: v.optional(v.strictObject({ from: v.unknown(), position: v.unknown() })),
      seed,
      match: v.optional(v.string()),
      memory: v.optional(v.unknown()),
      brief: v.optional(v.boolean()),
    }),
    v.strictObject({ type: v.literal("analyse"), id, game: v.string(), record: v.unknown(), options }),
    v.strictObject({ type: v.literal("cancel"), id }),
  ]);
};

/** Creates a parser of requests from unknown data, which fails with `bad-event`. */
export function createRequestParser(): (data: unknown) => Result<WorkerRequest> {
  const schema = createSchema();
  return (data) => {
    try {
      const parsed = v.safeParse(schema, data, { abortEarly: true });
      // the schema allows undefined for optional fields
      if (parsed.success) return succeed(parsed.output as WorkerRequest);
      const where = v.getDotPath(parsed.issues[0]) ?? "type";
      return fail("bad-event", { id: "failures.bad-event.request", data: { where } });
    } catch {
      // a getter or proxy that throws
      return fail("bad-event", { id: "failures.bad-event.unreadable-request" });
    }
  };
}

/** The id of a message of unknown shape; -1 if it has none. */
export function requestIdOf(data: unknown): number {
  try {
    const id: unknown = typeof data === "object" && data !== null ? Reflect.get(data, "id") : undefined;
    return typeof id === "number" ? id : -1;
  } catch {
    return -1;
  }
}
