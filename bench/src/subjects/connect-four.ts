import { connectFour as game } from "@serpentarium/connect-four";
import * as boardgameIo from "../boardgame-io/connect-four.ts";
import * as mutable from "../mutable/connect-four.ts";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer, type Player } from "../players.ts";
import type { Subject } from "../subject.ts";

export const players = [
  createContractPlayer(game),
  mutable.connectFour,
  boardgameIo.connectFour,
] as const satisfies readonly Player[];

export const createConnectFour = (): Subject =>
  createPlayerSubject(game, players, [
    { of: CONTRACT_PLAYER, against: mutable.connectFour.name, atLeast: 0.5 },
    { of: CONTRACT_PLAYER, against: boardgameIo.connectFour.name, atLeast: 300 },
  ]);
