import type { GameEvent } from "@serpentarium/core";
import { type Action, headingsOf, type Move, type Placement } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { Ssserpent } from "./game.ts";
import { BLUE, ENEMY, OWN, OWN_APPLE } from "./material/contents.ts";
import { type Cell, type Heading, neighbour, opposite } from "./material/grid.ts";
import { type Ground, gridAt } from "./material/ground.ts";
import { type Colour, colourOf } from "./material/serpent.ts";
import { Walk } from "./material/walk.ts";
import type { Phases } from "./parts.ts";
import type { MovePosition, Position, ReplantPosition, SetupPosition } from "./position.ts";

interface Happening extends GameEvent {
  readonly clause: ClauseId;
}

/** What happens, step by step; every event also names its clause and the cells that it touches. */
export type Event =
  | (Happening & {
      readonly type: "placed";
      readonly by: Colour;
      readonly fruit: Colour | "blue";
      readonly cell: string;
    })
  | (Happening & {
      readonly type: "headed";
      readonly by: Colour;
      readonly colour: Colour;
      readonly cell: string;
    })
  | (Happening & { readonly type: "unplaced"; readonly fruit: Colour | "blue"; readonly count: number })
  | (Happening & { readonly type: "first"; readonly colour: Colour })
  | (Happening & {
      readonly type: "stepped";
      readonly colour: Colour;
      readonly heading: Heading;
      readonly steps: number;
      readonly cell: string;
    })
  | (Happening & { readonly type: "ate"; readonly fruit: Colour | "blue"; readonly cell: string })
  | (Happening & { readonly type: "grew"; readonly length: number })
  | (Happening & { readonly type: "sated" })
  | (Happening & { readonly type: "adult"; readonly colour: Colour })
  | (Happening & {
      readonly type: "bit";
      readonly cell: string;
      readonly attacker: number;
      readonly defender: number;
    })
  | (Happening & { readonly type: "cut"; readonly colour: Colour; readonly count: number })
  | (Happening & { readonly type: "planted"; readonly fruit: Colour; readonly cell: string })
  | (Happening & { readonly type: "no-room"; readonly colour: Colour; readonly count: number })
  | (Happening & { readonly type: "beheaded"; readonly winner: Colour; readonly loser: Colour })
  | (Happening & { readonly type: "stuck"; readonly winner: Colour; readonly loser: Colour })
  | (Happening & { readonly type: "quiet"; readonly moves: number })
  | (Happening & { readonly type: "long"; readonly moves: number });

const other = (colour: Colour): Colour => (colour === "red" ? "yellow" : "red");

type Stepped = Extract<Event, { readonly type: "stepped" }>;

/** Puts a step to the events: a run in one direction is told as one. */
function addStep(events: Event[], { heading, cell, ...stepped }: Stepped): void {
  const run = events.at(-1);
  if (run?.type !== "stepped" || run.heading !== heading) events.push({ ...stepped, heading, cell });
  else events[events.length - 1] = { ...run, steps: run.steps + 1, cell, spaces: [...run.spaces, cell] };
}

/** What a walk was before a step, and what the step leads to. */
interface Before {
  readonly content: number | undefined;
  readonly length: number;
  readonly adult: boolean;
  readonly held: number;
  /** The pieces of the two lines, should it bite. */
  readonly attacker: number;
  readonly defender: number;
}

function lookAhead(walk: Walk, heading: Heading): Before {
  const { head, length, adult, held } = walk;
  const to = neighbour(walk.grid, head, heading);
  const attacker = walk.line(head, opposite(heading), OWN).length;
  const defender = walk.line(to, heading, ENEMY).length;
  return { content: walk.cells[to], length, adult, held, attacker, defender };
}

/** What a serpent eats on the cell to which it came, and what becomes of it. */
function narrateMeal(walk: Walk, { content, length, adult }: Before, colour: Colour, cell: string): Event[] {
  const here = { spaces: [cell] } as const;
  const events: Event[] = [];
  if (content === OWN_APPLE) events.push({ type: "ate", clause: "eat.own", ...here, fruit: colour, cell });
  if (content === BLUE) events.push({ type: "ate", clause: "eat.blue", ...here, fruit: "blue", cell });
  const clause = content === BLUE ? "eat.blue" : "eat.own";
  if (walk.length > length) events.push({ type: "grew", clause, ...here, length: walk.length });
  else if (content === BLUE) events.push({ type: "sated", clause: "eat.blue-empty", ...here });
  if (walk.adult && !adult) events.push({ type: "adult", clause: "eat.adult", ...here, colour });
  return events;
}

/** What a serpent bites on the cell to which it came; that a head was taken is told at the end. */
function narrateBite(walk: Walk, before: Before, victim: Colour, cell: string): Event[] {
  const { content, held, attacker, defender } = before;
  if (content !== ENEMY) return [];
  const here = { spaces: [cell] } as const;
  const bit: Event = { type: "bit", clause: "attack.line", ...here, cell, attacker, defender };
  if (walk.enemyLength === 0) return [bit];
  return [bit, { type: "cut", clause: "attack.cut", ...here, colour: victim, count: walk.held - held }];
}

