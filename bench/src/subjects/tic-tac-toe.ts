import { ticTacToe as game } from "@serpentarium/tic-tac-toe";
import * as boardgameIo from "../boardgame-io/tic-tac-toe.ts";
import { createContest } from "../contest.ts";
import * as mutable from "../mutable/tic-tac-toe.ts";
import { CONTRACT, createPlayer, type Player } from "../playing.ts";
import type { Subject } from "../subject.ts";

export const players = [
  createPlayer(game),
  mutable.ticTacToe,
  boardgameIo.ticTacToe,
] as const satisfies readonly Player[];

export const createTicTacToe = (): Subject =>
  createContest(game, players, [{ of: CONTRACT, against: boardgameIo.ticTacToe.name, atLeast: 300 }]);
