import type { ActionRange, AnyAction, AnyPosition, Game, Random, Seat } from "@serpentarium/core";
import { actionAt, countActions } from "@serpentarium/core/internal";
import { dequal } from "dequal/lite";
import { mutatedPositions } from "../candidates.ts";
import { copy, firstDefined } from "../data.ts";
import { atEachStep, type Law, type PartialViolation } from "../law.ts";

/** The maximal number of indices of the list of legal actions to check. */
const MAX_INDICES = 48;

/** Samples an action. */
type Sample = (random: Random) => AnyAction;

/** The `sample` of the phase of a position for a seat to act, if the phase has one. */
function sampleOf({ phases }: Game, position: AnyPosition, seat: Seat): Sample | undefined {
  const phase = phases[position.phase];
  if (!phase || phase.kind === "chance" || !phase.sample) return undefined;
  const { sample } = phase;
  // a simultaneous phase gets positions without choices
  const { choices: _, ...before } = copy(position);
  return (random) => sample.call(phase, before, random, seat);
}

/** Evenly spread indices of a list, including the first and the last. */
const sampleIndices = (length: number): readonly number[] => {
  const count = Math.min(length, MAX_INDICES);
  return Array.from({ length: count }, (_, i) => Math.floor((i * (length - 1)) / Math.max(count - 1, 1)));
};

/** A random source that returns one number once and then throws, so that rejection sampling does not loop forever. */
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
  ranges: readonly ActionRange[],
  draw: Sample,
  index: number,
): string | undefined {
  const count = countActions(ranges);
  const random = new SingleNumberRandom(index);
  const action = draw(random);
  if (!dequal(random.bounds, [count])) {
    const [bound = "none"] = random.bounds;
    return `the bound of the random number is ${bound}, not ${count}, the number of legal actions`;
  }
  const listed = actionAt(ranges, index);
  if (!action || dequal(action, listed)) return undefined;
  const [text, other] = [action, listed].map((each) => game.formatAction(each, position));
  return `"${text}" is drawn for index ${index}, where "${other}" is listed`;
}

function checkSamples(game: Game, position: AnyPosition): PartialViolation | undefined {
  const what = firstDefined(
    game.seatsToAct(position).flatMap((seat) => {
      const draw = sampleOf(game, position, seat);
      if (!draw) return [];
      const ranges = game.legalRanges(copy(position), seat);
      return sampleIndices(countActions(ranges)).map(
        (index) => () => checkSampleAt(game, position, ranges, draw, index),
      );
    }),
  );
  return what === undefined ? undefined : { what, position: game.formatPosition(position) };
}

export const sample: Law = {
  id: "sample",
  title: { id: "laws.sample" },
  check: atEachStep((step, playout) => {
    const near = mutatedPositions(step, playout).map(({ position }) => position);
    return firstDefined(
      [step.position, ...near].map((position) => () => checkSamples(playout.game, position)),
    );
  }),
};
