import { createBot, parseBot } from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  type Language,
  parseLegalAction,
  redactPosition,
  type Seat,
  type Table,
  unwrap,
  winnersOf,
} from "@serpentarium/core";
import type { PairResult } from "@serpentarium/lab/ladder";
import { createQuestion } from "../arena/question.ts";
import type { LadderPlayer } from "./ladder-player.ts";

/** How the games of a pair are played. */
export interface ProgramSetup {
  readonly game: Game;
  readonly table: Table;
  readonly rulebook: string;
  readonly language: Language;
  readonly seed: string;
  /** The number of actions after which a game is broken off. */
  readonly longest: number;
}

/** Chooses an action; undefined where a program answered none that is legal. */
type Choose = (
  position: AnyPosition,
  seat: Seat,
  actions: readonly string[],
  seed: string,
) => Promise<AnyAction | undefined>;

function chooserOf(
  { name, program }: LadderPlayer,
  { game, table, rulebook, language }: ProgramSetup,
): Choose {
  if (!program) {
    const bot = createBot(game, unwrap(parseBot(name)));
    return async (position, seat, _, seed) => bot.choose(redactPosition(game, position, seat), seed);
  }
  return async (position, seat, actions, seed) => {
    const random = createRandom(seed);
    const question = createQuestion({
      ...{ game, table, language, rulebook, position, seat, random },
      actions: game.hidden ? [] : actions,
      refused: [],
    });
    const action = parseLegalAction(game, position, await program.answer(question), seat);
    return action.ok ? action.value : undefined;
  };
}

/** Plays one game. @returns the seats that won; a program that answers no legal action loses */
async function playGame(
  { game, table, longest }: ProgramSetup,
  choosers: readonly Choose[],
  seed: string,
): Promise<readonly Seat[]> {
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
    if (action === undefined) return [actor === 0 ? 1 : 0];
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return position.outcome ? winnersOf(position.outcome) : [];
}

/** Plays the games of two players of which one is a program, one after the other; from game to game they swap seats. */
export async function playPrograms(
  setup: ProgramSetup,
  [one, other]: readonly [LadderPlayer, LadderPlayer],
  games: number,
  signal: AbortSignal,
): Promise<PairResult> {
  const choosers = [chooserOf(one, setup), chooserOf(other, setup)];
  const counts = { wins: 0, draws: 0, losses: 0 };
  for (let number = 0; number < games && !signal.aborted; number++) {
    const isSwapped = number % 2 === 1;
    const winners = await playGame(
      setup,
      isSwapped ? choosers.toReversed() : choosers,
      `${setup.seed}/${number}`,
    );
    const [winner] = winners;
    if (winners.length !== 1 || winner === undefined) counts.draws++;
    else if ((winner === 0) === isSwapped) counts.losses++;
    else counts.wins++;
  }
  return { players: [one.name, other.name], ...counts };
}
