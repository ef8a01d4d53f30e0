import { createBot, parseBot } from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  play,
  redactPosition,
  type Seat,
  seatsOf,
  type Table,
  unwrap,
  type Words,
} from "@serpentarium/core";
import { rankingKey, type TableResult } from "@serpentarium/lab/ladder";
import { createQuestion } from "../arena/question.ts";
import type { LadderPlayer } from "./ladder-player.ts";

/** The settings of the games at a table. */
export interface ProgramSetup {
  readonly game: Game;
  readonly table: Table;
  readonly rulebook: string;
  /** Those of the game. */
  readonly words: Words;
  readonly seed: string;
  /** The maximal number of actions of a game. */
  readonly longest: number;
}

/** Chooses an action; undefined if a program gives no legal answer. */
type Choose = (
  position: AnyPosition,
  seat: Seat,
  actions: readonly string[],
  seed: string,
) => Promise<AnyAction | undefined>;

function chooserOf({ name, program }: LadderPlayer, { game, table, rulebook, words }: ProgramSetup): Choose {
  if (!program) {
    const bot = createBot(game, unwrap(parseBot(name)));
    return async (position, seat, _, seed) => bot.choose(redactPosition(game, position, seat), seed);
  }
  return async (position, seat, actions, seed) => {
    const random = createRandom(seed);
    const question = createQuestion({
      ...{ game, table, words, rulebook, position, seat, random },
      actions: game.hidden ? [] : actions,
      refused: [],
    });
    const played = play(game, position, await program.answer(question), seat);
    return played.ok ? played.value.action : undefined;
  };
}

/** Plays one game. @returns the place of each seat; a program without a legal answer gets the last */
async function placesOf(
  { game, table, longest }: ProgramSetup,
  choosers: readonly Choose[],
  seed: string,
): Promise<readonly number[]> {
  const random = createRandom(seed);
  const actions: string[] = [];
  let position = game.start(table);
  for (let index = 0; index < longest; index++) {
    const actor = game.toAct(position);
    if (actor === undefined) break;
    const action =
      actor === "chance"
        ? game.drawOutcome(position, random)
        : await choosers[actor]?.(position, actor, actions, `${seed}/${index}`);
    if (action === undefined) return seatsOf(table).map((seat) => (seat === actor ? 2 : 1));
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return position.outcome?.places ?? seatsOf(table).map(() => 1);
}

/** Rotates a list by some places: its first item moves to the end. */
const moveOn = <T>(list: readonly T[], by: number): readonly T[] => {
  const first = by % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
};

/** Plays the games at a table with a program one after the other; all players move on by one seat after each game. */
export async function playPrograms(
  setup: ProgramSetup,
  players: readonly LadderPlayer[],
  games: number,
  signal: AbortSignal,
): Promise<TableResult> {
  const choosers = players.map((player) => chooserOf(player, setup));
  const rankings: Record<string, number> = {};
  for (let number = 0; number < games && !signal.aborted; number++) {
    const places = await placesOf(setup, moveOn(choosers, number), `${setup.seed}/${number}`);
    const key = rankingKey(moveOn(places, -number));
    rankings[key] = (rankings[key] ?? 0) + 1;
  }
  return { players: players.map(({ name }) => name), rankings };
}
