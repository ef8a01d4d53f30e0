import type { Game, GameTypes, SeatPhase } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";
import { estimateValue } from "../shares.ts";
import { NodeBudget } from "./limits.ts";
import { keyOf, type PositionKey } from "./position-key.ts";
import { NEVER, type Numbers, ProofTable, type Question } from "./proof-table.ts";

/** The number of a proof that this search cannot find, because it leads to a repetition or exceeds the depth limit. */
const OUT_OF_REACH = 1e6;

interface Child<T extends GameTypes> {
  proof: number;
  disproof: number;
  distance: number;
  readonly action: T["action"];
  readonly position: T["position"];
  readonly key: PositionKey;
}

/** The answer to a question. */
interface Answer<A> {
  /** Undefined if it was not found within the limits. */
  readonly holds: boolean | undefined;
  /** The maximal number of actions of its proof. */
  readonly distance: number;
  /** An action that achieves the acting seat's goal, or resists longest. */
  readonly action: A | undefined;
}

/** The value of a position, or its bounds within the limits. */
export interface ProvenValue<A> {
  /** Lower and upper bound of the share of seat 0; equal if the value is known. */
  readonly low: number;
  readonly high: number;
  readonly distance: number;
  readonly action: A | undefined;
}

/** The share of a draw. */
const DRAW = 0.5;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002) for two seats without chance, if a game is won, lost or drawn. It asks whether seat 0
 * wins, and whether it gets at least a draw, and always continues where the fewest positions are missing for the answer. The numbers of
 * siblings are not added up, but their maximum is used, plus one for each other (weak proof numbers, Ueda and others 2008), because
 * positions with several paths would count several times.
 */
