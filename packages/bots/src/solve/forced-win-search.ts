import { type Game, type GameTypes, type Seat, type SeatPhase, soleWinnerOf } from "@serpentarium/core";
import { phaseOf } from "@serpentarium/core/internal";
import type { NodeBudget } from "./limits.ts";
import { keyOf } from "./position-key.ts";
import { TranspositionTable } from "./transposition-table.ts";

/** From this depth on, a lookup by key is cheaper than the search that it saves. */
const MIN_TABLE_DEPTH = 3;
/** The maximal number of cached answers for each depth. */
const MAX_ENTRIES = 50_000;
/** The maximal number of stored refutations for each depth. */
const MAX_KILLERS = 2;

/** An action that refuted a sibling, and the phase in which it is played. */
interface Killer<A> {
  readonly phase: string;
  readonly action: A;
}

/**
 * Searches for wins of one seat within a number of actions. It first tries defences that refuted other attacks (killer heuristic), so that
 * most attacks need one reply, and looks positions up only in deep searches.
 */
export class ForcedWinSearch<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #seat: Seat;
  readonly #killers: Killer<T["action"]>[][] = [];
  readonly #tables: TranspositionTable<boolean>[] = [];

  constructor(game: Game<T>, seat: Seat) {
    this.#game = game;
    this.#seat = seat;
  }

  /** Whether the seat wins within this many actions against every defence; undefined if the budget is exhausted. */
  winsWithin(position: T["position"], depth: number, budget: NodeBudget): boolean | undefined {
    if (position.phase === "over") return this.#isWon(position);
    if (depth <= 0) return false;
    const table = this.#tableOf(depth);
    const key = table && keyOf(position);
    const known = key && table?.get(key);
    if (known !== undefined) return known;
    if (!budget.takeNode(depth)) return undefined;
    const phase = phaseOf(this.#game, position) as SeatPhase;
    const wins =
      phase.toAct(position) === this.#seat
        ? this.#canWin(position, phase, depth, budget)
        : this.#cannotDefend(position, phase, depth, budget);
    if (key && wins !== undefined) table?.set(key, wins);
    return wins;
  }

  #isWon({ outcome }: T["position"]): boolean {
    return soleWinnerOf(outcome) === this.#seat;
  }

  #tableOf(depth: number): TranspositionTable<boolean> | undefined {
    if (depth < MIN_TABLE_DEPTH) return undefined;
    this.#tables[depth] ??= new TranspositionTable(MAX_ENTRIES);
    return this.#tables[depth];
  }

  #canWin(position: T["position"], phase: SeatPhase, depth: number, budget: NodeBudget): boolean | undefined {
    const open: T["position"][] = [];
    for (const action of phase.legalActions(position)) {
      const next = phase.apply(position, action);
      if (next.phase !== "over") open.push(next);
      else if (this.#isWon(next)) return true;
    }
    if (depth === 1) return false;
    let isUndecided = false;
    for (const next of open) {
      const wins = this.winsWithin(next, depth - 1, budget);
      if (wins) return true;
      isUndecided ||= wins === undefined;
    }
    return isUndecided ? undefined : false;
  }

  #cannotDefend(
    position: T["position"],
    phase: SeatPhase,
    depth: number,
    budget: NodeBudget,
  ): boolean | undefined {
    this.#killers[depth] ??= [];
    const killers = this.#killers[depth];
    for (const [i, killer] of killers.entries()) {
      if (killer.phase !== position.phase || phase.refuse(position, killer.action)) continue;
      if (this.winsWithin(phase.apply(position, killer.action), depth - 1, budget) === false) {
        killers.splice(i, 1);
        killers.unshift(killer);
        return false;
      }
    }
    let isUndecided = false;
    for (const action of phase.legalActions(position)) {
      const wins = this.winsWithin(phase.apply(position, action), depth - 1, budget);
      if (wins === false) {
        killers.unshift({ phase: position.phase, action });
        killers.length = Math.min(killers.length, MAX_KILLERS);
        return false;
      }
      isUndecided ||= wins === undefined;
    }
    return isUndecided ? undefined : true;
  }
}
