import { pantarei as game } from "@serpentarium/pantarei";
import { createWrappedPlayer } from "../boardgame-io/wrapped-player.ts";
import * as mutable from "../mutable/pantarei.ts";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer, type Player } from "../players.ts";
import type { Subject } from "../subject.ts";

const wrapped = createWrappedPlayer(game);

export const players: readonly Player[] = [createContractPlayer(game), mutable.pantarei, wrapped];

/** There is no other implementation, so it is compared with a handwritten one, and with its own rules inside boardgame.io. */
export const createPantarei = (): Subject =>
  createPlayerSubject(game, players, [
    { of: CONTRACT_PLAYER, against: mutable.pantarei.name, atLeast: 0.4 },
    { of: CONTRACT_PLAYER, against: wrapped.name, atLeast: 100 },
  ]);