export class ProofNumberSearch<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #table: ProofTable;
  readonly #path = new Set<number>();
  #budget = new NodeBudget(0);
  #question: Question = "win";
  /** The decisive child of the last visited position: the one that decided it, or that resists longest. */
  #decisive: Child<T> | undefined;

  /** @param memory - the maximal number of positions to remember */
  constructor(game: Game<T>, memory: number) {
    this.#game = game;
    this.#table = new ProofTable(memory);
  }

  /**
   * Finds the value of a position with an acting seat, or bounds. Reuses earlier results, also from other positions.
   *
   * @param isLikelyLost - whether the acting seat seems to lose: then it is asked first whether it gets a draw, otherwise whether it wins
   */
  search(
    position: T["position"],
    depth: number,
    budget: NodeBudget,
    isLikelyLost = false,
  ): ProvenValue<T["action"]> {
    this.#budget = budget;
    const isFirst = this.#game.toAct(position) === 0;
    // each question from the acting seat's view: does it win, does it get at least a draw?
    const [win, draw] = isFirst ? (["win", "draw"] as const) : (["draw", "win"] as const);
    const wonShare = isFirst ? 1 : 0;
    const isWon = (answer: Answer<T["action"]>): boolean => answer.holds === isFirst;
    const isLost = (answer: Answer<T["action"]>): boolean => answer.holds === !isFirst;
    // if half of the budget does not answer the first question, the second may be easier
    const { maxNodes } = budget;
    budget.maxNodes = Math.ceil((budget.nodes + maxNodes) / 2);
    let draws = isLikelyLost ? this.#ask(position, depth, draw) : UNANSWERED;
    if (isLost(draws)) return { low: 1 - wonShare, high: 1 - wonShare, ...draws };
    if (isLikelyLost) budget.maxNodes = maxNodes;
    let wins = this.#ask(position, depth, win);
    budget.maxNodes = maxNodes;
    if (isWon(wins)) return { low: wonShare, high: wonShare, ...wins };
    if (draws.holds === undefined) draws = this.#ask(position, depth, draw);
    if (isLost(draws)) return { low: 1 - wonShare, high: 1 - wonShare, ...draws };
    if (wins.holds === undefined && draws.holds !== undefined) {
      wins = this.#ask(position, depth, win);
      if (isWon(wins)) return { low: wonShare, high: wonShare, ...wins };
    }
    const least = draws.holds === undefined ? 0 : DRAW;
    const most = wins.holds === undefined ? 1 : DRAW;
    return {
      low: isFirst ? least : 1 - most,
      high: isFirst ? most : 1 - least,
      distance: Math.max(wins.distance, draws.distance),
      action: draws.holds === undefined ? undefined : draws.action,
    };
  }

  #ask(position: T["position"], depth: number, question: Question): Answer<T["action"]> {
    this.#question = question;
    const { proof, disproof, distance } = this.#visit(position, keyOf(position), depth, NEVER, NEVER);
    const holds = proof === 0 ? true : disproof === 0 ? false : undefined;
    return { holds, distance, action: this.#decisive?.action };
  }

  /** Develops a position until one of its numbers reaches its limit. */
  #visit(
    position: T["position"],
    key: PositionKey,
    depth: number,
    proofLimit: number,
    disproofLimit: number,
  ): Numbers {
    if (!this.#budget.takeNode(depth)) {
      return depth > 0 ? this.#numbersOf(key) : BEYOND;
    }
    const phase = phaseOf(this.#game, position) as SeatPhase;
    const isFirst = phase.toAct(position) === 0;
    const before = this.#budget.nodes;
    const numberOfKey = toNumber(key);
    this.#path.add(numberOfKey);
    const children = this.#expand(position, phase, isFirst);
    for (;;) {
      const { next, second, others, proof, disproof, distance } = this.#compare(children, isFirst);
      if (!next || proof >= proofLimit || disproof >= disproofLimit || this.#budget.isSpent) {
        this.#path.delete(numberOfKey);
        this.#table.set(key, this.#question, proof, disproof, distance, this.#budget.nodes - before + 1);
        return { proof, disproof, distance };
      }
      const found = isFirst
        ? this.#visit(
            next.position,
            next.key,
            depth - 1,
            Math.min(proofLimit, second + 1 + (second >> 2)),
            disproofLimit - others,
          )
        : this.#visit(
            next.position,
            next.key,
            depth - 1,
            proofLimit - others,
            Math.min(disproofLimit, second + 1 + (second >> 2)),
          );
      next.proof = found.proof;
      next.disproof = found.disproof;
      next.distance = found.distance;
    }
  }

  /** The positions after a position; only the first that achieves the acting seat's goal, if there is one. */
  #expand(position: T["position"], phase: SeatPhase, isFirst: boolean): Child<T>[] {
    const children: Child<T>[] = [];
    for (const action of phase.legalActions(position)) {
      const next = phase.apply(position, action);
      if (next.phase === "over") {
        const holds = (estimateValue(this.#game, next)[0] ?? 0) >= (this.#question === "win" ? 1 : DRAW);
        const child = {
          action,
          position: next,
          key: NO_KEY,
          proof: holds ? 0 : NEVER,
          disproof: holds ? NEVER : 0,
          distance: 0,
        };
        if (holds === isFirst) return [child];
        children.push(child);
      } else {
        const key = keyOf(next);
        const { proof, disproof, distance } = this.#numbersOf(key);
        children.push({ action, position: next, key, proof, disproof, distance });
      }
    }
    return children;
  }

  #numbersOf(key: PositionKey): Numbers {
    if (this.#path.has(toNumber(key))) return BEYOND;
    return this.#table.get(key, this.#question) ?? NEW;
  }

  /** The numbers of a position from those of its children, and the child to continue with. */
  #compare(children: readonly Child<T>[], isFirst: boolean) {
    let [best, resistant] = [children[0] as Child<T>, children[0] as Child<T>];
    let [least, second, most, open, longest] = [NEVER, NEVER, 0, 0, 0];
    for (const child of children) {
      const own = isFirst ? child.proof : child.disproof;
      const other = isFirst ? child.disproof : child.proof;
      if (other > 0) open++;
      if (other > most) {
        most = other;
        resistant = child;
      }
      longest = Math.max(longest, child.distance);
      const isLonger = own === NEVER && child.distance > best.distance;
      if (own < least || (own === least && isLonger)) {
        second = least;
        least = own;
        best = child;
      } else if (child !== best) second = Math.min(second, own);
    }
    this.#decisive = best;
    const others = Math.max(open - 1, 0);
    const against = least === 0 ? NEVER : open === 0 ? 0 : Math.min(most + others, NEVER);
    const distance = 1 + (least === 0 ? best.distance : longest);
    // even if the acting seat cannot achieve its goal within the limits, a disproof is possible
    const isBlocked = least >= OUT_OF_REACH;
    const isOver = least === 0 || against === 0 || (isBlocked && most >= OUT_OF_REACH);
    const next = isOver ? undefined : isBlocked ? resistant : best;
    return isFirst
      ? { next, second, others, proof: least, disproof: against, distance }
      : { next, second, others, proof: against, disproof: least, distance };
  }
}

const UNANSWERED = { holds: undefined, distance: 0, action: undefined } as const;
const NEW = { proof: 1, disproof: 1, distance: 0 } as const;
const BEYOND = { proof: OUT_OF_REACH, disproof: OUT_OF_REACH, distance: 0 } as const;

/** The key of finished games, which are not looked up. */
const NO_KEY: PositionKey = { low: 0, high: 0 };

/** 53 bits of a key: enough for the few positions of a path. */
const toNumber = ({ low, high }: PositionKey): number => low * 2 ** 21 + (high >>> 11);
