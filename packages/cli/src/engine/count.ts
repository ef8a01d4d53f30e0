import { createRandom, type Random, randomAction } from "@serpentarium/core";
import type { Match } from "../match.ts";
import { countActions } from "../perft.ts";
import { sortTexts } from "../sort-texts.ts";
import { formatOutcome } from "./look.ts";
import { accept, type Reply, reject } from "./reply.ts";
import { alone, type Counting, inMatch, parseCount, type Requests, type Session } from "./request.ts";

const MAX_DEPTH = 20;
const MAX_PLAYOUTS = 10_000_000;
/** The most actions that a playout may take, unless the options allow the game more: some need never end. */
const MAX_ACTIONS = 1_000_000;
/** How many actions of a playout make a step. */
const STEP = 256;

function* perft(match: Match, text: string): Counting {
  const depth = parseCount(text);
  if (depth === undefined) return reject("notation", "expected perft <depth>, a whole number");
  if (depth > MAX_DEPTH) return reject("too-deep", `at most ${MAX_DEPTH} actions deep`);
  if (match.ended) return accept(["1"]);
  const count = yield* countActions(match.game, match.ply.position, depth);
  if (count === undefined) return reject("not-listable", "chance that cannot be listed stands in the way");
  return accept([String(count)]);
}

/** Plays to the end; gives the outcome as text and how many actions it took, or nothing when it takes too many. */
function* playOne(match: Match, random: Random, limit: number) {
  const { game } = match;
  let { position } = match.ply;
  let actions = 0;
  for (; !match.ended && position.phase !== "over"; actions++) {
    if (actions === limit) return undefined;
    if (actions % STEP === 0) yield;
    position = game.apply(position, randomAction(game, position, random));
  }
  const outcome = match.ended ?? position.outcome;
  return { actions, outcome: outcome ? formatOutcome(outcome) : "-" };
}

function* playouts(match: Match, text: string): Counting {
  const [, countText = "", seed = ""] = /^(\d+) (.+)$/s.exec(text) ?? [];
  const count = parseCount(countText);
  if (count === undefined) return reject("notation", "expected playouts <n> <seed>, n a whole number");
  if (count > MAX_PLAYOUTS) return reject("too-deep", `at most ${MAX_PLAYOUTS} games at once`);
  const limit = Math.max(match.game.longest(match.table) ?? 0, MAX_ACTIONS);
  const random = createRandom(seed);
  const counts = new Map<string, number>();
  let total = 0;
  const started = performance.now();
  for (let played = 0; played < count; played++) {
    const end = yield* playOne(match, random, limit);
    if (!end) return reject("too-deep", `a game did not end within ${limit} actions`);
    total += end.actions;
    counts.set(end.outcome, (counts.get(end.outcome) ?? 0) + 1);
  }
  const seconds = (performance.now() - started) / 1000;
  const outcomes = sortTexts([...counts.keys()]).map((outcome) => `${outcome} ${counts.get(outcome)}`);
  return accept([...outcomes, `actions ${total}`, `seconds ${seconds.toFixed(3)}`]);
}

/** `limit <seconds>`; 0 is none. */
function limit(_session: Session, text: string): Reply {
  const isNumber = /^\d+(\.\d+)?$/.test(text);
  if (!isNumber) return reject("notation", "expected limit <seconds>");
  return { ok: true, lines: [], limit: Number(text) };
}

/** What is counted by playing on from the position, without changing it, and how long that may take. */
export const countRequests: Requests = {
  perft: inMatch(perft),
  playouts: inMatch(playouts),
  limit,
  // `serve` stops a running count before this request is answered
  stop: alone(() => accept()),
};
