import { parseTable, play, type Result } from "@serpentarium/core";
import { formatLink, formatRecord, parseLink, replay } from "@serpentarium/core/record";
import { first, messageOf } from "../data.ts";
import { spoilt } from "../junk.ts";
import { asAWhole, isPlayed, type Law, stepOfEachPhase } from "../law.ts";
import type { Walk } from "../walk.ts";

/** What takes something from outside, and what it takes. */
interface Entry {
  readonly name: string;
  readonly good: unknown;
  /** The value may be anything, whatever the type says. */
  ask(value: never): Result<unknown>;
}

/** A record has so many actions: the others are read like these. */
const MOST_ACTIONS = 3;

function entriesOf(walk: Walk): Entry[] {
  const { game, table, steps } = walk;
  const played = steps.filter(isPlayed).slice(0, MOST_ACTIONS);
  const actions = played.map(({ action, position }) => game.formatAction(action, position));
  const record = formatRecord(game, { table, actions });
  const start = steps[0]?.position ?? game.start(table);
  return [
    {
      name: "the options",
      good: table.options,
      ask(value) {
        const parsed = parseTable(game, value, table.seats);
        if (parsed.ok) game.start(parsed.value);
        return parsed;
      },
    },
    { name: "the seats", good: table.seats, ask: (value) => parseTable(game, table.options, value) },
    {
      name: "a position",
      good: game.formatPosition(start),
      ask: (value) => game.parsePosition(value, table),
    },
    { name: "a record", good: record, ask: (value) => replay(game, value) },
    {
      name: "a link",
      good: formatLink(record),
      ask(value) {
        const parsed = parseLink(value);
        return parsed.ok ? replay(game, parsed.value) : parsed;
      },
    },
    ...stepOfEachPhase(walk).flatMap(({ position, action }): Entry[] => [
      { name: `an action in ${position.phase}`, good: action, ask: (value) => play(game, position, value) },
      {
        name: `the notation of an action in ${position.phase}`,
        good: game.formatAction(action, position),
        ask: (value) => game.parseAction(value, position),
      },
    ]),
  ];
}

/** What is wrong with how a value is taken, if anything is. */
function mistaken({ name, ask }: Entry, what: string, value: unknown): string | undefined {
  try {
    const result = ask(value as never);
    return typeof result.ok === "boolean" ? undefined : `${name}: no result where ${what}`;
  } catch (error) {
    return `${name}: threw ${messageOf(error)} where ${what}`;
  }
}

/** Hands in anything, and what is good with anything in one place. */
const forged = (entry: Entry): string | undefined =>
  first(
    [...spoilt(entry.good)].map(
      ([what, value]) =>
        () =>
          mistaken(entry, what, value),
    ),
  );

export const objects: Law = {
  id: "objects",
  title: {
    en: "options, positions, actions, records and links of any type are refused, never an exception",
    fr: "options, positions, actions, parties et liens de toute nature sont refusés, jamais une exception",
  },
  once: true,
  check: asAWhole((walk) => first(entriesOf(walk).map((entry) => () => forged(entry)))),
};
