import {
  type Actor,
  determinize,
  type Game,
  type GameTypes,
  type Random,
  randomAction,
  redactPosition,
  type Seat,
  seatsOf,
} from "@serpentarium/core";
import { candidateActions } from "../candidates.ts";
import type { Explanation } from "../explanation.ts";
import { seenByActor } from "../seen-by-actor.ts";
import { estimateValue, type Shares } from "../shares.ts";
import {
  addVisit,
  averageStrategy,
  createInformationSet,
  createTally,
  type Decision,
  decisionAt,
  drawChoice,
  drawFraction,
  type InformationSet,
  indexAt,
  meansOf,
  mixShares,
  refineCandidates,
  type Tally,
  updateDecision,
} from "./information-set.ts";
import { hasRanges, type MctsOptions } from "./options.ts";
import { createRollout, type Rollout } from "./rollout.ts";
import type { MctsSearch } from "./search.ts";

/** The position of a simultaneous phase before anyone has chosen: the search includes seats that have already chosen. */
function withoutChoices<P extends { readonly choices?: unknown }>(position: P): P {
  if (!position.choices) return position;
  const { choices: _, ...rest } = position;
  return rest as P;
}

/** The data of a position as a key, without the table, which is constant in a search. */
const keyOf = (position: object): string => JSON.stringify({ ...position, table: undefined });

/** A decision of an iteration, and the index of the drawn choice. */
interface Step<A> {
  readonly decision: Decision<A>;
  readonly drawn: number;
}

/** The seats whose statistics an iteration updates: a single one, or all. */
type Learner = Seat | "all";

/** What the seats have found in iterations that begin alike. */
interface Findings<A> {
  /** The information sets of each seat, by what it sees. */
  readonly sets: readonly Map<string, InformationSet<A>>[];
  /** The information set of the searching seat in the searched position. */
  readonly root: InformationSet<A>;
}

/** The number of random games that decide whether the searched position is near enough to the beginning, and how many must reach it. */
const [PROBES, MIN_REACHED] = [300, 6];
/** The maximal number of actions of such a game. */
const MAX_PROBE_ACTIONS = 200;
/** The number of iterations before that is tried: a shorter search would visit the position too rarely. */
const FIRST_PROBE = 256;
/** The number of visits after which iterations from the beginning count. */
const MIN_ROOT_VISITS = 64;

/**
 * Monte Carlo tree search on information sets. Every seat has its own statistics by its view, so no seat can act on information that it
 * does not have, for example on another seat's secret choice. Actions are drawn by regret matching, and the mean of the strategies is
 * played: a mixture if any single action could be exploited.
 *
 * A seat that only asks which positions are consistent with its view overlooks what the others’ actions say about them: who bets has
 * rather a good card. So iterations begin at the last position that all seats see alike, the start of the game, if random games from there
 * reach the searched position often enough: then every seat has what it sees, and acts by its strategy, on the way there, too.
 *
 * Otherwise, if the searching seat sees more than the others, iterations alternate. One draws a position that is consistent with the view of the
 * searching seat, and updates only its statistics: the others must not adapt to hidden information. The next draws a position that is
 * consistent with the view of another seat there, and updates all.
 */
export class InformationSetSearch<T extends GameTypes> implements MctsSearch<T> {
  readonly game: Game<T>;
  position: T["position"];
  readonly #random: Random;
  readonly #options: Required<MctsOptions>;
  readonly #rollout: Rollout<T>;
  readonly #hasRanges: boolean;
  /** From the searched position on. */
  #fromHere: Findings<T["action"]> = { sets: [], root: createInformationSet() };
  /** From the start of the game on, if that reaches the searched position. */
  #fromStart: Findings<T["action"]> | undefined;
  /** The sum of the shares of the iterations that start from the searching seat's view. */
  #tally: Tally = createTally(0);
  /** What the searching seat sees, as a key. */
  #view = "";
  /** Whether all seats see the same. */
  #isCommonKnowledge = true;
  #size = 1;
  #iterations = 0;
  /** The random number that selects an action of the mixed strategy. */
  #lot = 0;

  constructor(game: Game<T>, position: T["position"], random: Random, options: Required<MctsOptions>) {
    this.game = game;
    this.position = position;
    this.#random = random;
    this.#options = options;
    this.#rollout = createRollout(game, options, random);
    this.#hasRanges = hasRanges(game);
    this.moveTo(position);
  }

