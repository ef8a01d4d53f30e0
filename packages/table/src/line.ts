import { type Failure, type Result, succeed } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { actionsOf, createMatch, playActions, recordOf } from "@serpentarium/core/match";
import { toDisplayedMatch } from "./displayed-match.ts";
import type { RunningContext } from "./match.ts";
import type { TableEvent, TableState } from "./table-state.ts";
import type { VisitedLine } from "./visited-match.ts";

/** Where a line begins, and its first actions. */
export interface LineStart {
  /** The number of actions of the displayed match that it follows. */
  readonly from: number;
  /** In notation. */
  readonly actions: readonly string[];
}

/** A line from a position of the displayed match, in which the user plays for all seats and for chance. Fails like the first illegal action. */
export function createLine(state: TableState, { from, actions }: LineStart): Result<VisitedLine> {
  const { game, context, visited } = state;
  const { table, start, first, names } = context;
  const occupants = names.map(() => PERSON);
  const setup = { table, names, occupants, ...(start !== null && { position: first }) };
  const line: RunningContext = {
    ...createMatch(game, setup),
    occupants,
    seating: { dealer: PERSON, seed: "", undoChance: true },
  };
  const played = playActions(game, line, [...actionsOf(context).slice(0, from), ...actions]);
  if (!played.ok) return played;
  const origin = visited?.kind === "line" ? visited.origin : { context, visited };
  return succeed({
    ...toDisplayedMatch(game, played.value),
    kind: "line",
    origin,
    from: visited?.kind === "line" ? Math.min(visited.from, from) : from,
    record: recordOf(game, played.value),
    why: { id: "table.not-in-history" },
  });
}

/** Displays a line, and continues it with each action that the user plays, from the displayed position. */
export function displayLine(
  state: TableState,
  line: LineStart,
  send: (event: TableEvent) => void,
): Failure | undefined {
  const created = createLine(state, line);
  if (!created.ok) return created.error;
  const match = created.value;
  send({
    type: "display",
    match,
    onAnswer: (action, from) => {
      const failure = displayLine({ ...state, ...match, visited: match }, { from, actions: [action] }, send);
      if (failure) send({ type: "refuse", failure });
    },
  });
  return undefined;
}

/** Returns to the position of the match from which a line was tried. */
export function leaveLine({ origin, from }: VisitedLine, send: (event: TableEvent) => void): void {
  send({ type: "display", match: origin.visited });
  send({ type: "lookBack", count: from });
}
