import { explainGreedy } from "@serpentarium/bots";
import {
  type AnyPosition,
  createRandom,
  createTable,
  eventsForViewer,
  type Game,
  type Random,
  randomAction,
  type Seat,
  soleWinnerOf,
  unwrap,
} from "@serpentarium/core";

/** A match played at build time, for replay on the home page. */
export interface RecordedMatch {
  /** Every action from the start, in notation, including chance. */
  readonly actions: readonly string[];
  /** The number of actions before the first position shown: skips the set-up and the first turns. */
  readonly from: number;
}

interface SelfPlayResult extends RecordedMatch {
  readonly winner: Seat | undefined;
}

/** The maximal number of matches to play in search of one with a single winner. */
const MAX_TRIES = 12;

function chooseAction(game: Game, position: AnyPosition, random: Random) {
  if (game.toAct(position) === "chance") return game.drawOutcome(position, random);
  return explainGreedy(game, position, random).actions[0]?.action ?? randomAction(game, position, random);
}

/** The most frequent of some strings. */
function mostFrequent(words: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(words, (word) => word)];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** The index of the first action to show: after a quarter of the match, counted from its most frequent phase. */
function firstShownIndex(phases: readonly string[]): number {
  const start = phases.indexOf(mostFrequent(phases) ?? "");
  return start + Math.floor((phases.length - start) / 4);
}

function playMatch(game: Game, seed: string): SelfPlayResult {
  const random = createRandom(seed);
  const [actions, phases]: [string[], string[]] = [[], []];
  let position = game.start(createTable(game));
  while (position.phase !== "over") {
    const action = chooseAction(game, position, random);
    actions.push(game.formatAction(action, position));
    phases.push(position.phase);
    position = game.apply(position, action);
  }
  return { actions, from: firstShownIndex(phases), winner: soleWinnerOf(position.outcome) };
}

function recordMatch(game: Game): RecordedMatch {
  const games = Array.from({ length: MAX_TRIES }, (_, i) => i).values();
  const won = games
    .map((seed) => playMatch(game, `${game.id}/${seed}`))
    .find(({ winner }) => winner !== undefined);
  const { actions, from } = won ?? playMatch(game, `${game.id}/0`);
  return { actions, from };
}

const recordedMatches = new Map<string, RecordedMatch>();

/** A match between greedy bots: the same in every build, with a single winner if one is found. */
export function recordedMatchOf(game: Game): RecordedMatch {
  const match = recordedMatches.get(game.id) ?? recordMatch(game);
  recordedMatches.set(game.id, match);
  return match;
}

export const positionAfter = (game: Game, { actions }: RecordedMatch, count: number): AnyPosition =>
  actions
    .slice(0, count)
    .reduce<AnyPosition>(
      (position, text) => game.apply(position, unwrap(game.parseAction(text, position))),
      game.start(createTable(game)),
    );

/** A position late in a match, as a picture of the game, and the spaces of the action before it. */
export function typicalPosition(game: Game): {
  readonly position: AnyPosition;
  readonly lastSpaces: readonly string[];
} {
  const match = recordedMatchOf(game);
  const { actions, from } = match;
  const count = from + Math.floor((actions.length - from) * 0.75);
  const before = positionAfter(game, match, count - 1);
  const action = unwrap(game.parseAction(actions[count - 1] ?? "", before));
  const lastSpaces = eventsForViewer(game, before, action).flatMap(({ spaces }) => spaces);
  return { position: game.apply(before, action), lastSpaces };
}
