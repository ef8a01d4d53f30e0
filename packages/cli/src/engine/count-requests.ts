import { createRandom, type Random, randomAction } from "@serpentarium/core";
import { countSequences } from "../perft.ts";
import { sortByCodePoint } from "../sort-by-code-point.ts";
import type { EngineMatch } from "./engine-match.ts";
import { formatOutcome } from "./position-requests.ts";
import { accept, type Reply, reject } from "./reply.ts";
import {
  type EngineSession,
  parseCount,
  type ReplySteps,
  type RequestHandlers,
  withMatch,
  withoutArguments,
} from "./request.ts";

const MAX_DEPTH = 20;
const MAX_PLAYOUTS = 10_000_000;
/** The maximal number of actions in a playout, unless the game's own maximum is higher: some games can be endless. */
const MAX_PLAYOUT_ACTIONS = 1_000_000;
/** Number of playout actions in a step. */
const ACTIONS_PER_STEP = 256;

function* perft(match: EngineMatch, text: string): ReplySteps {
  const depth = parseCount(text);
  if (depth === undefined) return reject("notation", "expected perft <depth>, a whole number");
  if (depth > MAX_DEPTH) return reject("too-deep", `at most ${MAX_DEPTH} actions deep`);
  if (match.ended) return accept(["1"]);
  const count = yield* countSequences(match.game, match.position, depth);
  if (count === undefined)
    return reject("not-listable", "the sequences pass through chance that cannot be listed");
  return accept([String(count)]);
}

/** Plays at random to the end; returns the outcome as text and the number of actions, undefined if over the limit. */
function* runPlayout(match: EngineMatch, random: Random, limit: number) {
  const { game } = match;
  let { position } = match;
  let actions = 0;
  for (; !match.ended && position.phase !== "over"; actions++) {
    if (actions === limit) return undefined;
    if (actions % ACTIONS_PER_STEP === 0) yield;
    position = game.apply(position, randomAction(game, position, random));
  }
  const outcome = match.outcome ?? position.outcome;
  return { actions, outcome: outcome ? formatOutcome(outcome) : "-" };
}

function* playouts(match: EngineMatch, text: string): ReplySteps {
  const [, countText = "", seed = ""] = /^(\d+) (.+)$/s.exec(text) ?? [];
  const count = parseCount(countText);
  if (count === undefined) return reject("notation", "expected playouts <n> <seed>, n a whole number");
  if (count > MAX_PLAYOUTS) return reject("too-deep", `at most ${MAX_PLAYOUTS} games at once`);
  const limit = Math.max(match.game.maxActions(match.table) ?? 0, MAX_PLAYOUT_ACTIONS);
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  let total = 0;
  const started = performance.now();
  for (let i = 0; i < count; i++) {
    const end = yield* runPlayout(match, random, limit);
    if (!end) return reject("too-deep", `a game did not end within ${limit} actions`);
    total += end.actions;
    counts.set(end.outcome, (counts.get(end.outcome) ?? 0) + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  const outcomes = sortByCodePoint([...counts.keys()]).map((outcome) => `${outcome} ${counts.get(outcome)}`);
  return accept([...outcomes, `actions ${total}`, `seconds ${seconds.toFixed(3)}`]);
}

/** `limit <seconds>`; 0 means no limit. */
function setLimit(_session: EngineSession, text: string): Reply {
  const isNumber = /^\d+(\.\d+)?$/.test(text);
  if (!isNumber) return reject("notation", "expected limit <seconds>");
  return { ok: true, lines: [], limit: Number(text) };
}

/** Requests that count from the position without changing it, and requests that limit or stop a count. */
export const countRequests: RequestHandlers = {
  perft: withMatch(perft),
  playouts: withMatch(playouts),
  limit: setLimit,
  // `serve` stops a running count before this request is answered
  stop: withoutArguments(() => accept()),
};
