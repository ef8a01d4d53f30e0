import { ssserpent as game } from "@serpentarium/ssserpent";
import { createWrapped } from "../boardgame-io/wrapped.ts";
import { createContest } from "../contest.ts";
import { CONTRACT, createPlayer, type Player } from "../playing.ts";
import type { Subject } from "../subject.ts";

const wrapped = createWrapped(game);

export const players: readonly Player[] = [createPlayer(game), wrapped];

/** Nobody else has written it: against the same rules with boardgame.io around them. */
export const createSsserpent = (): Subject =>
  createContest(game, players, [{ of: CONTRACT, against: wrapped.name, atLeast: 100 }]);
