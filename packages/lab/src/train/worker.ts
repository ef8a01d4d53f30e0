/**
 * The script of a worker thread that plays the games of a training and trains its networks.
 *
 * @module
 */
import { unwrap } from "@serpentarium/core";
import { parsePlugin } from "@serpentarium/core/plugin";
import { type ResolvedSetup, resolveSetup } from "../resolved-setup.ts";
import { type FittedNetwork, fitNetwork } from "./fit.ts";
import { type NetworkMatch, playNetworkMatch } from "./match.ts";
import { playTrainingGame } from "./self-play.ts";
import type { FitTask, MatchTask, PlayTask } from "./training-pool.ts";
import type { TrainingGame, TrainingSetup } from "./training-setup.ts";

async function resolve({ setup }: TrainingSetup): Promise<ResolvedSetup> {
  const plugin = unwrap(parsePlugin(await import(/* @vite-ignore */ setup.plugin)));
  return unwrap(resolveSetup(plugin, setup));
}

export const play = async ({ training, network, number }: PlayTask): Promise<TrainingGame> =>
  playTrainingGame(await resolve(training), training, network, number);

export const fit = async ({ training, games }: FitTask): Promise<FittedNetwork> =>
  fitNetwork(await resolve(training), training, games);

export const match = async ({ training, network, budget, ...range }: MatchTask): Promise<NetworkMatch> =>
  playNetworkMatch(await resolve(training), network, budget, range);
