import { createRandom, type Random } from "@serpentarium/core";
import type { Observer, Step } from "../measures/measure.ts";
import type { OpenSetup } from "../open-setup.ts";
import { streamOf } from "../play-game.ts";
import { candidates, refusalsOf } from "./candidates.ts";
import { judgeTurn } from "./judge.ts";
import { Reservoir } from "./reservoir.ts";
import type { SampledTurn } from "./sampled-turn.ts";

/** How many texts of legal actions are kept of a game. */
const TEXTS = 192;

/** A step in which a seat acts. */
type SeatStep = Step & { readonly actor: number };
const isSeatStep = (step: Step): step is SeatStep => step.actor !== "chance";

/**
 * Draws turns of a game while it is played, and looks at them when it is over. Its random numbers are its own: the game is
 * the same whether it is looked at or not.
 */
export class Sampler implements Pick<Required<Observer>, "step"> {
  readonly #open: OpenSetup;
  readonly #stream: string;
  readonly #random: Random;
  readonly #turns: Reservoir<SeatStep>;
  readonly #texts: Reservoir<string>;

  constructor(open: OpenSetup, number: number) {
    this.#open = open;
    this.#stream = `${streamOf(open, number)}/sample`;
    this.#random = createRandom(this.#stream);
    this.#turns = new Reservoir(open.setup.sampling.turns, this.#random);
    this.#texts = new Reservoir(TEXTS, this.#random);
  }

  step(step: Step): void {
    if (!isSeatStep(step)) return;
    const { game } = this.#open;
    this.#turns.offer(() => step);
    for (const action of step.legal) this.#texts.offer(() => game.formatAction(action, step.position));
  }

  /** The turns that were drawn, in the order of play. */
  look(): readonly SampledTurn[] {
    const steps = this.#turns.kept.toSorted((a, b) => a.index - b.index);
    return steps.map((step) => this.#lookAt(step));
  }

  #lookAt({ index, actor: seat, position, legal }: SeatStep): SampledTurn {
    const { game, judge } = this.#open;
    const texts = candidates(this.#texts.kept, this.#random);
    return {
      index,
      seat,
      judgement: judgeTurn(game, judge, position, seat, legal, `${this.#stream}/${index}`),
      refusals: refusalsOf(game, position, texts),
    };
  }
}

/** A sampler for a game that is to be looked at. */
export function createSampler(open: OpenSetup, number: number): Sampler | undefined {
  const { every, turns } = open.setup.sampling;
  return every > 0 && turns > 0 && number % every === 0 ? new Sampler(open, number) : undefined;
}
