import { allLegalActions, createRandom, type Outcome, seenPosition, type Weighted } from "@serpentarium/core";
import { type Match, outcomeOf } from "../match.ts";
import { sortTexts } from "../sort-texts.ts";
import { accept, type Reply, reject } from "./reply.ts";
import { alone, inMatch, type Requests } from "./request.ts";

/** `<winners> <reason> [scores=<…>]`, seats from 1; `-` stands for no winner. */
export function formatOutcome({ winners, reason, scores }: Outcome): string {
  const seats = winners.map((seat) => seat + 1).join(",") || "-";
  return scores ? `${seats} ${reason} scores=${scores.join(",")}` : `${seats} ${reason}`;
}

function turn(match: Match): Reply {
  const { game, ply } = match;
  const outcome = outcomeOf(match);
  if (outcome) return accept([`over ${formatOutcome(outcome)}`]);
  const { position } = ply;
  const seats = game.seatsToAct(position).map((seat) => seat + 1);
  if (game.toAct(position) === "chance") return accept([`chance ${position.phase}`]);
  const isSimultaneous = game.phases[position.phase]?.kind === "simultaneous";
  return accept([`${isSimultaneous ? "seats" : "seat"} ${seats.join(",")} ${position.phase}`]);
}

function legal(match: Match): Reply {
  const { game, ply } = match;
  if (outcomeOf(match)) return accept();
  const { position } = ply;
  if (game.toAct(position) === "chance" && !game.outcomes(position)) return accept(["open"]);
  return accept(
    sortTexts(allLegalActions(game, position).map((action) => game.formatAction(action, position))),
  );
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** `<action> <probability>` in order of the actions, the fractions in lowest terms. */
function formatOdds(listed: readonly Weighted<string>[]): string[] {
  const sum = listed.reduce((total, { weight }) => total + weight, 0);
  const weights = new Map(listed.map(({ action, weight }) => [action, weight]));
  return sortTexts([...weights.keys()]).map((action) => {
    const weight = weights.get(action) ?? 0;
    const divisor = greatestCommonDivisor(sum, weight);
    return `${action} ${weight / divisor}/${sum / divisor}`;
  });
}

function odds(match: Match): Reply {
  const { game, ply } = match;
  const { position } = ply;
  const listed = outcomeOf(match) ? undefined : game.outcomes(position);
  if (!listed) return reject("not-listable", "there are odds only at a turn of chance that can be listed");
  return accept(
    formatOdds(listed.map(({ action, weight }) => ({ action: game.formatAction(action, position), weight }))),
  );
}

function sample(match: Match, seed: string): Reply {
  const { game, ply } = match;
  const { position } = ply;
  if (outcomeOf(match) || game.toAct(position) !== "chance") {
    return reject("not-listable", "there is something to draw only at a turn of chance");
  }
  if (seed === "") return reject("notation", "expected sample <seed>");
  return accept([game.formatAction(game.draw(position, createRandom(seed)), position)]);
}

/** The position as a seat sees it, or as all do. */
function view({ game, table, ply }: Match, text: string): Reply {
  const seat = Number(text) - 1;
  const isSeat = /^[1-9]\d*$/.test(text) && seat < table.seats;
  if (!isSeat && text !== "everyone")
    return reject("bad-seats", `expected view everyone, or a seat from 1 to ${table.seats}`);
  return accept([game.formatPosition(seenPosition(game, ply.position, isSeat ? seat : "everyone"))]);
}

/** Questions to the position. */
export const lookRequests: Requests = {
  position: alone(inMatch(({ game, ply }) => accept([game.formatPosition(ply.position)]))),
  view: inMatch(view),
  turn: alone(inMatch(turn)),
  legal: alone(inMatch(legal)),
  odds: alone(inMatch(odds)),
  sample: inMatch(sample),
};
