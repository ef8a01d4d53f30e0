import {
  allLegalActions,
  createRandom,
  hasErrorCode,
  type Outcome,
  redactPosition,
  type WeightedAction,
} from "@serpentarium/core";
import { formatFraction } from "@serpentarium/core/notation";
import { outcomeRecordOf } from "@serpentarium/core/record";
import { sortByCodePoint } from "../sort-by-code-point.ts";
import type { EngineMatch } from "./engine-match.ts";
import { accept, type Reply, reject } from "./reply.ts";
import { type RequestHandlers, withMatch, withoutArguments } from "./request.ts";

/** `<winners> <reason> [scores=<…>] [places=<…>]`, with seats from 1; `-` means no winner. */
export function formatOutcome(outcome: Outcome): string {
  const { winners, reason, scores, places } = outcomeRecordOf(outcome);
  const parts = [winners.map((seat) => seat + 1).join(",") || "-", reason];
  if (scores) parts.push(`scores=${scores.join(",")}`);
  if (places) parts.push(`places=${places.join(",")}`);
  return parts.join(" ");
}

function turn({ game, position, outcome }: EngineMatch): Reply {
  if (outcome) return accept([`over ${formatOutcome(outcome)}`]);
  const seats = game.seatsToAct(position).map((seat) => seat + 1);
  if (game.toAct(position) === "chance") return accept([`chance ${position.phase}`]);
  const isSimultaneous = game.phases[position.phase]?.kind === "simultaneous";
  return accept([`${isSimultaneous ? "seats" : "seat"} ${seats.join(",")} ${position.phase}`]);
}

function legal({ game, position, outcome }: EngineMatch): Reply {
  if (outcome) return accept();
  if (game.toAct(position) === "chance" && !game.chanceOutcomes(position)) return accept(["open"]);
  try {
    const actions = allLegalActions(game, position);
    return accept(sortByCodePoint(actions.map((action) => game.formatAction(action, position))));
  } catch (error) {
    if (hasErrorCode(error, "not-listable")) return accept(["open"]);
    throw error;
  }
}

/** Lines `<action> <probability>`, sorted by action. */
function formatOdds(listed: readonly WeightedAction<string>[]): string[] {
  const sum = listed.reduce((total, { weight }) => total + weight, 0);
  const weights = new Map(listed.map(({ action, weight }) => [action, weight]));
  return sortByCodePoint([...weights.keys()]).map(
    (action) => `${action} ${formatFraction(weights.get(action) ?? 0, sum)}`,
  );
}

function odds({ game, position, outcome }: EngineMatch): Reply {
  const listed = outcome ? undefined : game.chanceOutcomes(position);
  if (!listed) return reject("not-listable", "odds exist only in a chance phase that can be listed");
  return accept(
    formatOdds(listed.map(({ action, weight }) => ({ action: game.formatAction(action, position), weight }))),
  );
}

function sample({ game, position, outcome }: EngineMatch, seed: string): Reply {
  if (outcome || game.toAct(position) !== "chance") {
    return reject("not-listable", "only a chance phase can be sampled");
  }
  if (seed === "") return reject("notation", "expected sample <seed>");
  return accept([game.formatAction(game.drawOutcome(position, createRandom(seed)), position)]);
}

/** The position as a seat or as everyone sees it. */
function view({ game, table, position }: EngineMatch, text: string): Reply {
  const seat = Number(text) - 1;
  const isSeat = /^[1-9]\d*$/.test(text) && seat < table.seats;
  if (!isSeat && text !== "everyone")
    return reject("bad-seats", `expected view everyone, or a seat from 1 to ${table.seats}`);
  return accept([game.formatPosition(redactPosition(game, position, isSeat ? seat : "everyone"))]);
}

export const positionRequests: RequestHandlers = {
  position: withoutArguments(withMatch(({ game, position }) => accept([game.formatPosition(position)]))),
  view: withMatch(view),
  turn: withoutArguments(withMatch(turn)),
  legal: withoutArguments(withMatch(legal)),
  odds: withoutArguments(withMatch(odds)),
  sample: withMatch(sample),
};
