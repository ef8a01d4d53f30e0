import {
  type AnyPosition,
  createTable,
  type Failure,
  type Game,
  parseTable,
  type Result,
  succeed,
} from "@serpentarium/core";
import { contextFromRecord, createContext } from "@serpentarium/core/context";
import { parseLink } from "@serpentarium/core/record";
import { createTurnMachine, toResumeOptions } from "@serpentarium/core/turn";
import type { MatchActor, RunningContext } from "@serpentarium/table";
import { createActor } from "xstate";

/** The attributes of an embedded board that set its content. */
export interface EmbedAttributes {
  /** A link to this site, its fragment, or a record as JSON. */
  readonly record?: string | undefined;
  /** In notation; ignored if there is a record. */
  readonly position?: string | undefined;
  readonly seats?: string | undefined;
  /** As JSON. */
  readonly options?: string | undefined;
}

/** Parses a JSON attribute; invalid JSON stays a string, so that validation reports it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function contextFromText(game: Game, text: string): Result<RunningContext> {
  const isData = text.trimStart().startsWith("{");
  const record = isData ? succeed(text) : parseLink(text);
  return record.ok ? contextFromRecord(game, record.value) : record;
}

function contextFromTable(
  game: Game,
  { position, seats, options = "{}" }: EmbedAttributes,
): Result<RunningContext> {
  const count = seats === undefined ? undefined : Number(seats);
  const table = parseTable(game, parseJson(options), count);
  if (!table.ok) return table;
  if (position === undefined) return succeed(createContext(game, { table: table.value }));
  const first: Result<AnyPosition> = game.parsePosition(position, table.value);
  return first.ok ? succeed(createContext(game, { table: table.value, position: first.value })) : first;
}

/** The match of an embedded board, and the failure if it is not the requested one. */
export interface EmbeddedMatch {
  readonly actor: MatchActor;
  readonly failure: Failure | undefined;
}

/** Creates the requested match, or a new one if the attributes are invalid. */
export function createEmbeddedMatch(game: Game, requested: EmbedAttributes): EmbeddedMatch {
  const machine = createTurnMachine(game);
  const { record } = requested;
  const found = record === undefined ? contextFromTable(game, requested) : contextFromText(game, record);
  const context = found.ok ? found.value : createContext(game, { table: createTable(game) });
  return {
    actor: createActor(machine, toResumeOptions(game, machine, context)),
    failure: found.ok ? undefined : found.error,
  };
}
