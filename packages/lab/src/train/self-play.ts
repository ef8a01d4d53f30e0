import {
  type ActionEvaluation,
  createMctsSearch,
  equalShares,
  outcomeShares,
  thinkSync,
} from "@serpentarium/bots";
import { type NetworkData, withNetwork } from "@serpentarium/bots/network";
import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  type Game,
  type Random,
  redactPosition,
} from "@serpentarium/core";
import { actionAt, countActions } from "@serpentarium/core/internal";
import type { ResolvedSetup } from "../resolved-setup.ts";
import type { TrainingGame, TrainingSample, TrainingSetup } from "./training-setup.ts";

/** One action in twelve is random, on average, so that positions after mistakes are learned, too. */
const RANDOM_ACTION_EVERY = 12;

/** The maximal number of alternative actions of a position whose results are additional samples. */
const MAX_ALTERNATIVES = 3;

/** The minimal number of visits of an action for a sample. */
const MIN_VISITS = 6;

/** Shares are stored with this many decimals. */
const DECIMALS = 3;

const round = (shares: readonly number[]): readonly number[] =>
  shares.map((share) => Number(share.toFixed(DECIMALS)));

/** A game without its own `evaluate`. */
export function withoutEvaluate(game: Game): Game {
  const { evaluate: _, ...others } = game;
  return others;
}

/** The game for self-play: with a network once there is one. */
export function gameForTraining(
  game: Game,
  { usesEvaluate }: Pick<TrainingSetup, "usesEvaluate">,
  network: NetworkData | undefined,
): Game {
  if (network) return withNetwork(game, network);
  return usesEvaluate ? game : withoutEvaluate(game);
}

/** Draws some of the actions that the search visited often enough. */
function drawAlternatives(
  actions: readonly ActionEvaluation<AnyAction>[],
  ply: number,
  random: Random,
): TrainingSample[] {
  const known = actions.filter(({ visits, proven }) => proven || visits >= MIN_VISITS);
  const samples: TrainingSample[] = [];
  while (known.length > 0 && samples.length < MAX_ALTERNATIVES) {
    const [drawn] = known.splice(random.integer(known.length), 1);
    if (drawn) samples.push({ ply, action: drawn.text, shares: round(drawn.shares) });
  }
  return samples;
}

/**
 * Plays a game of self-play. The same setup, number and network give the same game.
 *
 * @param network - the network of the generation; undefined in the first
 */
export function playTrainingGame(
  { game, table, setup }: ResolvedSetup,
  training: TrainingSetup,
  network: NetworkData | undefined,
  number: number,
): TrainingGame {
  const playing = gameForTraining(game, training, network);
  const seed = `${setup.seed}/${number}`;
  const random = createRandom(seed);
  const actions: string[] = [];
  const samples: TrainingSample[] = [];

  function choose(position: AnyPosition, seat: number): AnyAction {
    const ranges = game.legalRanges(position);
    const count = countActions(ranges);
    if (count === 1) return actionAt(ranges, 0);
    const ply = actions.length;
    const seen = redactPosition(game, position, seat);
    const search = createMctsSearch(playing, seen, `${seed}/${ply}`, { solverNodes: 0 });
    const explanation = thinkSync(search, { iterations: training.iterations });
    samples.push({ ply, shares: round(explanation.shares) });
    samples.push(...drawAlternatives(explanation.actions, ply, random));
    const isRandom = random.integer(RANDOM_ACTION_EVERY) === 0;
    const best = explanation.actions[0]?.action;
    return isRandom || !best ? actionAt(ranges, random.integer(count)) : best;
  }

  let position = game.start(table);
  while (position.phase !== "over" && actions.length < setup.longest) {
    const actor = game.toAct(position);
    const action = typeof actor === "number" ? choose(position, actor) : game.drawOutcome(position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  const { outcome } = position;
  return {
    actions,
    shares: outcome ? outcomeShares(game, outcome, table) : equalShares(game, table),
    samples,
  };
}
