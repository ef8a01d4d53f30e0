import { sssnake as game } from "@serpentarium/sssnake";
import { createContest } from "../contest.ts";
import { CONTRACT, createPlayer } from "../playing.ts";
import type { Subject } from "../subject.ts";

/**
 * Nobody else has written it, so that it has a floor of its own. Half of its time goes into trying where cards fit: a
 * grid is copied for each card in each way, and searched for a way from one end to the other.
 */
export const createSssnake = (): Subject =>
  createContest(game, [createPlayer(game)], [{ of: CONTRACT, actionsPerSecond: 20_000 }]);
