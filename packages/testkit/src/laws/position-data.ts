import { type AnyPosition, type Game, parsePositionData, redactPosition, seatsOf } from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { firstDefined, messageOf } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import { failureText } from "../refusal.ts";

/** Values that replace parts of a position. */
const REPLACEMENTS: readonly unknown[] = [null, -1, 0, 7, 1e9, "x", [], {}, [0, 0]];

/** The maximal number of items of a list to replace. */
const MAX_ITEMS = 3;

/** JSON with each part in turn omitted, added or replaced. */
function* mutate(value: unknown): Generator<unknown> {
  yield* REPLACEMENTS;
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    yield [...value, ...value.slice(-1)];
    yield value.slice(0, -1);
    for (const [i, part] of value.slice(0, MAX_ITEMS).entries())
      for (const other of mutate(part)) yield value.with(i, other);
    return;
  }
  yield { ...value, extra: 0 };
  for (const [key, part] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Readonly<Record<string, unknown>>;
    yield rest;
    for (const other of mutate(part)) yield { ...rest, [key]: other };
  }
}

/** Checks that a position is accepted unchanged as JSON. */
function checkAccepted(game: Game, position: AnyPosition, isRedacted = false): string | undefined {
  const parsed = parsePositionData(game, JSON.parse(JSON.stringify(position)), { isRedacted });
  if (!parsed.ok) return `as data it is refused: ${failureText(parsed.error)}`;
  return dequal(parsed.value, position) ? undefined : "as data it is another position";
}

/** Checks that the game can continue from the data that it accepts. */
function checkMutation(game: Game, data: unknown): string | undefined {
  const parsed = parsePositionData(game, data);
  if (!parsed.ok) return undefined;
  const position = parsed.value;
  try {
    for (const action of game.legalActions(position).slice(0, 1))
      game.formatPosition(game.apply(position, action));
    return undefined;
  } catch (error) {
    return `${JSON.stringify(data)} is accepted as data, but the game threw ${messageOf(error)}`;
  }
}

/** Does not mutate the table, because other laws check options. */
function checkMutations(game: Game, { table, ...position }: AnyPosition): string | undefined {
  const json: unknown = JSON.parse(JSON.stringify(position));
  for (const data of mutate(json)) {
    const wrong = checkMutation(game, typeof data === "object" ? { table, ...data } : data);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

export const positionData: Law = {
  id: "position-data",
  title: { id: "laws.position-data" },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.positionFields) return undefined;
    const seats = game.hidden?.positionFields ? seatsOf(table) : [];
    return (
      checkAccepted(game, position) ??
      firstDefined(
        seats.map((seat) => () => checkAccepted(game, redactPosition(game, position, seat), true)),
      ) ??
      checkMutations(game, position)
    );
  }, 4),
};
