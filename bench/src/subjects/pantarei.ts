import { pantarei as game } from "@serpentarium/pantarei";
import { createContest } from "../contest.ts";
import { createPlayer } from "../playing.ts";
import type { Subject } from "../subject.ts";

/** Nobody else has written it: for its own figures. */
export const createPantarei = (): Subject => createContest(game, [createPlayer(game)], []);
