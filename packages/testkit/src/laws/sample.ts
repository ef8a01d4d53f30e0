import type { AnyAction, AnyPosition, Game, Random, SeatPhase } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { mutatedPositions } from "../candidates.ts";
import { copy, firstDefined } from "../data.ts";
import { atEachStep, type Law, type PartialViolation } from "../law.ts";

/** Indices of the list of legal actions that are checked. */
const MAX_INDICES = 48;

/** The phase of a position, if it has `sample`. */
function samplingPhase({ phases }: Game, { phase: name }: AnyPosition): SeatPhase | undefined {
  const phase = phases[name];
  return phase?.kind === "seat" && phase.sample ? phase : undefined;
}

/** Indices of a list, evenly spread, with the first and the last. */
const sampleIndices = (length: number): readonly number[] => {
  const count = Math.min(length, MAX_INDICES);
  return Array.from({ length: count }, (_, i) => Math.floor((i * (length - 1)) / Math.max(count - 1, 1)));
};

/** A random source that returns one number once and then throws, so that rejection sampling does not loop for ever. */
class SingleNumberRandom implements Random {
  readonly #number: number;
  readonly bounds: number[] = [];

  constructor(number: number) {
    this.#number = number;
  }

  integer(bound: number): number {
    this.bounds.push(bound);
    if (this.bounds.length > 1) throw new RangeError("a second random number is drawn");
    return Math.min(this.#number, bound - 1);
  }
}

/** Checks that `sample` returns the listed action at an index. */
function checkSampleAt(
  game: Game,
  position: AnyPosition,
  legal: readonly AnyAction[],
  index: number,
): string | undefined {
  const random = new SingleNumberRandom(index);
  const action = samplingPhase(game, position)?.sample?.(copy(position), random);
  if (!dequal(random.bounds, [legal.length])) {
    const [bound = "none"] = random.bounds;
    return `the bound of the random number is ${bound}, not ${legal.length}, the number of legal actions`;
  }
  const listed = legal[index];
  if (!action || !listed || dequal(action, listed)) return undefined;
  const [text, other] = [action, listed].map((each) => game.formatAction(each, position));
  return `"${text}" is drawn for index ${index}, where "${other}" is listed`;
}

/** Checks the samples of a position. */
function checkSamples(game: Game, position: AnyPosition): PartialViolation | undefined {
  if (!samplingPhase(game, position)) return undefined;
  const legal = game.legalActions(copy(position));
  const what = firstDefined(
    sampleIndices(legal.length).map((index) => () => checkSampleAt(game, position, legal, index)),
  );
  return what === undefined ? undefined : { what, position: game.formatPosition(position) };
}

export const sample: Law = {
  id: "sample",
  title: {
    en: "an action sampled without a list is the one listed at the drawn index",
    fr: "ce qui est tiré sans liste est ce que la liste a à cette place",
  },
  check: atEachStep((step, playout) => {
    const near = mutatedPositions(step, playout).map(({ position }) => position);
    return firstDefined(
      [step.position, ...near].map((position) => () => checkSamples(playout.game, position)),
    );
  }),
};
