import type { Subject } from "../subject.ts";
import { createConnectFour } from "./connect-four.ts";
import { createForcedWins } from "./forced-wins.ts";
import { createLabWorkers, LAB_SUBJECTS } from "./lab.ts";
import { createLiveGrowth } from "./live-growth.ts";
import { createMcts } from "./mcts.ts";
import { createPantarei } from "./pantarei.ts";
import { createRowAnalysis, createSerpentCartes } from "./serpent-cartes.ts";
import { createSsserpent } from "./ssserpent.ts";
import { createSssnake } from "./sssnake.ts";
import { createSssnakeGrowth } from "./sssnake-growth.ts";
import { createTicTacToe } from "./tic-tac-toe.ts";
import { createTurnMachineSubject } from "./turn-machine.ts";
import { createUndo } from "./undo.ts";

const SUBJECTS: Readonly<Record<string, () => Subject>> = {
  pantarei: createPantarei,
  ssserpent: createSsserpent,
  sssnake: createSssnake,
  "sssnake-growth": createSssnakeGrowth,
  "serpent-cartes": createSerpentCartes,
  rows: createRowAnalysis,
  "tic-tac-toe": createTicTacToe,
  "connect-four": createConnectFour,
  "turn-machine": createTurnMachineSubject,
  undo: createUndo,
  "live-growth": createLiveGrowth,
  mcts: createMcts,
  "forced-wins": createForcedWins,
  "lab-workers": createLabWorkers,
  ...LAB_SUBJECTS,
};

/** The names of all subjects, in the order of the table. */
export const SUBJECT_NAMES: readonly string[] = Object.keys(SUBJECTS);

/** @throws Error if the name is unknown */
export function createSubject(name: string): Subject {
  const create = SUBJECTS[name];
  if (create) return create();
  throw new Error(`no subject "${name}"; there are ${SUBJECT_NAMES.join(", ")}`);
}
