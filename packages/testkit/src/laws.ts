import type { Law } from "./law.ts";
import { chance } from "./laws/chance.ts";
import { changes } from "./laws/changes.ts";
import { determinism } from "./laws/determinism.ts";
import { determinize } from "./laws/determinize.ts";
import { ends } from "./laws/ends.ts";
import { evaluate } from "./laws/evaluate.ts";
import { frames } from "./laws/frames.ts";
import { interleaving } from "./laws/interleaving.ts";
import { json } from "./laws/json.ts";
import { leaving } from "./laws/leaving.ts";
import { listed } from "./laws/listed.ts";
import { match } from "./laws/match.ts";
import { material } from "./laws/material.ts";
import { narration, refusals } from "./laws/narration.ts";
import { actionNotation, positionNotation, reasons } from "./laws/notation.ts";
import { objects } from "./laws/objects.ts";
import { optionValues } from "./laws/option-values.ts";
import { options } from "./laws/options.ts";
import { hostile, parsers } from "./laws/parsers.ts";
import { pick } from "./laws/pick.ts";
import { bounded, next, outcome, playable, table } from "./laws/play.ts";
import { positionData } from "./laws/position-data.ts";
import { purity } from "./laws/purity.ts";
import { replay } from "./laws/replay.ts";
import { sample } from "./laws/sample.ts";
import { pieceIds, scene } from "./laws/scene.ts";
import { seen } from "./laws/seen.ts";
import { sharing } from "./laws/sharing.ts";
import { simultaneous } from "./laws/simultaneous.ts";
import { texts } from "./laws/texts.ts";
import { told } from "./laws/told.ts";
import { turnMachine, undo } from "./laws/turn-machine.ts";
import { views } from "./laws/views.ts";

/**
 * All laws: first texts and options, then play, purity, notation, narration, scenes, records and views. Each has a game that breaks it
 * in `test/fixtures/hoard/planted-faults.ts`, and a row in the README.
 */
export const LAWS: readonly Law[] = [
  texts,
  options,
  optionValues,
  playable,
  bounded,
  table,
  next,
  outcome,
  leaving,
  listed,
  sample,
  purity,
  determinism,
  interleaving,
  sharing,
  json,
  chance,
  parsers,
  hostile,
  objects,
  positionData,
  positionNotation,
  actionNotation,
  reasons,
  refusals,
  narration,
  ends,
  told,
  changes,
  scene,
  pieceIds,
  frames,
  material,
  pick,
  replay,
  match,
  turnMachine,
  undo,
  simultaneous,
  views,
  seen,
  determinize,
  evaluate,
];
