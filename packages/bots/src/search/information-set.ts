import type { ActionRange, AnyAction, Random, Seat } from "@serpentarium/core";
import { actionsAround } from "../candidates.ts";
import type { Shares } from "../shares.ts";

/** The sum of the shares after an action. */
export interface Tally {
  readonly totals: number[];
  visits: number;
}

/** The statistics of a seat for one of its actions, over all positions that it cannot distinguish. */
export interface Choice<A> extends Tally {
  readonly action: A;
  /** How much more the seat would have got by always playing this action; at least 0. */
  regret: number;
  /** The sum of its probabilities in the strategies so far; later strategies have a larger weight. */
  weight: number;
}

/** The view of an acting seat. */
export interface InformationSet<A> {
  readonly choices: Map<string, Choice<A>>;
  /** The positions visited so far, by their data. */
  readonly decisions: Map<string, Decision<A>>;
  visits: number;
  /** The considered actions in a phase with ranges; undefined until they are refined. */
  candidates?: readonly A[];
  /** The number of visits at which the candidates are refined next. */
  refineAt: number;
}

export interface Decision<A> {
  readonly set: InformationSet<A>;
  readonly seat: Seat;
  readonly choices: readonly Choice<A>[];
  /** The results of each choice in this position. */
  readonly results: readonly Result<A>[];
}

interface Result<A> extends Tally {
  /** The decision that always follows; undefined if chance intervenes. */
  next?: Decision<A> | undefined;
}

/** The number of visits at which candidates are first refined; afterwards whenever it has doubled. */
const FIRST_REFINEMENT = 256;
/** The maximal number of probable candidates to keep, around which others are tried. */
const MAX_KEPT = 12;
const MAX_CENTRES = 4;

/** Replaces improbable candidates of an information set by actions around the most probable ones. */
export function refineCandidates<A extends AnyAction>(
  set: InformationSet<A>,
  ranges: readonly ActionRange<A>[],
): void {
  const ranked = [...set.choices.values()].sort((a, b) => b.weight - a.weight).map(({ action }) => action);
  const around = ranked.slice(0, MAX_CENTRES).flatMap((action) => actionsAround(ranges, action, ranked));
  set.candidates = [...ranked.slice(0, MAX_KEPT), ...around];
  set.decisions.clear();
  set.refineAt = 2 * set.visits;
}

export const createInformationSet = <A>(): InformationSet<A> => ({
  choices: new Map(),
  decisions: new Map(),
  visits: 0,
  refineAt: FIRST_REFINEMENT,
});

export const createTally = (seats: number): Tally => ({
  totals: new Array<number>(seats).fill(0),
  visits: 0,
});

const RESOLUTION = 2 ** 30;

/** A random number, at least 0 and less than 1. */
export const drawFraction = (random: Random): number => random.integer(RESOLUTION) / RESOLUTION;

function findOrAdd<V>(map: Map<string, V>, key: string, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const added = create();
  map.set(key, added);
  return added;
}

function createDecision<A>(
  set: InformationSet<A>,
  seat: Seat,
  legal: readonly A[],
  seats: number,
): Decision<A> {
  const choices = legal.map((action) =>
    findOrAdd(set.choices, JSON.stringify(action), () => ({
      ...createTally(seats),
      action,
      regret: 0,
      weight: 0,
    })),
  );
  return { set, seat, choices, results: legal.map(() => createTally(seats)) };
}

/** The decision at a position. A new one is stored only if the search has capacity left. */
export function decisionAt<A>(
  set: InformationSet<A>,
  seat: Seat,
  positionKey: string,
  candidates: () => readonly A[],
  seats: number,
  hasRoom: boolean,
): Decision<A> {
  const create = () => createDecision(set, seat, set.candidates ?? candidates(), seats);
  if (hasRoom) return findOrAdd(set.decisions, positionKey, create);
  return set.decisions.get(positionKey) ?? create();
}

