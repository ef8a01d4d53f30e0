import type { GameEvent, Words } from "@serpentarium/core";
import { type Action, headingsOf, type Move, type Placement } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { BLUE, ENEMY, OWN, OWN_APPLE } from "./material/contents.ts";
import { type Heading, neighbour, opposite } from "./material/grid.ts";
import { type Ground, gridAt } from "./material/ground.ts";
import { COLOUR_NAMES, type Colour, colourOf } from "./material/serpent.ts";
import { Walk } from "./material/walk.ts";
import { applesOn } from "./phases/apples.ts";
import { blueOn } from "./phases/blue.ts";
import { headsOn } from "./phases/heads.ts";
import { moveOn } from "./phases/move.ts";
import { replantOn } from "./phases/replant.ts";
import type { MovePosition, Position, ReplantPosition } from "./position.ts";

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

/** The steps of a walk one by one, runs in one direction told together. */
function narrateSteps(ground: Ground, position: MovePosition, action: Move): Event[] {
  const walk = new Walk(ground, position, position.toAct);
  const { grid } = walk;
  const colour = colourOf(position.toAct);
  const events: Event[] = [];
  for (const heading of headingsOf(action)) {
    const from = walk.head;
    const to = neighbour(grid, from, heading);
    const [cell, start] = [grid.names[to] ?? "", grid.names[from] ?? ""];
    const content = walk.cells[to];
    const attacker = walk.line(from, opposite(heading), OWN).length;
    const defender = walk.line(to, heading, ENEMY).length;
    const [grown, adult, held] = [walk.length, walk.adult, walk.held];
    walk.step(heading);
    const run = events.at(-1);
    if (run?.type === "stepped" && run.heading === heading) {
      events[events.length - 1] = { ...run, steps: run.steps + 1, cell, spaces: [...run.spaces, cell] };
    } else {
      events.push({
        type: "stepped",
        clause: "move.steps",
        spaces: [start, cell],
        colour,
        heading,
        steps: 1,
        cell,
      });
    }
    const { length } = walk;
    const here = { spaces: [cell] } as const;
    if (content === OWN_APPLE) events.push({ type: "ate", clause: "eat.own", ...here, fruit: colour, cell });
    if (content === BLUE) events.push({ type: "ate", clause: "eat.blue", ...here, fruit: "blue", cell });
    if (length > grown)
      events.push({ type: "grew", clause: content === BLUE ? "eat.blue" : "eat.own", ...here, length });
    else if (content === BLUE) events.push({ type: "sated", clause: "eat.blue-empty", ...here });
    if (walk.adult && !adult) events.push({ type: "adult", clause: "eat.adult", ...here, colour });
    if (content !== ENEMY) continue;
    events.push({ type: "bit", clause: "attack.line", ...here, cell, attacker, defender });
    if (walk.enemyLength > 0) {
      events.push({
        type: "cut",
        clause: "attack.cut",
        ...here,
        colour: other(colour),
        count: walk.held - held,
      });
    }
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

function narratePlacement(ground: Ground, position: Position, { cell: at }: Placement): Event[] {
  const cell = gridAt(ground, position.table).names[at] ?? "";
  const spaces = [cell];
  if (position.phase === "blue") {
    const placed: Event = {
      type: "placed",
      clause: "setup.blue",
      spaces,
      by: colourOf(position.toAct),
      fruit: "blue",
      cell,
    };
    return [
      placed,
      ...narrateUnplaced(position, blueOn(ground).apply(position, { phase: "blue", cell: at })),
    ];
  }
  if (position.phase === "apples") {
    const by = colourOf(position.toAct);
    const placed: Event = { type: "placed", clause: "setup.apples", spaces, by, fruit: other(by), cell };
    return [
      placed,
      ...narrateUnplaced(position, applesOn(ground).apply(position, { phase: "apples", cell: at })),
    ];
  }
  if (position.phase === "heads") {
    const by = colourOf(position.toAct);
    const victim = position.toAct === 0 ? 1 : 0;
    const after = headsOn(ground).apply(position, { phase: "heads", cell: at });
    const headed: Event = { type: "headed", clause: "setup.heads", spaces, by, colour: other(by), cell };
    if (!after.serpents[victim].adult) return [headed];
    return [headed, { type: "adult", clause: "eat.adult", spaces, colour: other(by) }];
  }
  if (position.phase !== "replant") return [];
  const planted: Event = {
    type: "planted",
    clause: "attack.replant",
    spaces,
    fruit: other(colourOf(position.toAct)),
    cell,
  };
  const after = replantOn(ground).apply(position, { phase: "replant", cell: at });
  return [planted, ...narrateEnd(position, after, position.held - 1)];
}

export function narrate(ground: Ground, position: Position, action: Action): readonly Event[] {
  if (action.phase === "first") {
    const started: Event = { type: "first", clause: "setup.first", spaces: [], colour: action.colour };
    return [started];
  }
  if (action.phase !== "move") return narratePlacement(ground, position, action);
  if (position.phase !== "move") return [];
  return [
    ...narrateSteps(ground, position, action),
    ...narrateEnd(position, moveOn(ground).apply(position, action), 1),
  ];
}

const FRUITS = {
  red: { en: "a red apple", fr: "une pomme rouge" },
  yellow: { en: "a yellow apple", fr: "une pomme jaune" },
  blue: { en: "a blue apple", fr: "une pomme bleue" },
} as const;
const WAYS = [
  { en: "north", fr: "vers le nord" },
  { en: "east", fr: "vers l’est" },
  { en: "south", fr: "vers le sud" },
  { en: "west", fr: "vers l’ouest" },
] as const;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const en = (colour: Colour): string => capital(COLOUR_NAMES[colour].en);
const fr = (colour: Colour): string => capital(COLOUR_NAMES[colour].fr);
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const words: Words<Event> = {
  placed: {
    en: ({ by, fruit, cell }) => `${en(by)} places ${FRUITS[fruit].en} on ${cell}.`,
    fr: ({ by, fruit, cell }) => `${fr(by)} pose ${FRUITS[fruit].fr} en ${cell}.`,
  },
  headed: {
    en: ({ by, colour, cell }) => `${en(by)} places the ${COLOUR_NAMES[colour].en} head on ${cell}.`,
    fr: ({ by, colour, cell }) => `${fr(by)} pose la tête ${COLOUR_NAMES[colour].fr} en ${cell}.`,
  },
  unplaced: {
    en: ({ fruit, count }) =>
      `No cell is left for ${plural(count, "apple", "apples")} (${fruit}): ${fruit === "blue" ? "out of the game" : "into the reserve"}.`,
    fr: ({ fruit, count }) =>
      `Plus de case pour ${plural(count, "pomme", "pommes")} (${fruit === "blue" ? "bleu" : COLOUR_NAMES[fruit].fr}) : ${fruit === "blue" ? "hors du jeu" : "dans la réserve"}.`,
  },
  first: {
    en: ({ colour }) => `Chance has it that ${COLOUR_NAMES[colour].en} begins.`,
    fr: ({ colour }) => `Le hasard désigne ${COLOUR_NAMES[colour].fr} pour commencer.`,
  },
  stepped: {
    en: ({ colour, heading, steps, cell }) =>
      `${en(colour)} goes ${plural(steps, "step", "steps")} ${WAYS[heading]?.en} to ${cell}.`,
    fr: ({ colour, heading, steps, cell }) =>
      `${fr(colour)} avance de ${plural(steps, "case", "cases")} ${WAYS[heading]?.fr}, en ${cell}.`,
  },
  ate: {
    en: ({ fruit, cell }) => `It eats ${FRUITS[fruit].en} on ${cell}.`,
    fr: ({ fruit, cell }) => `Il mange ${FRUITS[fruit].fr} en ${cell}.`,
  },
  grew: {
    en: ({ length }) => `It grows to ${plural(length, "piece", "pieces")}.`,
    fr: ({ length }) => `Il grandit : ${plural(length, "pion", "pions")}.`,
  },
  sated: {
    en: () => "Its reserve is empty: it does not grow.",
    fr: () => "Sa réserve est vide : il ne grandit pas.",
  },
  adult: {
    en: ({ colour }) => `No ${COLOUR_NAMES[colour].en} apple is left: ${COLOUR_NAMES[colour].en} is adult.`,
    fr: ({ colour }) => `Plus de pomme ${COLOUR_NAMES[colour].fr} : ${COLOUR_NAMES[colour].fr} est adulte.`,
  },
  bit: {
    en: ({ cell, attacker, defender }) => `It bites on ${cell}, ${attacker} against ${defender}.`,
    fr: ({ cell, attacker, defender }) => `Il mord en ${cell}, à ${attacker} contre ${defender}.`,
  },
  cut: {
    en: ({ colour, count }) => `${en(colour)} loses ${plural(count, "piece", "pieces")}.`,
    fr: ({ colour, count }) => `${fr(colour)} perd ${plural(count, "pion", "pions")}.`,
  },
  planted: {
    en: ({ fruit, cell }) => `${capital(FRUITS[fruit].en)} is replanted on ${cell}.`,
    fr: ({ fruit, cell }) => `${capital(FRUITS[fruit].fr)} est replantée en ${cell}.`,
  },
  "no-room": {
    en: ({ colour, count }) =>
      `No room for ${plural(count, "apple", "apples")}: into ${COLOUR_NAMES[colour].en}’s reserve.`,
    fr: ({ colour, count }) =>
      `Pas de place pour ${plural(count, "pomme", "pommes")} : dans la réserve du serpent ${COLOUR_NAMES[colour].fr}.`,
  },
  beheaded: {
    en: ({ winner, loser }) =>
      `The ${COLOUR_NAMES[loser].en} head is taken: ${COLOUR_NAMES[winner].en} wins!`,
    fr: ({ winner, loser }) =>
      `La tête ${COLOUR_NAMES[loser].fr} est prise : ${COLOUR_NAMES[winner].fr} gagne !`,
  },
  stuck: {
    en: ({ winner, loser }) => `${en(loser)} cannot make its whole move: ${COLOUR_NAMES[winner].en} wins!`,
    fr: ({ winner, loser }) =>
      `${fr(loser)} ne peut pas faire tout son mouvement : ${COLOUR_NAMES[winner].fr} gagne !`,
  },
  quiet: {
    en: ({ moves }) => `${plural(moves, "move", "moves")} without a bite or an apple: a draw.`,
    fr: ({ moves }) => `${plural(moves, "coup", "coups")} sans morsure ni pomme : partie nulle.`,
  },
  long: {
    en: ({ moves }) => `${plural(moves, "move", "moves")} in all: a draw.`,
    fr: ({ moves }) => `${plural(moves, "coup", "coups")} en tout : partie nulle.`,
  },
};
