import { sssnake as game } from "@serpentarium/sssnake";
import * as mutable from "../mutable/sssnake.ts";
import { createPlayerSubject } from "../player-subject.ts";
import { CONTRACT_PLAYER, createContractPlayer, type Player } from "../players.ts";
import type { Subject } from "../subject.ts";

export const players = [createContractPlayer(game), mutable.sssnake] as const satisfies readonly Player[];

export const createSssnake = (): Subject =>
  createPlayerSubject(game, players, [{ of: CONTRACT_PLAYER, against: mutable.sssnake.name, atLeast: 0.25 }]);
