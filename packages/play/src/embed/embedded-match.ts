import {
  type AnyPosition,
  createTable,
  type Failure,
  type Game,
  type GameTypes,
  parseTable,
  type Result,
  succeed,
} from "@serpentarium/core";
import { parseLink } from "@serpentarium/core/record";
import {
  createTurnMachine,
  type ResumeOptions,
  snapshotFromRecord,
  type TurnActorRef,
  type TurnInput,
  type TurnMachine,
} from "@serpentarium/core/turn";
import type { MatchMachine } from "@serpentarium/table";
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

type MatchStart = ResumeOptions<GameTypes> | { readonly input: TurnInput<GameTypes> };

/** Parses a JSON attribute; invalid JSON stays a string, so that validation reports it. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function startFromRecord(game: Game, machine: TurnMachine<GameTypes>, text: string): Result<MatchStart> {
  const isData = text.trimStart().startsWith("{");
  const record = isData ? succeed(text) : parseLink(text);
  return record.ok ? snapshotFromRecord(game, machine, record.value) : record;
}

function startFromTable(
  game: Game,
  { position, seats, options = "{}" }: EmbedAttributes,
): Result<MatchStart> {
  const count = seats === undefined ? undefined : Number(seats);
  const table = parseTable(game, parseJson(options), count);
  if (!table.ok) return table;
  if (position === undefined) return succeed({ input: { table: table.value } });
  const first: Result<AnyPosition> = game.parsePosition(position, table.value);
  return first.ok ? succeed({ input: { table: table.value, position: first.value } }) : first;
}

/** The match of an embedded board, and the failure if it is not the requested one. */
export interface EmbeddedMatch {
  readonly actor: TurnActorRef<GameTypes>;
  readonly failure: Failure | undefined;
}

/** Creates the requested match, or a new one if the attributes are invalid. */
export function createEmbeddedMatch(game: Game, requested: EmbedAttributes): EmbeddedMatch {
  const machine: MatchMachine = createTurnMachine(game);
  const { record } = requested;
  const start =
    record === undefined ? startFromTable(game, requested) : startFromRecord(game, machine, record);
  const input = start.ok ? start.value : { input: { table: createTable(game) } };
  return {
    actor: createActor(machine, input),
    failure: start.ok ? undefined : start.error,
  };
}