  /** True only if the game is over: hidden information rules out proofs. */
  get isSettled(): boolean {
    return this.position.phase === "over";
  }

  get nodeCount(): number {
    return this.#size;
  }

  run(iterations: number): number {
    if (this.isSettled) return 0;
    for (let done = 0; done < iterations; done++) this.#iterate();
    return iterations;
  }

  /** Restarts: earlier results depend on what the seat knew then. */
  moveTo(position: T["position"]): void {
    this.position = seenByActor(this.game, position);
    const seats = seatsOf(position.table);
    const views = seats.map((seat) => this.#viewKey(this.position, seat));
    this.#isCommonKnowledge = views.every((view) => view === views[0]);
    this.#view = views[this.#seat] ?? "";
    this.#fromHere = this.#createFindings();
    this.#fromStart = undefined;
    this.#tally = createTally(seats.length);
    this.#size = 1;
    this.#iterations = 0;
    this.#lot = drawFraction(this.#random);
  }

  explain(): Explanation<T["action"]> {
    const { game, position } = this;
    const actor = game.toAct(position);
    if (actor === undefined) {
      const shares = estimateValue(game, position, this.#options.aim);
      return { iterations: 0, shares, proven: true, actions: [] };
    }
    if (this.#tally.visits === 0) this.run(1);
    return this.#explainMixture(actor);
  }

  /** Puts the action to play first: it is drawn from the mixture once, and stays the same. The others are sorted by probability. */
  #explainMixture(actor: Actor): Explanation<T["action"]> {
    const fromStart = this.#fromStart?.root;
    const root = fromStart && fromStart.visits >= MIN_ROOT_VISITS ? fromStart : this.#fromHere.root;
    const visited = [...root.choices.values()].filter(({ visits }) => visits > 0);
    const probabilities = averageStrategy(visited);
    const evaluations = visited.map((choice, index) => ({
      action: choice.action,
      text: this.game.formatAction(choice.action, this.position),
      visits: choice.visits,
      shares: meansOf(choice),
      proven: false,
      probability: probabilities[index] ?? 0,
    }));
    const played = evaluations[indexAt(probabilities, this.#lot)];
    const shares = played ? mixShares(visited.map(meansOf), probabilities) : meansOf(this.#tally);
    const others = evaluations
      .filter((evaluation) => evaluation !== played)
      .sort((a, b) => b.probability - a.probability || b.visits - a.visits);
    const actions = played ? [played, ...others] : [];
    return { actor, iterations: this.#iterations, shares, proven: false, actions };
  }

  /** The searching seat. */
  get #seat(): Seat {
    const actor = this.game.toAct(this.position);
    return typeof actor === "number" ? actor : 0;
  }

  #createFindings(): Findings<T["action"]> {
    const root = createInformationSet<T["action"]>();
    const sets = seatsOf(this.position.table).map(() => new Map<string, InformationSet<T["action"]>>());
    sets[this.#seat]?.set(this.#view, root);
    return { sets, root };
  }

  /** Whether enough random games from the start of the game come to what the searching seat sees. */
  #isReachedFromStart(): boolean {
    const { game } = this;
    const start = game.start(this.position.table);
    const views = seatsOf(start.table).map((seat) => this.#viewKey(start, seat));
    if (views.some((view) => view !== views[0])) return false;
    let reached = 0;
    for (let left = PROBES; left > 0 && reached < MIN_REACHED; left--)
      if (this.#reachesView(start)) reached++;
    return reached >= MIN_REACHED;
  }

  /** Whether a random game comes to what the searching seat sees. */
  #reachesView(start: T["position"]): boolean {
    const { game } = this;
    let position = start;
    for (let left = MAX_PROBE_ACTIONS; left > 0 && position.phase !== "over"; left--) {
      const isSeatToAct = position.phase === this.position.phase && game.toAct(position) === this.#seat;
      if (isSeatToAct && this.#viewKey(position, this.#seat) === this.#view) return true;
      position = game.apply(position, randomAction(game, position, this.#random));
    }
    return false;
  }

  #iterate(): void {
    if (this.#iterations === FIRST_PROBE && !this.#isCommonKnowledge && this.#isReachedFromStart())
      this.#fromStart = this.#createFindings();
    if (this.#fromStart) {
      this.#iterations++;
      this.#playOut(this.game.start(this.position.table), "all", this.#fromStart);
    } else this.#iterateFromHere();
  }

  #iterateFromHere(): void {
    const seat = this.#seat;
    const seen = withoutChoices(this.position);
    const own = determinize(this.game, seen, seat, this.#random);
    const isOwn = this.#isCommonKnowledge || this.#iterations % 2 === 0;
    this.#iterations++;
    if (isOwn)
      addVisit(this.#tally, this.#playOut(own, this.#isCommonKnowledge ? "all" : seat, this.#fromHere, seat));
    else this.#playOut(this.#redeal(own, seat), "all", this.#fromHere);
  }

  /** A position that another seat cannot distinguish from this one. */
  #redeal(position: T["position"], seat: Seat): T["position"] {
    const others = seatsOf(position.table).filter((other) => other !== seat);
    const other = others[this.#random.integer(others.length)] ?? seat;
    return determinize(this.game, redactPosition(this.game, position, other), other, this.#random);
  }

  /**
   * Plays a complete position through the information sets, and returns the expected share of each seat.
   *
   * @param searcher - the seat whose first decision is searched
   */
  #playOut(
    position: T["position"],
    learner: Learner,
    findings: Findings<T["action"]>,
    searcher?: Seat,
  ): Shares {
    const path: Step<T["action"]>[] = [];
    let shares = this.#descend(position, learner, findings, path, searcher);
    for (const { decision, drawn } of path.reverse()) {
      const learns = learner === "all" || learner === decision.seat;
      shares = updateDecision(decision, drawn, shares, learns);
    }
    return shares;
  }

  #descend(
    from: T["position"],
    learner: Learner,
    findings: Findings<T["action"]>,
    path: Step<T["action"]>[],
    searcher: Seat | undefined,
  ): Shares {
    const { game } = this;
    let position = from;
    let isBeforeRoot = searcher !== undefined && typeof game.toAct(from) === "number";
    // the last choice, unless something random has happened since
    let last: Step<T["action"]> | undefined;
    while (position.phase !== "over") {
      const actor = game.toAct(position);
      if (typeof actor !== "number") {
        position = game.apply(position, game.drawOutcome(position, this.#random));
        last = undefined;
        continue;
      }
      const isRoot = isBeforeRoot && actor === searcher;
      const set = isRoot ? findings.root : this.#find(findings, position, actor, learner);
      // a new information set before the searching seat's decision must not end the iteration, which would never reach that decision
      if (set === "new" && !isBeforeRoot) return this.#rollout(position);
      if (isRoot) isBeforeRoot = false;
      if (set === "new" || set === "unknown") {
        position = game.apply(position, randomAction(game, position, this.#random));
        last = undefined;
        continue;
      }
      const decision = this.#decisionAt(set, actor, position);
      const result = last?.decision.results[last.drawn];
      if (result && this.#hasRoom) result.next = decision;
      last = { decision, drawn: drawChoice(decision, this.#random) };
      path.push(last);
      position = game.apply(position, decision.choices[last.drawn]?.action as T["action"]);
    }
    return estimateValue(game, position, this.#options.aim);
  }

  get #hasRoom(): boolean {
    return this.#size < this.#options.maxNodes;
  }

  #decisionAt(set: InformationSet<T["action"]>, seat: Seat, position: T["position"]): Decision<T["action"]> {
    const { size } = set.decisions;
    if (this.#hasRanges && set.visits >= set.refineAt) refineCandidates(set, this.game.legalRanges(position));
    const { seats } = position.table;
    const decision = decisionAt(
      set,
      seat,
      keyOf(position),
      () => candidateActions(this.game, position),
      seats,
      this.#hasRoom,
    );
    this.#size += set.decisions.size - size;
    return decision;
  }

  /** The view of a seat as a key. Secret choices of others do not change it. */
  #viewKey(position: T["position"], seat: Seat): string {
    return keyOf(withoutChoices(redactPosition(this.game, position, seat)));
  }

  /** The information set of the acting seat. A learning seat adds a new one; any other seat plays at random there. */
  #find(
    findings: Findings<T["action"]>,
    position: T["position"],
    seat: Seat,
    learner: Learner,
  ): InformationSet<T["action"]> | "new" | "unknown" {
    const sets = findings.sets[seat] as Map<string, InformationSet<T["action"]>>;
    const key = this.#viewKey(position, seat);
    const known = sets.get(key);
    if (known) return known;
    if (learner !== "all" && learner !== seat) return "unknown";
    if (this.#hasRoom) {
      sets.set(key, createInformationSet());
      this.#size++;
    }
    return "new";
  }
}
