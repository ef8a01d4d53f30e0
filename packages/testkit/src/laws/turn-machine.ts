import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type GameTypes,
  play,
  unwrap,
} from "@serpentarium/core";
import { PERSON, type TurnEvent } from "@serpentarium/core/context";
import { actionsOf } from "@serpentarium/core/match";
import { createTurnMachine, type TurnMachine } from "@serpentarium/core/turn";
import { dequal } from "dequal/lite";
import { initialTransition, type SnapshotFrom, transition } from "xstate";
import { candidateTexts, parseActions } from "../candidates.ts";
import { copy, memoize } from "../data.ts";
import { isPlayedStep, type Law, onWholePlayout, type PartialViolation, sampleSteps } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";

type Machine = TurnMachine<GameTypes>;
type CreateMachine = (game: Game) => Machine;
type Snapshot = SnapshotFrom<Machine>;

/** The number of actions at the end of a playout that are undone. */
const MAX_UNDONE = 8;
/** The number of positions of a playout in which a refused action is tried. */
const MAX_REFUSED_STEPS = 6;

const startMatch = (machine: Machine, { table }: Playout): Snapshot =>
  initialTransition(machine, { table, dealer: PERSON, undoChance: true })[0];

const send = (machine: Machine, snapshot: Snapshot, event: TurnEvent<GameTypes>): Snapshot =>
  transition(machine, snapshot, event)[0];

/** A match played without the machine, by its texts; there is one more position than actions. */
interface PlainMatch {
  readonly actions: readonly AnyAction[];
  readonly texts: readonly string[];
  readonly positions: readonly AnyPosition[];
}

/** Replays a playout up to the first undeclared phase change, which the law `next` reports. */
function replayPlainly({ game, table, steps }: Playout): PlainMatch {
  const played = steps.filter(isPlayedStep);
  const undeclared = played.findIndex(
    ({ position, next }) => !next.choices && !game.phases[position.phase]?.next.includes(next.phase),
  );
  const valid = undeclared === -1 ? played : played.slice(0, undeclared);
  const texts = valid.map(({ action, position }) => game.formatAction(action, position));
  const positions = [game.start(table)];
  for (const text of texts)
    positions.push(unwrap(play(game, copy(positions.at(-1) as AnyPosition), text)).position);
  return { actions: valid.map(({ action }) => action), texts, positions };
}

/** Compares the machine with the plain match after `count` actions. */
function compareState(
  { value, context }: Snapshot,
  { positions }: PlainMatch,
  count: number,
): string | undefined {
  const position = positions[count];
  if (value !== position?.phase)
    return `the machine is in "${String(value)}", not in "${String(position?.phase)}"`;
  return dequal(context.position, position) ? undefined : "the machine has another position";
}

/** Compares the actions of the machine with those played. */
const compareActions = ({ context }: Snapshot, { texts }: PlainMatch): string | undefined =>
  dequal(actionsOf(context), texts) ? undefined : "the machine has recorded other actions";

/** Checks that a refused action does not change the match. */
function checkRefusedPlay(
  machine: Machine,
  snapshot: Snapshot,
  step: PlayoutStep,
  playout: Playout,
): string | undefined {
  const { game } = playout;
  const { position } = step;
  const action = parseActions(game, candidateTexts(step, playout), position).find((candidate) =>
    game.refuse(position, candidate),
  );
  if (!action || send(machine, snapshot, { type: "play", action }).context === snapshot.context)
    return undefined;
  return `"${game.formatAction(action, position)}" is refused, yet changes the match`;
}

function checkMachine(machine: Machine, playout: Playout): PartialViolation | undefined {
  const match = replayPlainly(playout);
  const tried = new Set(sampleSteps(playout, MAX_REFUSED_STEPS));
  let snapshot = startMatch(machine, playout);
  for (const [index, action] of match.actions.entries()) {
    const step = playout.steps[index];
    const what =
      compareState(snapshot, match, index) ??
      (step && tried.has(step) ? checkRefusedPlay(machine, snapshot, step, playout) : undefined);
    if (what) return { index, what };
    // alternately as a text and as an object
    const given = index % 2 ? action : (match.texts[index] ?? "");
    snapshot = send(machine, snapshot, { type: "play", action: given });
  }
  return compareState(snapshot, match, match.actions.length) ?? compareActions(snapshot, match);
}

/** The law that a machine created by a function agrees with the plain game. */
export const turnMachineLaw = (create: CreateMachine): Law => ({
  id: "turn-machine",
  title: { id: "laws.turn-machine" },
  check: onWholePlayout((playout) => checkMachine(create(playout.game), playout)),
});

function checkUndo(machine: Machine, playout: Playout): PartialViolation | undefined {
  const match = replayPlainly(playout);
  const { length } = match.actions;
  const undone = Math.min(length, MAX_UNDONE);
  let snapshot = startMatch(machine, playout);
  for (const action of match.texts) snapshot = send(machine, snapshot, { type: "play", action });
  for (let index = length - 1; index >= length - undone; index--) {
    snapshot = send(machine, snapshot, { type: "undo" });
    const difference = compareState(snapshot, match, index);
    if (difference) return { index, what: `after undo ${difference}` };
  }
  for (let index = length - undone + 1; index <= length; index++) {
    snapshot = send(machine, snapshot, { type: "redo" });
    const difference = compareState(snapshot, match, index);
    if (difference) return { index, what: `after redo ${difference}` };
  }
  return compareActions(snapshot, match);
}

/** The law that in a machine created by a function undo inverts play, and redo inverts undo. */
export const undoLaw = (create: CreateMachine): Law => {
  // one machine for all playouts of a game; the law turn-machine creates one for each
  const machineOf = memoize(create);
  return {
    id: "undo",
    title: { id: "laws.undo" },
    check: onWholePlayout((playout) => checkUndo(machineOf(playout.game), playout)),
  };
};

export const turnMachine: Law = turnMachineLaw(createTurnMachine);
export const undo: Law = undoLaw(createTurnMachine);
