import { createRandom, createTable, playout } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { pantarei as game, type Pantarei } from "@serpentarium/pantarei";
import { createActor, createMachine } from "xstate";
import type { Subject, Task } from "../subject.ts";

type PlayEvent = { readonly type: "play"; readonly action: Pantarei["action"] };

const MATCHES = 20;
const table = createTable(game);

/** Random games, as the events of their matches. */
const matches: readonly (readonly PlayEvent[])[] = Array.from({ length: MATCHES }, (_, seed) => {
  const plays: PlayEvent[] = [];
  playout(game, game.start(table), createRandom(seed), (_position, action) =>
    plays.push({ type: "play", action }),
  );
  return plays;
});
const events = matches.reduce((sum, match) => sum + match.length, 0);

/** A consumer of the events of a match. */
interface Listener {
  send(event: PlayEvent): void;
}

/** Sends every match to its own actor, which is started before the timing. */
function createTask(name: string, createListener: () => Listener): Task {
  const start = () => {
    let listeners: readonly Listener[] = [];
    return {
      units: events,
      prepare() {
        listeners = matches.map(createListener);
      },
      run() {
        for (const [i, listener] of listeners.entries())
          for (const event of matches[i] ?? []) listener.send(event);
      },
    };
  };
  return { name, start };
}

const machine = createTurnMachine(game);
const createMatch = () => createActor(machine, { input: { table, dealer: "person" } }).start();

/** Three states in turn, as a baseline for XState itself. */
const bare = createMachine({
  initial: "first",
  states: {
    first: { on: { play: "second" } },
    second: { on: { play: "third" } },
    third: { on: { play: "first" } },
  },
});

const MACHINE = "turn machine";
const BARE = "bare three-state XState actor";

/** @throws Error if a match does not end like the game itself */
function checkMatches(): void {
  for (const match of matches) {
    const actor = createMatch();
    for (const event of match) actor.send(event);
    if (actor.getSnapshot().value !== "over") throw new Error("a match did not reach its end");
  }
}

/** Matches of Pantareï in which people play and deal, so that every action is one external event. */
export const createTurnMachineSubject = (): Subject => ({
  tasks: [createTask(MACHINE, createMatch), createTask(BARE, () => createActor(bare).start())],
  check() {
    checkMatches();
    return {
      name: `Matches of ${game.id}`,
      unit: "events",
      actions: 1,
      goals: [{ of: MACHINE, against: BARE, atLeast: 0.5 }],
    };
  },
});
