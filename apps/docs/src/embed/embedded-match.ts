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
  type MatchRef,
  type Resumed,
  snapshotFromRecord,
  type TurnInput,
  type TurnMachine,
} from "@serpentarium/core/turn";
import { createActor } from "xstate";
import type { MatchMachine } from "../play/match.ts";

/** What a board on a page of somebody else's shows, as its attributes say it. */
export interface Wanted {
  /** A link of this site, its fragment, or a record as JSON. */
  readonly record?: string | undefined;
  /** In notation; without a record. */
  readonly position?: string | undefined;
  readonly seats?: string | undefined;
  /** As JSON. */
  readonly options?: string | undefined;
}

type Beginning = Resumed<GameTypes> | { readonly input: TurnInput<GameTypes> };

/** The value of an attribute that is JSON; what is no JSON stays a text, and is refused as one. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fromRecord(game: Game, machine: TurnMachine<GameTypes>, text: string): Result<Beginning> {
  const isData = text.trimStart().startsWith("{");
  const record = isData ? succeed(text) : parseLink(text);
  return record.ok ? snapshotFromRecord(game, machine, record.value) : record;
}

function fromTable(game: Game, { position, seats, options = "{}" }: Wanted): Result<Beginning> {
  const count = seats === undefined ? undefined : Number(seats);
  const table = parseTable(game, parsed(options), count);
  if (!table.ok) return table;
  if (position === undefined) return succeed({ input: { table: table.value } });
  const first: Result<AnyPosition> = game.parsePosition(position, table.value);
  return first.ok ? succeed({ input: { table: table.value, position: first.value } }) : first;
}

/** A match to show, and why it is not the one that was wanted. */
export interface EmbeddedMatch {
  readonly actor: MatchRef<GameTypes>;
  readonly failure: Failure | undefined;
}

/** Begins the match that attributes ask for; where they ask for none that there can be, a new one. */
export function beginMatch(game: Game, wanted: Wanted): EmbeddedMatch {
  const machine: MatchMachine = createTurnMachine(game);
  const { record } = wanted;
  const begun = record === undefined ? fromTable(game, wanted) : fromRecord(game, machine, record);
  const beginning = begun.ok ? begun.value : { input: { table: createTable(game) } };
  return {
    actor: createActor(machine, beginning),
    failure: begun.ok ? undefined : begun.error,
  };
}