/** The probabilities of choices in proportion to their regrets; equal ones if there is no regret. */
function matchRegrets(choices: readonly Choice<unknown>[]): number[] {
  const sum = choices.reduce((all, { regret }) => all + regret, 0);
  return choices.map(({ regret }) => (sum > 0 ? regret / sum : 1 / choices.length));
}

/** The part of the visits that all actions share equally, so that the search keeps exploring each. */
const explorationAfter = (visits: number): number => 0.4 * Math.sqrt(Math.min(1, 20 / (visits + 1)));

/** Draws the index of a choice: an untried one if there is any, otherwise by regret matching. */
export function drawChoice<A>({ set, choices }: Decision<A>, random: Random): number {
  const untried = [...choices.keys()].filter((index) => choices[index]?.visits === 0);
  if (untried.length > 0) return untried[random.integer(untried.length)] as number;
  if (drawFraction(random) < explorationAfter(set.visits)) return random.integer(choices.length);
  return indexAt(matchRegrets(choices), drawFraction(random));
}

/** The index that a number from 0 to less than 1 selects, if each index has an interval of its probability. */
export function indexAt(probabilities: readonly number[], fraction: number): number {
  let rest = fraction;
  const index = probabilities.findIndex((probability) => {
    rest -= probability;
    return rest < 0;
  });
  // rounding errors may exceed the last one
  return index < 0 ? probabilities.findLastIndex((probability) => probability > 0) : index;
}

/** Actions less probable than this fraction of the most probable one are not played: they result from exploration. */
const MIN_PROBABILITY_RATIO = 0.05;

/** The probabilities with which to play choices: the mean of the strategies so far. */
export function averageStrategy(choices: readonly Choice<unknown>[]): number[] {
  const max = Math.max(...choices.map(({ weight }) => weight));
  const weights = choices.map(({ weight }) =>
    weight < max * MIN_PROBABILITY_RATIO ? 0 : max === 0 ? 1 : weight,
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

export const meansOf = ({ totals, visits }: Tally): Shares => totals.map((total) => total / visits);

/** The expected shares of a choice at a decision: by the current strategy of the acting seat, or by the mean so far. */
function expectedShares<A>(choice: Choice<A>, result: Result<A>): Shares {
  const { next, visits } = result;
  if (visits === 0) return meansOf(choice);
  if (!next?.results.every((after) => after.visits > 0)) return meansOf(result);
  return mixShares(next.results.map(meansOf), matchRegrets(next.choices));
}

export const mixShares = (several: readonly Shares[], probabilities: readonly number[]): Shares =>
  (several[0] ?? []).map((_, seat) =>
    several.reduce((sum, shares, index) => sum + (shares[seat] ?? 0) * (probabilities[index] ?? 0), 0),
  );

export function addVisit(tally: Tally, shares: Shares): void {
  tally.visits++;
  for (const [seat, share] of shares.entries()) tally.totals[seat] = (tally.totals[seat] ?? 0) + share;
}

/**
 * Records the result of a drawn choice, and returns the expected shares at the decision. If the seat learns, updates the regrets of its
 * information set, by the expected results of all actions in this position against the current strategies of the others.
 */
export function updateDecision<A>(
  decision: Decision<A>,
  drawn: number,
  shares: Shares,
  learns: boolean,
): Shares {
  const { set, seat, choices, results } = decision;
  addVisit(results[drawn] as Result<A>, shares);
  if (learns) {
    set.visits++;
    addVisit(choices[drawn] as Choice<A>, shares);
  }
  if (choices.some(({ visits }) => visits === 0)) return shares;
  const values = choices.map((choice, index) => expectedShares(choice, results[index] as Result<A>));
  const policy = matchRegrets(choices);
  const expected = mixShares(values, policy);
  if (learns) {
    for (const [index, choice] of choices.entries()) {
      const gain = (values[index]?.[seat] ?? 0) - (expected[seat] ?? 0);
      choice.regret = Math.max(0, choice.regret + gain);
      choice.weight += set.visits * (policy[index] as number);
    }
  }
  return expected;
}
