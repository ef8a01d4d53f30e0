import { ticTacToe as game } from "@serpentarium/tic-tac-toe";
import * as boardgameIo from "../boardgame-io/tic-tac-toe.ts";
import * as mutable from "../mutable/tic-tac-toe.ts";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer, type Player } from "../players.ts";
import type { Subject } from "../subject.ts";

export const players = [
  createContractPlayer(game),
  mutable.ticTacToe,
  boardgameIo.ticTacToe,
] as const satisfies readonly Player[];

export const createTicTacToe = (): Subject =>
  createPlayerSubject(game, players, [
    { of: CONTRACT_PLAYER, against: mutable.ticTacToe.name, atLeast: 0.4 },
    { of: CONTRACT_PLAYER, against: boardgameIo.ticTacToe.name, atLeast: 300 },
  ]);
