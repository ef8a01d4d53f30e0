import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  narrateTo,
  type Random,
  type Seat,
  say,
  seenAction,
  seenPosition,
  shuffle,
} from "@serpentarium/core";
import { candidates, readActions } from "../candidates.ts";
import { copy, first, sameData } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import type { Step, Walk } from "../walk.ts";

/** How many orders of the same choices are tried at a step. */
const ORDERS = 4;

const textOf = (game: Game, position: AnyPosition, action: AnyAction): string =>
  game.formatAction(action, position);

const isSimultaneous = (game: Game, { phase }: AnyPosition): boolean =>
  game.phases[phase]?.kind === "simultaneous";

function anyChoice(game: Game, position: AnyPosition, seat: Seat, random: Random): AnyAction | undefined {
  const legal = game.legalActions(copy(position), seat);
  return legal[random.integer(Math.max(1, legal.length))];
}

/** The position after choices in some order, and in how many steps it was reached. */
const after = (game: Game, position: AnyPosition, choices: readonly AnyAction[]): AnyPosition =>
  choices.reduce<AnyPosition>((now, choice) => copy(game.apply(copy(now), copy(choice))), position);

/** Orders of the same choices that do not lead to the same. */
function misordered(game: Game, position: AnyPosition): string | undefined {
  const random = createRandom(`order/${game.formatPosition(position)}`);
  const seats = game.seatsToAct(position);
  if (seats.some((seat, i) => i > 0 && seat <= (seats[i - 1] ?? seat)))
    return `the seats that choose, ${seats.join(", ")}, do not ascend`;
  const choices = seats.flatMap((seat) => anyChoice(game, position, seat, random) ?? []);
  if (choices.length < seats.length) return "a seat that is to choose has no legal choice";
  const expected = after(game, position, choices);
  if (expected.choices) return "all have chosen, and still nothing comes of it";
  for (let order = 0; order < ORDERS; order++) {
    const shuffled = shuffle(random, choices);
    if (!sameData(after(game, position, shuffled), expected)) {
      const texts = shuffled.map((choice) => textOf(game, position, choice));
      return `${texts.join(", ")}: in another order they lead elsewhere`;
    }
  }
  return undefined;
}

/** What a seat sees, is offered and is refused before the end of a phase. */
function offered(game: Game, position: AnyPosition, seat: Seat, texts: readonly string[]) {
  const tried = readActions(game, texts, position).filter((action) => action.seat === seat);
  return {
    seen: seenPosition(game, copy(position), seat),
    legal: game.legalActions(copy(position), seat).map((action) => textOf(game, position, action)),
    refusals: tried.map((action) => [textOf(game, position, action), game.refuse(copy(position), action)]),
  };
}

const toldOf = (game: Game, position: AnyPosition, action: AnyAction, seat: Seat) => ({
  action: seenAction(game, copy(position), copy(action), seat),
  told: narrateTo(game, copy(position), copy(action), seat).map((event) => say(game, event, "en")),
});

/** What another seat learns of a choice before the end of the phase. */
function leaked(game: Game, position: AnyPosition, step: Step, walk: Walk): string | undefined {
  const [chooser, ...others] = game.seatsToAct(position);
  const [one, two] = chooser === undefined ? [] : game.legalActions(copy(position), chooser);
  if (!one || !two || others.length === 0) return undefined;
  const texts = candidates(step, walk);
  const [left, right] = [one, two].map((choice) => after(game, position, [choice]));
  if (!left || !right) return undefined;
  return first(
    others.map((seat) => () => {
      const knows =
        !sameData(offered(game, left, seat, texts), offered(game, right, seat, texts)) ||
        !sameData(toldOf(game, position, one, seat), toldOf(game, position, two, seat));
      const [a, b] = [one, two].map((choice) => textOf(game, position, choice));
      return knows ? `seat ${seat} can tell "${a}" from "${b}" before it has chosen` : undefined;
    }),
  );
}

/** A choice that is taken from a seat which has chosen already. */
function doubled(game: Game, position: AnyPosition): string | undefined {
  const [chooser, other] = game.seatsToAct(position);
  if (chooser === undefined || other === undefined) return undefined;
  const [choice] = game.legalActions(copy(position), chooser);
  if (!choice) return undefined;
  const read = game.parseAction(textOf(game, position, choice), after(game, position, [choice]));
  return read.ok || read.error.code !== "not-your-turn" ? `seat ${chooser} can choose twice` : undefined;
}

/** What holds for a phase in which several seats choose. */
export const simultaneous: Law = {
  id: "simultaneous",
  title: {
    en: "choices at the same time lead to the same in any order, and no seat knows another’s before its own",
    fr: "des choix simultanés mènent au même point dans tout ordre, et nul ne connaît celui d’un autre avant le sien",
  },
  check: atEachStep((step, walk) => {
    const { game } = walk;
    const { position } = step;
    if (!isSimultaneous(game, position)) return undefined;
    return misordered(game, position) ?? leaked(game, position, step, walk) ?? doubled(game, position);
  }, 12),
};
