import { type AnyPosition, createRandom, type Random } from "@serpentarium/core";
import { spreadActions } from "@serpentarium/core/internal";
import type { GameObserver, GameStep } from "../measures/measure.ts";
import { gameSeed } from "../play-game.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import { evaluateTurn } from "./evaluate-turn.ts";
import { isInSample } from "./is-in-sample.ts";
import { mutateTexts, refusingClauses } from "./possible-refusals.ts";
import { Reservoir } from "./reservoir.ts";
import type { SampledTurn } from "./sampled-turn.ts";

/** The maximal number of actions considered on a turn of a phase with ranges. */
const MAX_SPREAD = 64;

/** The maximum number of turns of a game whose legal actions are listed as texts. */
const LISTED_TURNS = 24;
/** The maximum number of legal action texts to keep per game. */
const MAX_TEXTS = 192;

/** A step of a seat, not of chance. */
type SeatStep = GameStep & { readonly actor: number };
const isSeatStep = (step: GameStep): step is SeatStep => step.actor !== "chance";

/**
 * Samples turns of a game during play and evaluates them at the end. It has its own random stream, so sampling does not
 * change the game.
 */
export class Sampler implements Pick<Required<GameObserver>, "step"> {
  readonly #resolved: ResolvedSetup;
  readonly #seed: string;
  readonly #random: Random;
  readonly #turns: Reservoir<SeatStep>;
  readonly #listed: Reservoir<AnyPosition>;

  constructor(resolved: ResolvedSetup, number: number) {
    this.#resolved = resolved;
    this.#seed = `${gameSeed(resolved, number)}/sample`;
    this.#random = createRandom(this.#seed);
    this.#turns = new Reservoir(resolved.setup.sampling.turns, this.#random);
    this.#listed = new Reservoir(LISTED_TURNS, this.#random);
  }

  step(step: GameStep): void {
    if (!isSeatStep(step)) return;
    this.#turns.offer(() => step);
    this.#listed.offer(() => step.position);
  }

  /** Texts of actions that were legal on some turns of the game. */
  #listTexts(): readonly string[] {
    const { game } = this.#resolved;
    const texts = new Reservoir<string>(MAX_TEXTS, this.#random);
    for (const position of this.#listed.items) {
      for (const action of spreadActions(game.legalRanges(position), MAX_SPREAD))
        texts.offer(() => game.formatAction(action, position));
    }
    return texts.items;
  }

  evaluateSample(): readonly SampledTurn[] {
    const steps = this.#turns.items.toSorted((a, b) => a.index - b.index);
    const texts = this.#listTexts();
    // legal actions of other turns, and mutations of them
    const distinctTexts = [...new Set([...texts, ...mutateTexts(texts, this.#random)])];
    return steps.map((step) => this.#evaluate(step, distinctTexts));
  }

  /** @param texts - texts of actions that the position may forbid */
  #evaluate({ index, actor: seat, position }: SeatStep, texts: readonly string[]): SampledTurn {
    const { game, evaluator } = this.#resolved;
    const legal = spreadActions(game.legalRanges(position), MAX_SPREAD);
    return {
      index,
      seat,
      evaluation: evaluateTurn(game, evaluator, position, seat, legal, `${this.#seed}/${index}`),
      refusals: refusingClauses(game, position, texts),
    };
  }
}

/** Creates a sampler for a game, or undefined if the game is not sampled. */
export function createSampler(resolved: ResolvedSetup, number: number): Sampler | undefined {
  const { every, turns } = resolved.setup.sampling;
  return turns > 0 && isInSample(number, every, resolved.table.seats)
    ? new Sampler(resolved, number)
    : undefined;
}
