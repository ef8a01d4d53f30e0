import type { AnyAction, AnyPosition, Game, Random, SeatPhase } from "@serpentarium/core";
import { strays } from "../candidates.ts";
import { copy, first, sameData } from "../data.ts";
import { atEachStep, type Finding, type Law } from "../law.ts";

/** At most so many places of a list are looked at. */
const PLACES = 48;

/** The phase of a position, if actions are drawn in it without a list. */
function samplingPhase({ phases }: Game, { phase: name }: AnyPosition): SeatPhase | undefined {
  const phase = phases[name];
  return phase?.kind === "seat" && phase.sample ? phase : undefined;
}

/** Places of a list, evenly spread, the first and the last among them. */
const placesOf = (length: number): readonly number[] => {
  const count = Math.min(length, PLACES);
  return Array.from({ length: count }, (_, i) => Math.floor((i * (length - 1)) / Math.max(count - 1, 1)));
};

/** A random source that gives one number, and only once: a draw that tries again would go on for ever. */
class OneNumber implements Random {
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

/** What is wrong with what is drawn for a place of the list. */
function misdrawn(
  game: Game,
  position: AnyPosition,
  legal: readonly AnyAction[],
  place: number,
): string | undefined {
  const random = new OneNumber(place);
  const action = samplingPhase(game, position)?.sample?.(copy(position), random);
  if (!sameData(random.bounds, [legal.length])) {
    const [bound = "none"] = random.bounds;
    return `the random number is below ${bound}, not below ${legal.length}, the number of legal actions`;
  }
  const listed = legal[place];
  if (!action || !listed || sameData(action, listed)) return undefined;
  const [text, other] = [action, listed].map((one) => game.formatAction(one, position));
  return `"${text}" is drawn for place ${place} of the list, where "${other}" stands`;
}

/** What is wrong with what is drawn in a position. */
function misdrawnIn(game: Game, position: AnyPosition): Finding | undefined {
  if (!samplingPhase(game, position)) return undefined;
  const legal = game.legalActions(copy(position));
  const what = first(placesOf(legal.length).map((place) => () => misdrawn(game, position, legal, place)));
  return what === undefined ? undefined : { what, position: game.formatPosition(position) };
}

export const sample: Law = {
  id: "sample",
  title: {
    en: "what is drawn without a list is what the list has at that place",
    fr: "ce qui est tiré sans liste est ce que la liste a à cette place",
  },
  check: atEachStep((step, walk) => {
    const near = strays(step, walk).map(({ position }) => position);
    return first([step.position, ...near].map((position) => () => misdrawnIn(walk.game, position)));
  }),
};
