import { explainGreedy } from "@serpentarium/bots";
import {
  type AnyPosition,
  createRandom,
  createTable,
  type Game,
  type Random,
  randomAction,
  unwrap,
} from "@serpentarium/core";

/** A game that was played beforehand, to be watched. */
export interface Recital {
  /** Every action from the first position on, in notation, chance included. */
  readonly actions: readonly string[];
  /** How many actions lie behind the first position that is shown: set-up, and the first turns. */
  readonly from: number;
}

interface Played extends Recital {
  readonly winners: number;
}

/** How many games are tried for one that somebody wins alone. */
const TRIES = 12;

function actionOf(game: Game, position: AnyPosition, random: Random) {
  if (game.toAct(position) === "chance") return game.draw(position, random);
  return explainGreedy(game, position, random).actions[0]?.action ?? randomAction(game, position, random);
}

/** The most frequent of some words. */
function mostFrequent(words: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(words, (word) => word)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Where the game proper is well on its way: a quarter into it, counted from the first turn of its main phase. */
function wellOnItsWay(phases: readonly string[]): number {
  const begins = phases.indexOf(mostFrequent(phases) ?? "");
  return begins + Math.floor((phases.length - begins) / 4);
}

function playOut(game: Game, seed: string): Played {
  const random = createRandom(seed);
  const [actions, phases]: [string[], string[]] = [[], []];
  let position = game.start(createTable(game));
  while (position.phase !== "over") {
    const action = actionOf(game, position, random);
    actions.push(game.formatAction(action, position));
    phases.push(position.phase);
    position = game.apply(position, action);
  }
  return { actions, from: wellOnItsWay(phases), winners: position.outcome?.winners.length ?? 0 };
}

function recite(game: Game): Recital {
  const games = Array.from({ length: TRIES }, (_, i) => i).values();
  const won = games.map((seed) => playOut(game, `${game.id}/${seed}`)).find(({ winners }) => winners === 1);
  const { actions, from } = won ?? playOut(game, `${game.id}/0`);
  return { actions, from };
}

const recitals = new Map<string, Recital>();

/** A game between programs that look one action ahead; always the same one, and won by somebody where that can be. */
export function recitalOf(game: Game): Recital {
  const recital = recitals.get(game.id) ?? recite(game);
  recitals.set(game.id, recital);
  return recital;
}

/** The position of a recital after some of its actions. */
export const positionAfter = (game: Game, { actions }: Recital, count: number): AnyPosition =>
  actions
    .slice(0, count)
    .reduce<AnyPosition>(
      (position, text) => game.apply(position, unwrap(game.parseAction(text, position))),
      game.start(createTable(game)),
    );

/** A position that shows what the game looks like when much has happened, and it is not over. */
export function picturedPosition(game: Game): AnyPosition {
  const recital = recitalOf(game);
  const { actions, from } = recital;
  return positionAfter(game, recital, from + Math.floor((actions.length - from) * 0.6));
}
