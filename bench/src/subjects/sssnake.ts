import { sssnake as game } from "@serpentarium/sssnake";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer } from "../players.ts";
import type { Subject } from "../subject.ts";

/**
 * There is no other implementation, so it has an absolute goal. Half of the time goes into trying where cards fit: the grid is
 * copied for each card in each orientation, and searched for a path between its ends.
 */
export const createSssnake = (): Subject =>
  createPlayerSubject(
    game,
    [createContractPlayer(game)],
    [{ of: CONTRACT_PLAYER, actionsPerSecond: 20_000 }],
  );
