import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type GameTypes,
  play,
  unwrap,
} from "@serpentarium/core";
import {
  createTurnMachine,
  PERSON,
  recordOf,
  type TurnEvent,
  type TurnMachine,
} from "@serpentarium/core/turn";
import { initialTransition, type SnapshotFrom, transition } from "xstate";
import { candidates, readActions } from "../candidates.ts";
import { copy, sameData } from "../data.ts";
import { asAWhole, type Finding, isPlayed, type Law, spread } from "../law.ts";
import type { Step, Walk } from "../walk.ts";

type Machine = TurnMachine<GameTypes>;
type CreateMachine = (game: Game) => Machine;
type Snapshot = SnapshotFrom<Machine>;

/** How many actions at the end of a walk are taken back; each plays the whole game anew. */
const UNDONE = 8;
/** In how many positions of a walk a refused action is tried. */
const REFUSED = 6;

const sit = (machine: Machine, { table }: Walk): Snapshot =>
  initialTransition(machine, { table, dealer: PERSON, undoChance: true })[0];

const send = (machine: Machine, snapshot: Snapshot, event: TurnEvent<GameTypes>): Snapshot =>
  transition(machine, snapshot, event)[0];

/** A game played plainly, by its texts: the positions are one more than the actions. */
interface Match {
  readonly actions: readonly AnyAction[];
  readonly texts: readonly string[];
  readonly positions: readonly AnyPosition[];
}

/** The walk again, as far as each phase declares the next: the law `next` says what is wrong after that. */
function plainly({ game, table, steps }: Walk): Match {
  const played = steps.filter(isPlayed);
  const off = played.findIndex(
    ({ position, next }) => !next.choices && !game.phases[position.phase]?.next.includes(next.phase),
  );
  const sound = off === -1 ? played : played.slice(0, off);
  const texts = sound.map(({ action, position }) => game.formatAction(action, position));
  const positions = [game.start(table)];
  for (const text of texts) positions.push(unwrap(play(game, copy(positions.at(-1) as AnyPosition), text)));
  return { actions: sound.map(({ action }) => action), texts, positions };
}

/** How the machine differs from the plain game after so many of its actions. */
function differing({ value, context }: Snapshot, { positions }: Match, count: number): string | undefined {
  const position = positions[count];
  if (value !== position?.phase)
    return `the machine is in "${String(value)}", not in "${String(position?.phase)}"`;
  return sameData(context.position, position) ? undefined : "the machine has another position";
}

/** How the record of the machine differs from what was played. */
const misrecorded = ({ context }: Snapshot, { game }: Walk, { texts }: Match): string | undefined =>
  sameData(recordOf(game, context)?.actions, texts) ? undefined : "the machine has recorded other actions";

/** A refused action that changes the match all the same. */
function intrusion(machine: Machine, snapshot: Snapshot, step: Step, walk: Walk): string | undefined {
  const { game } = walk;
  const { position } = step;
  const action = readActions(game, candidates(step, walk), position).find((any) =>
    game.refuse(position, any),
  );
  if (!action || send(machine, snapshot, { type: "play", action }).context === snapshot.context)
    return undefined;
  return `"${game.formatAction(action, position)}" is refused, yet changes the match`;
}

function disagreement(machine: Machine, walk: Walk): Finding | undefined {
  const match = plainly(walk);
  const tried = new Set(spread(walk, REFUSED));
  let snapshot = sit(machine, walk);
  for (const [index, action] of match.actions.entries()) {
    const step = walk.steps[index];
    const what =
      differing(snapshot, match, index) ??
      (step && tried.has(step) ? intrusion(machine, snapshot, step, walk) : undefined);
    if (what) return { index, what };
    // by turns as a text and as an object
    const given = index % 2 ? action : (match.texts[index] ?? "");
    snapshot = send(machine, snapshot, { type: "play", action: given });
  }
  return differing(snapshot, match, match.actions.length) ?? misrecorded(snapshot, walk, match);
}

/** The law that a machine made by that function and the plain game agree. */
export const turnMachineLaw = (create: CreateMachine): Law => ({
  id: "turn-machine",
  title: {
    en: "the turn machine and the plain game agree step by step",
    fr: "la machine à tours et le jeu nu s’accordent pas à pas",
  },
  check: asAWhole((walk) => disagreement(create(walk.game), walk)),
});

function lost(machine: Machine, walk: Walk): Finding | undefined {
  const match = plainly(walk);
  const { length } = match.actions;
  const turned = Math.min(length, UNDONE);
  let snapshot = sit(machine, walk);
  for (const action of match.texts) snapshot = send(machine, snapshot, { type: "play", action });
  for (let index = length - 1; index >= length - turned; index--) {
    snapshot = send(machine, snapshot, { type: "undo" });
    const off = differing(snapshot, match, index);
    if (off) return { index, what: `after undo ${off}` };
  }
  for (let index = length - turned + 1; index <= length; index++) {
    snapshot = send(machine, snapshot, { type: "redo" });
    const off = differing(snapshot, match, index);
    if (off) return { index, what: `after redo ${off}` };
  }
  return misrecorded(snapshot, walk, match);
}

/** The law that undo in a machine made by that function inverts play, and redo inverts undo. */
export const undoLaw = (create: CreateMachine): Law => ({
  id: "undo",
  title: {
    en: "undo gives back the position before an action, and redo the one after it",
    fr: "annuler rend la position d’avant, rétablir celle d’après",
  },
  check: asAWhole((walk) => lost(create(walk.game), walk)),
});

export const turnMachine: Law = turnMachineLaw(createTurnMachine);
export const undo: Law = undoLaw(createTurnMachine);
