import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  eventsForViewer,
  type Game,
  type Random,
  redactAction,
  redactPosition,
  type Seat,
  shuffle,
} from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { candidateTexts, parseActions } from "../candidates.ts";
import { copy, firstDefined } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import { listedActions } from "../listed-actions.ts";
import type { Playout, PlayoutStep } from "../playout.ts";

/** The number of tried orders of the same choices at a step. */
const ORDERS = 4;

const textOf = (game: Game, position: AnyPosition, action: AnyAction): string =>
  game.formatAction(action, position);

const isSimultaneous = (game: Game, { phase }: AnyPosition): boolean =>
  game.phases[phase]?.kind === "simultaneous";

function randomChoice(game: Game, position: AnyPosition, seat: Seat, random: Random): AnyAction | undefined {
  const legal = listedActions(game, copy(position), seat);
  return legal[random.integer(Math.max(1, legal.length))];
}

/** The position after choices in a given order. */
const applyAll = (game: Game, position: AnyPosition, choices: readonly AnyAction[]): AnyPosition =>
  choices.reduce<AnyPosition>((now, choice) => copy(game.apply(copy(now), copy(choice))), position);

/** Checks that the same choices lead to the same position in any order. */
function checkOrders(game: Game, position: AnyPosition): string | undefined {
  const random = createRandom(`order/${game.formatPosition(position)}`);
  const seats = game.seatsToAct(position);
  if (seats.some((seat, i) => i > 0 && seat <= (seats[i - 1] ?? seat)))
    return `the seats to act, ${seats.join(", ")}, are not in ascending order`;
  const choices = seats.flatMap((seat) => randomChoice(game, position, seat, random) ?? []);
  if (choices.length < seats.length) return "a seat to act has no legal choice";
  const expected = applyAll(game, position, choices);
  if (expected.choices) return "all seats have chosen, but the phase is not resolved";
  for (let order = 0; order < ORDERS; order++) {
    const shuffled = shuffle(random, choices);
    if (!dequal(applyAll(game, position, shuffled), expected)) {
      const texts = shuffled.map((choice) => textOf(game, position, choice));
      return `${texts.join(", ")} lead to another position in another order`;
    }
  }
  return undefined;
}

/** The view, the legal actions and the refusals of a seat before the end of a phase. */
function knowledgeOf(game: Game, position: AnyPosition, seat: Seat, texts: readonly string[]) {
  const tried = parseActions(game, texts, position).filter((action) => action.seat === seat);
  return {
    seen: redactPosition(game, copy(position), seat),
    legal: listedActions(game, copy(position), seat).map((action) => textOf(game, position, action)),
    refusals: tried.map((action) => [textOf(game, position, action), game.refuse(copy(position), action)]),
  };
}

const narrationFor = (game: Game, position: AnyPosition, action: AnyAction, seat: Seat) => ({
  action: redactAction(game, copy(position), copy(action), seat),
  narration: eventsForViewer(game, copy(position), copy(action), seat),
});

/** Finds a seat that learns the choice of another before the end of the phase. */
function findLeak(
  game: Game,
  position: AnyPosition,
  step: PlayoutStep,
  playout: Playout,
): string | undefined {
  const [chooser, ...others] = game.seatsToAct(position);
  const [one, two] = chooser === undefined ? [] : listedActions(game, copy(position), chooser);
  if (!one || !two || others.length === 0) return undefined;
  const texts = candidateTexts(step, playout);
  const [left, right] = [one, two].map((choice) => applyAll(game, position, [choice]));
  if (!left || !right) return undefined;
  return firstDefined(
    others.map((seat) => () => {
      const knows =
        !dequal(knowledgeOf(game, left, seat, texts), knowledgeOf(game, right, seat, texts)) ||
        !dequal(narrationFor(game, position, one, seat), narrationFor(game, position, two, seat));
      const [a, b] = [one, two].map((choice) => textOf(game, position, choice));
      return knows ? `seat ${seat} can tell "${a}" from "${b}" before it has chosen` : undefined;
    }),
  );
}

/** Checks that a seat that has chosen cannot choose again. */
function checkSecondChoice(game: Game, position: AnyPosition): string | undefined {
  const [chooser, other] = game.seatsToAct(position);
  if (chooser === undefined || other === undefined) return undefined;
  const [choice] = listedActions(game, copy(position), chooser);
  if (!choice) return undefined;
  const parsed = game.parseAction(textOf(game, position, choice), applyAll(game, position, [choice]));
  return parsed.ok || parsed.error.code !== "not-your-turn" ? `seat ${chooser} can choose twice` : undefined;
}

/** The properties of a phase in which several seats choose. */
export const simultaneous: Law = {
  id: "simultaneous",
  title: { id: "laws.simultaneous" },
  check: atEachStep((step, playout) => {
    const { game } = playout;
    const { position } = step;
    if (!isSimultaneous(game, position)) return undefined;
    return (
      checkOrders(game, position) ??
      findLeak(game, position, step, playout) ??
      checkSecondChoice(game, position)
    );
  }, 12),
};
