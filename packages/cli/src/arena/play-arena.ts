import {
  createRandom,
  type Game,
  play,
  randomAction,
  type Seat,
  type Table,
  type Words,
} from "@serpentarium/core";
import { createQuestion } from "./question.ts";
import type { Reader } from "./reader.ts";

/** The settings of a test of players. */
export interface ArenaSetup {
  readonly game: Game;
  readonly table: Table;
  readonly games: number;
  /** The maximal number of turns; the rest of a game is not played. */
  readonly turns: number;
  readonly seed: string;
  readonly words: Words;
}

/** The results of a player with one rulebook, by its first answer in each turn. */
export interface ReadingResult {
  readonly reader: string;
  readonly turns: number;
  /** The number of turns whose first answer was legal. */
  readonly legal: number;
  /** The number of turns whose first answer was illegal, by the violated clause or the code of the failure. */
  readonly mistakes: Readonly<Record<string, number>>;
}

/** The maximal number of answers in a turn, before a random action is played instead. */
const ATTEMPTS = 3;

/** Plays games in which one player has all seats. Chance and all order depend on the seed only. */
export async function playArena(
  { game, table, games, turns: maxTurns, seed, words }: ArenaSetup,
  reader: Reader,
  rulebook: string,
  signal: AbortSignal,
): Promise<ReadingResult> {
  const mistakes = new Map<string, number>();
  let turns = 0;
  let legal = 0;

  /** Asks for an action until one is legal. @returns the action; undefined if all attempts failed */
  async function ask(
    position: ReturnType<Game["start"]>,
    seat: Seat,
    actions: readonly string[],
    random: ReturnType<typeof createRandom>,
  ) {
    const refused: string[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const question = createQuestion({
        game,
        table,
        words,
        rulebook,
        position,
        seat,
        actions,
        refused,
        random,
      });
      const answer = await reader.answer(question);
      const played = play(game, position, answer, seat);
      if (attempt === 0) {
        turns++;
        if (played.ok) legal++;
        else {
          const mistake = played.error.clause ?? played.error.code;
          mistakes.set(mistake, (mistakes.get(mistake) ?? 0) + 1);
        }
      }
      if (played.ok) return played.value.action;
      refused.push(answer);
    }
    return undefined;
  }

  for (let index = 0; index < games && !signal.aborted; index++) {
    const random = createRandom(`${seed}/${index}`);
    const actions: string[] = [];
    let position = game.start(table);
    for (let turn = 0; turn < maxTurns && !signal.aborted; ) {
      const actor = game.toAct(position);
      if (actor === undefined) break;
      if (actor !== "chance") turn++;
      const action =
        actor === "chance"
          ? game.drawOutcome(position, random)
          : ((await ask(position, actor, actions, random)) ?? randomAction(game, position, random));
      if (!game.hidden) actions.push(game.formatAction(action, position));
      position = game.apply(position, action);
    }
  }
  return { reader: reader.name, turns, legal, mistakes: Object.fromEntries(mistakes) };
}
