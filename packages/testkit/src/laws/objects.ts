import { parseTable, play, type Result } from "@serpentarium/core";
import { createRecord, formatLink, parseLink, replay } from "@serpentarium/core/record";
import { describeThrown } from "../author-line.ts";
import { firstDefined } from "../data.ts";
import { isPlayedStep, type Law, lastStepByPhase, onWholePlayout } from "../law.ts";
import { mutatedInputs } from "../mutated-inputs.ts";
import type { Playout } from "../playout.ts";

/** A function for untrusted data, with a valid argument. */
interface EntryPoint {
  readonly name: string;
  readonly valid: unknown;
  /** Called with values of any type. */
  call(value: never): Result<unknown>;
}

/** The number of actions in the tested record; further ones are parsed alike. */
const MAX_ACTIONS = 3;

function entryPointsOf(playout: Playout): EntryPoint[] {
  const { game, table, steps } = playout;
  const played = steps.filter(isPlayedStep).slice(0, MAX_ACTIONS);
  const actions = played.map(({ action, position }) => game.formatAction(action, position));
  const record = createRecord(game, { table, actions });
  const start = steps[0]?.position ?? game.start(table);
  return [
    {
      name: "the options",
      valid: table.options,
      call(value) {
        const parsed = parseTable(game, value, table.seats);
        if (parsed.ok) game.start(parsed.value);
        return parsed;
      },
    },
    { name: "the seats", valid: table.seats, call: (value) => parseTable(game, table.options, value) },
    {
      name: "a position",
      valid: game.formatPosition(start),
      call: (value) => game.parsePosition(value, table),
    },
    { name: "a record", valid: record, call: (value) => replay(game, value) },
    {
      name: "a link",
      valid: formatLink(record),
      call(value) {
        const parsed = parseLink(value);
        return parsed.ok ? replay(game, parsed.value) : parsed;
      },
    },
    ...lastStepByPhase(playout).flatMap(({ position, action }): EntryPoint[] => [
      { name: `an action in ${position.phase}`, valid: action, call: (value) => play(game, position, value) },
      {
        name: `the notation of an action in ${position.phase}`,
        valid: game.formatAction(action, position),
        call: (value) => game.parseAction(value, position),
      },
    ]),
  ];
}

/** Checks that a call returns a result and does not throw. */
function checkCall({ name, call }: EntryPoint, description: string, value: unknown): string | undefined {
  try {
    // of the wrong type on purpose
    const result = call(value as never);
    return typeof result.ok === "boolean" ? undefined : `${name}: no result where ${description}`;
  } catch (error) {
    return `${name}: threw ${describeThrown(error)} where ${description}`;
  }
}

/** Calls an entry point with hostile values, and with its valid argument mutated in one place. */
const checkEntryPoint = (entry: EntryPoint): string | undefined =>
  firstDefined(
    [...mutatedInputs(entry.valid)].map(
      ([description, value]) =>
        () =>
          checkCall(entry, description, value),
    ),
  );

export const objects: Law = {
  id: "objects",
  title: { id: "laws.objects" },
  once: true,
  check: onWholePlayout((playout) =>
    firstDefined(entryPointsOf(playout).map((entry) => () => checkEntryPoint(entry))),
  ),
};
