import type { GameEvent } from "@serpentarium/core";
import { type Action, headingsOf, type Move, type Placement } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { appleOf, BLUE } from "./material/contents.ts";
import { adjacentCell, type Heading, oppositeHeading } from "./material/grid.ts";
import { type Ground, gridOfTable } from "./material/ground.ts";
import { type Colour, colourOfSeat } from "./material/serpent.ts";
import { Stepper } from "./material/stepper.ts";
import type { Phases } from "./parts.ts";
import type { MovePosition, Position, ReplantPosition, SetupPosition } from "./position.ts";
import type { Ssserpent } from "./types.ts";

interface ClauseEvent extends GameEvent {
  readonly clause: ClauseId;
}

/** An event of the game; each names its clause and the affected cells. */
export type RuleEvent =
  | (ClauseEvent & {
      readonly type: "apple-placed";
      readonly by: Colour;
      readonly appleColour: Colour | "blue";
      readonly cell: string;
    })
  | (ClauseEvent & {
      readonly type: "head-placed";
      readonly by: Colour;
      readonly colour: Colour;
      readonly cell: string;
    })
  | (ClauseEvent & {
      readonly type: "apples-left-out";
      readonly appleColour: Colour | "blue";
      readonly count: number;
    })
  | (ClauseEvent & { readonly type: "first"; readonly colour: Colour })
  | (ClauseEvent & {
      readonly type: "stepped";
      readonly colour: Colour;
      readonly heading: Heading;
      readonly steps: number;
      readonly cell: string;
    })
  | (ClauseEvent & { readonly type: "ate"; readonly appleColour: Colour | "blue"; readonly cell: string })
  | (ClauseEvent & { readonly type: "grew"; readonly length: number })
  | (ClauseEvent & { readonly type: "reserve-empty" })
  | (ClauseEvent & { readonly type: "adult"; readonly colour: Colour })
  | (ClauseEvent & {
      readonly type: "bit";
      readonly cell: string;
      readonly attacker: number;
      readonly defender: number;
    })
  | (ClauseEvent & { readonly type: "cut"; readonly colour: Colour; readonly count: number })
  | (ClauseEvent & { readonly type: "replanted"; readonly appleColour: Colour; readonly cell: string })
  | (ClauseEvent & { readonly type: "no-room"; readonly colour: Colour; readonly count: number })
  | (ClauseEvent & { readonly type: "head-taken"; readonly winner: Colour; readonly loser: Colour })
  | (ClauseEvent & { readonly type: "stuck"; readonly winner: Colour; readonly loser: Colour })
  | (ClauseEvent & { readonly type: "quiet"; readonly moves: number })
  | (ClauseEvent & { readonly type: "long"; readonly moves: number });

const opponentOf = (colour: Colour): Colour => (colour === "red" ? "yellow" : "red");

type StepEvent = Extract<RuleEvent, { readonly type: "stepped" }>;

/** Appends a step; consecutive steps in one direction become one event. */
function addStep(events: RuleEvent[], { heading, cell, ...rest }: StepEvent): void {
  const run = events.at(-1);
  if (run?.type !== "stepped" || run.heading !== heading) {
    events.push({ ...rest, heading, cell, paths: [rest.spaces] });
    return;
  }
  const spaces = [...run.spaces, cell];
  events[events.length - 1] = { ...run, steps: run.steps + 1, cell, spaces, paths: [spaces] };
}

/** The state before a step, and the content of the cell that it enters. */
interface StepContext {
  readonly content: number | undefined;
  readonly length: number;
  readonly adult: boolean;
  readonly held: number;
  /** The lengths of both lines, if the step would bite (`attack.line`). */
  readonly attacker: number;
  readonly defender: number;
}

function stepContext(stepper: Stepper, heading: Heading): StepContext {
  const { head, length, adult, held, own, enemy } = stepper;
  const to = adjacentCell(stepper.grid, head, heading);
  const attacker = stepper.line(head, oppositeHeading(heading), own).length;
  const defender = stepper.line(to, heading, enemy).length;
  return { content: stepper.cells[to], length, adult, held, attacker, defender };
}

/** Eating, growing and becoming adult on the entered cell. */
function mealEvents(
  stepper: Stepper,
  { content, length, adult }: StepContext,
  colour: Colour,
  cell: string,
): RuleEvent[] {
  const here = { spaces: [cell] } as const;
  const events: RuleEvent[] = [];
  if (content === appleOf(stepper.seat))
    events.push({ type: "ate", clause: "eat.own", ...here, appleColour: colour, cell });
  if (content === BLUE) events.push({ type: "ate", clause: "eat.blue", ...here, appleColour: "blue", cell });
  const clause = content === BLUE ? "eat.blue" : "eat.own";
  if (stepper.length > length) events.push({ type: "grew", clause, ...here, length: stepper.length });
  else if (content === BLUE) events.push({ type: "reserve-empty", clause: "eat.blue-empty", ...here });
  if (stepper.adult && !adult) events.push({ type: "adult", clause: "eat.adult", ...here, colour });
  return events;
}

/** The bite on the entered cell; a taken head is part of `endEvents`. */
function biteEvents(stepper: Stepper, before: StepContext, victim: Colour, cell: string): RuleEvent[] {
  const { content, held, attacker, defender } = before;
  if (content !== stepper.enemy) return [];
  const here = { spaces: [cell] } as const;
  const bit: RuleEvent = { type: "bit", clause: "attack.line", ...here, cell, attacker, defender };
  if (stepper.enemyLength === 0) return [bit];
  return [bit, { type: "cut", clause: "attack.cut", ...here, colour: victim, count: stepper.held - held }];
}

