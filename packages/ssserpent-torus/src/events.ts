import type { GameEvent, Table } from "@serpentarium/core";
import type { Action, RuleEvent as BaseEvent, Heading, Options, Position } from "@serpentarium/ssserpent";
import { gridOfTable } from "@serpentarium/ssserpent/parts";
import { TORUS } from "./material/torus.ts";
import { parts } from "./parts.ts";

interface CrossEvent extends GameEvent {
  readonly type: "crossed";
  readonly clause: "torus.edges";
  readonly heading: Heading;
  /** The cell on which the head enters the grid again. */
  readonly cell: string;
}

/** An event of Ssserpent, or of the torus: a head crosses an edge. */
export type RuleEvent = BaseEvent | CrossEvent;

type StepEvent = Extract<BaseEvent, { readonly type: "stepped" }>;

/** Whether a step onto a cell has crossed an edge: the cell is at the edge opposite to the heading. */
function hasCrossedEdge({ options: { size } }: Table<Options>, cell: number, heading: Heading): boolean {
  const [column, row] = [Math.floor(cell / size), cell % size];
  return [row === 0, column === 0, row === size - 1, column === size - 1][heading] ?? false;
}

/** The edges that consecutive steps in one direction cross: more than one only if the steps outnumber the side of the grid. */
function crossings(table: Table<Options>, { heading, spaces }: StepEvent): readonly CrossEvent[] {
  const { names } = gridOfTable(TORUS, table);
  const [, ...entered] = spaces;
  return entered
    .filter((name) => hasCrossedEdge(table, names.indexOf(name), heading))
    .map((cell) => ({ type: "crossed", clause: "torus.edges", spaces: [cell], heading, cell }));
}

/** The events of Ssserpent, with each crossing after the steps that make it. */
export const events = (position: Position, action: Action, after: Position): readonly RuleEvent[] =>
  parts
    .events(position, action, after)
    .flatMap((event): readonly RuleEvent[] =>
      event.type === "stepped" ? [event, ...crossings(position.table, event)] : [event],
    );
