import { ssserpent as game } from "@serpentarium/ssserpent";
import { createWrappedPlayer } from "../boardgame-io/wrapped-player.ts";
import * as mutable from "../mutable/ssserpent.ts";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer, type Player } from "../players.ts";
import type { Subject } from "../subject.ts";

const wrapped = createWrappedPlayer(game);

export const players: readonly Player[] = [createContractPlayer(game), mutable.ssserpent, wrapped];

/** There is no other implementation, so it is compared with a handwritten one, and with its own rules inside boardgame.io. */
export const createSsserpent = (): Subject =>
  createPlayerSubject(game, players, [
    { of: CONTRACT_PLAYER, against: mutable.ssserpent.name, atLeast: 0.5 },
    { of: CONTRACT_PLAYER, against: wrapped.name, atLeast: 100 },
  ]);