/** The events of a whole path; steps in one direction are merged. */
function stepEvents(ground: Ground, position: MovePosition, action: Move): RuleEvent[] {
  const stepper = new Stepper(ground, position, position.toAct);
  const { names } = stepper.grid;
  const colour = colourOfSeat(position.toAct);
  const events: RuleEvent[] = [];
  for (const heading of headingsOf(action)) {
    const start = names[stepper.head] ?? "";
    const before = stepContext(stepper, heading);
    stepper.step(heading);
    const cell = names[stepper.head] ?? "";
    const spaces = [start, cell];
    addStep(events, { type: "stepped", clause: "move.steps", spaces, colour, heading, steps: 1, cell });
    events.push(...mealEvents(stepper, before, colour, cell));
    events.push(...biteEvents(stepper, before, opponentOf(colour), cell));
  }
  return events;
}

/** The end of a turn: pieces that cannot be replanted, then the end of the game. */
function endEvents(position: MovePosition | ReplantPosition, after: Position, held: number): RuleEvent[] {
  const mover = colourOfSeat(position.toAct);
  const events: RuleEvent[] = [];
  const victim = position.toAct === 0 ? 1 : 0;
  const saved = after.serpents[victim].reserve - position.serpents[victim].reserve;
  if (held > 0 && after.phase !== "replant" && saved > 0) {
    events.push({
      type: "no-room",
      clause: "attack.no-room",
      spaces: [],
      colour: opponentOf(mover),
      count: saved,
    });
  }
  if (after.phase !== "over") return events;
  const { reason } = after.outcome;
  const sides = { winner: mover, loser: opponentOf(mover), spaces: [] };
  if (reason === "end.head") events.push({ type: "head-taken", clause: "end.head", ...sides });
  if (reason === "end.stuck") events.push({ type: "stuck", clause: "end.stuck", ...sides });
  if (reason === "end.quiet")
    events.push({ type: "quiet", clause: "end.quiet", spaces: [], moves: after.quiet });
  if (reason === "end.long")
    events.push({ type: "long", clause: "end.long", spaces: [], moves: after.moves });
  return events;
}

/** Apples left out because no legal cell remains (`setup.stuck`). */
function leftOutEvents(before: Position, after: Position): RuleEvent[] {
  const events: RuleEvent[] = [];
  const lost = before.table.options.blueApples - after.blue.length;
  if (before.phase === "blue" && after.phase !== "blue" && lost > 0) {
    events.push({
      type: "apples-left-out",
      clause: "setup.stuck",
      spaces: [],
      appleColour: "blue",
      count: lost,
    });
  }
  for (const seat of [0, 1] as const) {
    const count = after.serpents[seat].reserve - before.serpents[seat].reserve;
    if (count > 0)
      events.push({
        type: "apples-left-out",
        clause: "setup.stuck",
        spaces: [],
        appleColour: colourOfSeat(seat),
        count,
      });
  }
  return events;
}

function headEvents(position: SetupPosition<"heads">, cell: string, after: Position): RuleEvent[] {
  const by = colourOfSeat(position.toAct);
  const colour = opponentOf(by);
  const spaces = [cell];
  const placed: RuleEvent = { type: "head-placed", clause: "setup.heads", spaces, by, colour, cell };
  if (!after.serpents[position.toAct === 0 ? 1 : 0].adult) return [placed];
  return [placed, { type: "adult", clause: "eat.adult", spaces, colour }];
}

function placementEvents(
  ground: Ground,
  phases: Phases<Ssserpent>,
  position: Position,
  { cell: at }: Placement,
  given: Position | undefined,
): RuleEvent[] {
  const cell = gridOfTable(ground, position.table).names[at] ?? "";
  const spaces = [cell];
  switch (position.phase) {
    case "blue": {
      const by = colourOfSeat(position.toAct);
      const after = given ?? phases.blue.apply(position, { phase: "blue", cell: at });
      const placed: RuleEvent = {
        type: "apple-placed",
        clause: "setup.blue",
        spaces,
        by,
        appleColour: "blue",
        cell,
      };
      return [placed, ...leftOutEvents(position, after)];
    }
    case "apples": {
      const by = colourOfSeat(position.toAct);
      const after = given ?? phases.apples.apply(position, { phase: "apples", cell: at });
      const placed: RuleEvent = {
        type: "apple-placed",
        clause: "setup.apples",
        spaces,
        by,
        appleColour: opponentOf(by),
        cell,
      };
      return [placed, ...leftOutEvents(position, after)];
    }
    case "heads":
      return headEvents(position, cell, given ?? phases.heads.apply(position, { phase: "heads", cell: at }));
    case "replant": {
      const appleColour = opponentOf(colourOfSeat(position.toAct));
      const after = given ?? phases.replant.apply(position, { phase: "replant", cell: at });
      const replanted: RuleEvent = {
        type: "replanted",
        clause: "attack.replant",
        spaces,
        appleColour,
        cell,
      };
      return [replanted, ...endEvents(position, after, position.held - 1)];
    }
    default:
      return [];
  }
}

/** Creates the function that lists the events of a legal action. */
export const createEvents =
  (ground: Ground, phases: Phases<Ssserpent>) =>
  (position: Position, action: Action, after?: Position): readonly RuleEvent[] => {
    if (action.phase === "first")
      return [{ type: "first", clause: "setup.first", spaces: [], colour: action.colour }];
    if (action.phase !== "move") return placementEvents(ground, phases, position, action, after);
    if (position.phase !== "move") return [];
    const next = after ?? phases.move.apply(position, action);
    return [...stepEvents(ground, position, action), ...endEvents(position, next, 1)];
  };
