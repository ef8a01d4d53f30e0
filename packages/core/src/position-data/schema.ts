import { dequal } from "dequal/lite";
import type { AnyPosition, Game, GameTypes } from "../game.ts";
import { type JsonSchema, objectSchema } from "../notation/codec.ts";
import { type AnyPositionFields, fieldOf } from "../notation/position.ts";
import type { Table } from "../table.ts";

const outcomeSchema = (game: Game, table: Table): JsonSchema =>
  objectSchema(
    {
      reason: { enum: Object.keys(game.clauses).filter((id) => id.startsWith("end.")) },
      places: {
        type: "array",
        // if one side plays against the game, a loss is the second place
        items: { type: "integer", minimum: 1, maximum: Math.max(table.seats, 2) },
        minItems: table.seats,
        maxItems: table.seats,
      },
      scores: { type: "array" },
    },
    ["reason", "places"],
  );

/** Returns the schema of the positions in a phase. */
export function phaseSchema(
  game: Game,
  { forms, fields, more }: AnyPositionFields,
  table: Table,
  phase: string,
): JsonSchema {
  const all = fields(table);
  const written = (forms[phase] ?? "").split(" ").flatMap((word) => {
    const name = fieldOf(word) ?? "";
    const schema = all[name]?.schema;
    return schema ? [[name, schema] as const] : [];
  });
  const own: Readonly<Record<string, JsonSchema>> = {
    phase: { enum: [phase] },
    table: { type: "object" },
    ...Object.fromEntries(written),
    ...more?.(phase),
    ...(phase === "over" && { outcome: outcomeSchema(game, table) }),
  };
  const isSimultaneous = game.phases[phase]?.kind === "simultaneous";
  return objectSchema({ ...own, ...(isSimultaneous && { choices: { type: "array" } }) }, Object.keys(own));
}

/** Returns the JSON Schema of the positions of a game at a table; undefined if its notation is not made by `createPositionNotation`. */
export const positionSchema = <T extends GameTypes>(
  game: Game<T>,
  table: Table<T["options"]>,
): JsonSchema | undefined => {
  const untyped: Game = game;
  const { positionFields } = untyped;
  return (
    positionFields && {
      anyOf: Object.keys(positionFields.forms).map((phase) =>
        phaseSchema(untyped, positionFields, table, phase),
      ),
    }
  );
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Finds the first part of some JSON that a schema does not allow; undefined if all is allowed. */
export function findMismatch(schema: JsonSchema, value: unknown, path: string): string | undefined {
  const {
    type,
    items,
    minItems = 0,
    maxItems = Number.POSITIVE_INFINITY,
    properties,
    required = [],
  } = schema;
  if (schema.anyOf) {
    const found = schema.anyOf.map((one) => findMismatch(one, value, path));
    return found.includes(undefined) ? undefined : found.at(-1);
  }
  if (schema.enum) return schema.enum.some((one) => dequal(one, value)) ? undefined : path;
  if (type === "integer") {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum ? undefined : path;
  }
  if (type === "array") {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return path;
    if (schema.uniqueItems && new Set(value).size < value.length) return path;
    return items && findFirst(value.keys(), (i) => findMismatch(items, value[i], `${path}.${i}`));
  }
  if (!type) return undefined;
  if (!isObject(value)) return path;
  return (
    properties &&
    findFirst([...required, ...Object.keys(value)], (key) => {
      const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
      return own && Object.hasOwn(value, key)
        ? findMismatch(own, value[key], `${path}.${key}`)
        : `${path}.${key}`;
    })
  );
}

function findFirst<K>(keys: Iterable<K>, find: (key: K) => string | undefined): string | undefined {
  for (const key of keys) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Finds the first part of a value that differs from the value of its text, except for parts that texts omit; undefined if there is none.
 */
export function findUnwritten(
  schema: JsonSchema,
  value: unknown,
  read: unknown,
  path: string,
): string | undefined {
  const { items, properties } = schema;
  if (schema["x-unwritten"]) return undefined;
  if (Array.isArray(value) && Array.isArray(read) && value.length === read.length) {
    if (schema.uniqueItems) return undefined;
    if (items) return findFirst(value.keys(), (i) => findUnwritten(items, value[i], read[i], `${path}.${i}`));
  }
  if (properties && isObject(value) && isObject(read)) {
    return findFirst(Object.keys({ ...read, ...value }), (key) =>
      findUnwritten(properties[key] ?? {}, value[key], read[key], `${path}.${key}`),
    );
  }
  return dequal(value, read) ? undefined : path;
}

/** Whether JSON has the fields that all positions of a game have. */
export const isPosition = (game: Game, data: unknown): data is AnyPosition =>
  isObject(data) &&
  typeof data["phase"] === "string" &&
  (data["phase"] === "over" || Object.hasOwn(game.phases, data["phase"])) &&
  isObject(data["table"]);