/** The steps of a walk one by one, runs in one direction told together. */
function narrateSteps(ground: Ground, position: MovePosition, action: Move): Event[] {
  const walk = new Walk(ground, position, position.toAct);
  const { names } = walk.grid;
  const colour = colourOf(position.toAct);
  const events: Event[] = [];
  for (const heading of headingsOf(action)) {
    const start = names[walk.head] ?? "";
    const before = lookAhead(walk, heading);
    walk.step(heading);
    const cell = names[walk.head] ?? "";
    const spaces = [start, cell];
    addStep(events, { type: "stepped", clause: "move.steps", spaces, colour, heading, steps: 1, cell });
    events.push(...narrateMeal(walk, before, colour, cell));
    events.push(...narrateBite(walk, before, other(colour), cell));
  }
  return events;
}

/** How the turn ends: pieces without room, then the end of the game. */
function narrateEnd(position: MovePosition | ReplantPosition, after: Position, held: number): Event[] {
  const mover = colourOf(position.toAct);
  const events: Event[] = [];
  const victim = position.toAct === 0 ? 1 : 0;
  const saved = after.serpents[victim].reserve - position.serpents[victim].reserve;
  if (held > 0 && after.phase !== "replant" && saved > 0) {
    events.push({
      type: "no-room",
      clause: "attack.no-room",
      spaces: [],
      colour: other(mover),
      count: saved,
    });
  }
  if (after.phase !== "over") return events;
  const { reason } = after.outcome;
  const sides = { winner: mover, loser: other(mover), spaces: [] };
  if (reason === "end.head") events.push({ type: "beheaded", clause: "end.head", ...sides });
  if (reason === "end.stuck") events.push({ type: "stuck", clause: "end.stuck", ...sides });
  if (reason === "end.quiet")
    events.push({ type: "quiet", clause: "end.quiet", spaces: [], moves: after.quiet });
  if (reason === "end.long")
    events.push({ type: "long", clause: "end.long", spaces: [], moves: after.moves });
  return events;
}

/** Apples that found no legal cell when one was placed (`setup.stuck`). */
function narrateUnplaced(before: Position, after: Position): Event[] {
  const events: Event[] = [];
  const lost = before.table.options.blueApples - after.blue.length;
  if (before.phase === "blue" && after.phase !== "blue" && lost > 0) {
    events.push({ type: "unplaced", clause: "setup.stuck", spaces: [], fruit: "blue", count: lost });
  }
  for (const seat of [0, 1] as const) {
    const count = after.serpents[seat].reserve - before.serpents[seat].reserve;
    if (count > 0)
      events.push({ type: "unplaced", clause: "setup.stuck", spaces: [], fruit: colourOf(seat), count });
  }
  return events;
}

function narrateHead(
  phases: Phases<Ssserpent>,
  position: SetupPosition<"heads">,
  at: Cell,
  cell: string,
): Event[] {
  const by = colourOf(position.toAct);
  const colour = other(by);
  const spaces = [cell];
  const after = phases.heads.apply(position, { phase: "heads", cell: at });
  const headed: Event = { type: "headed", clause: "setup.heads", spaces, by, colour, cell };
  if (!after.serpents[position.toAct === 0 ? 1 : 0].adult) return [headed];
  return [headed, { type: "adult", clause: "eat.adult", spaces, colour }];
}

function narratePlacement(
  ground: Ground,
  phases: Phases<Ssserpent>,
  position: Position,
  { cell: at }: Placement,
): Event[] {
  const cell = gridAt(ground, position.table).names[at] ?? "";
  const spaces = [cell];
  switch (position.phase) {
    case "blue": {
      const by = colourOf(position.toAct);
      const after = phases.blue.apply(position, { phase: "blue", cell: at });
      const placed: Event = { type: "placed", clause: "setup.blue", spaces, by, fruit: "blue", cell };
      return [placed, ...narrateUnplaced(position, after)];
    }
    case "apples": {
      const by = colourOf(position.toAct);
      const after = phases.apples.apply(position, { phase: "apples", cell: at });
      const placed: Event = { type: "placed", clause: "setup.apples", spaces, by, fruit: other(by), cell };
      return [placed, ...narrateUnplaced(position, after)];
    }
    case "heads":
      return narrateHead(phases, position, at, cell);
    case "replant": {
      const fruit = other(colourOf(position.toAct));
      const after = phases.replant.apply(position, { phase: "replant", cell: at });
      const planted: Event = { type: "planted", clause: "attack.replant", spaces, fruit, cell };
      return [planted, ...narrateEnd(position, after, position.held - 1)];
    }
    default:
      return [];
  }
}

/** What a legal action does, step by step. */
export const createNarrate =
  (ground: Ground, phases: Phases<Ssserpent>) =>
  (position: Position, action: Action): readonly Event[] => {
    if (action.phase === "first")
      return [{ type: "first", clause: "setup.first", spaces: [], colour: action.colour }];
    if (action.phase !== "move") return narratePlacement(ground, phases, position, action);
    if (position.phase !== "move") return [];
    const after = phases.move.apply(position, action);
    return [...narrateSteps(ground, position, action), ...narrateEnd(position, after, 1)];
  };
