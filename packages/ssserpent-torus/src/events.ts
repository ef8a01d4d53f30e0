import type { GameEvent, Table } from "@serpentarium/core";
import type { Action, Event as BaseEvent, Heading, Options, Position } from "@serpentarium/ssserpent";
import { gridAt } from "@serpentarium/ssserpent/parts";
import { TORUS } from "./material/torus.ts";
import { parts } from "./parts.ts";

interface Crossed extends GameEvent {
  readonly type: "crossed";
  readonly clause: "torus.edges";
  readonly heading: Heading;
  /** Where the head comes in again. */
  readonly cell: string;
}

/** What happens in Ssserpent, and on the torus alone: a head goes over an edge. */
export type Event = BaseEvent | Crossed;

type Stepped = Extract<BaseEvent, { readonly type: "stepped" }>;

/** Whether a step to a cell, in a direction, has come over an edge: it ends where that direction begins. */
function isBeyond({ options: { size } }: Table<Options>, cell: number, heading: Heading): boolean {
  const [column, row] = [Math.floor(cell / size), cell % size];
  return [row === 0, column === 0, row === size - 1, column === size - 1][heading] ?? false;
}

/** The edges that a run of steps goes over: one at most, unless the grid is smaller than the run is long. */
function crossings(table: Table<Options>, { heading, spaces }: Stepped): readonly Crossed[] {
  const { names } = gridAt(TORUS, table);
  const [, ...entered] = spaces;
  return entered
    .filter((name) => isBeyond(table, names.indexOf(name), heading))
    .map((cell) => ({ type: "crossed", clause: "torus.edges", spaces: [cell], heading, cell }));
}

export const narrate = (position: Position, action: Action): readonly Event[] =>
  parts
    .narrate(position, action)
    .flatMap((event): readonly Event[] =>
      event.type === "stepped" ? [event, ...crossings(position.table, event)] : [event],
    );
