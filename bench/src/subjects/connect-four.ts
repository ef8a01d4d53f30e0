import { connectFour as game } from "@serpentarium/connect-four";
import * as boardgameIo from "../boardgame-io/connect-four.ts";
import { createContest } from "../contest.ts";
import * as mutable from "../mutable/connect-four.ts";
import { CONTRACT, createPlayer, type Player } from "../playing.ts";
import type { Subject } from "../subject.ts";

export const players = [
  createPlayer(game),
  mutable.connectFour,
  boardgameIo.connectFour,
] as const satisfies readonly Player[];

export const createConnectFour = (): Subject =>
  createContest(game, players, [
    { of: CONTRACT, against: mutable.connectFour.name, atLeast: 0.5 },
    { of: CONTRACT, against: boardgameIo.connectFour.name, atLeast: 300 },
  ]);
