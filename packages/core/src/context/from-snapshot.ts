import { dequal } from "dequal/lite";
import * as v from "valibot";
import { describeIssue } from "../describe-issue.ts";
import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { ActionHistory } from "../match/history.ts";
import { type Match, playActions } from "../match/match.ts";
import { parseTable } from "../options/options.ts";
import type { PlayedAction } from "../play.ts";
import { outcomeRecordOf } from "../record/outcome-record.ts";
import { createEarlierSchema, createNamesSchema } from "../record/parse-record.ts";
import { type GameRecord, matchesOf } from "../record/record.ts";
import { replaySeries } from "../record/replay.ts";
import { parseSeriesPlan } from "../series/plan.ts";
import { seatsOf } from "../table.ts";
import { withFallback } from "../with-fallback.ts";
import type { MessageReference } from "../words/message.ts";
import { PERSON, stateValueOf, type TurnContext } from "./context.ts";
import { findMissingProgram } from "./programs.ts";

const createSeatingSchema = () =>
  v.object({
    dealer: v.string(),
    seed: v.string(),
    undoChance: v.boolean(),
  });

const createOutcomeSchema = () =>
  v.object({
    reason: v.string(),
    places: v.array(v.number()),
    scores: v.exactOptional(v.array(v.number())),
    by: v.exactOptional(v.number()),
  });

const createContextSchema = () =>
  v.looseObject({
    table: v.looseObject({ seats: v.unknown(), options: v.unknown() }),
    plan: v.looseObject({}),
    actions: v.array(v.string()),
    outcome: v.nullable(createOutcomeSchema()),
    earlier: createEarlierSchema(),
    start: v.nullable(v.string()),
    undone: v.array(v.string()),
    occupants: v.array(v.string()),
    names: createNamesSchema(),
    seating: createSeatingSchema(),
  });
type StoredContext = v.InferOutput<ReturnType<typeof createContextSchema>>;

const createSchema = () => v.looseObject({ value: v.string(), context: createContextSchema() });

const badSnapshot = (problem: MessageReference) =>
  fail("bad-snapshot", { id: "failures.bad-snapshot.shape", data: { problem } });

/** Checks the shape of a snapshot only. Fails with `bad-snapshot`. */
const parseShape = <S extends v.GenericSchema>(schema: S, data: unknown): Result<v.InferOutput<S>> =>
  withFallback<Result<v.InferOutput<S>>>(
    () => {
      const shape = v.safeParse(schema, data, { abortEarly: true });
      if (shape.success) return succeed(shape.output);
      return badSnapshot(describeIssue(shape.issues[0]));
    },
    () => badSnapshot({ id: "failures.unreadable" }),
  );

/** Returns the value after a round trip through JSON. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Plays undone actions, of which the last is redone next. Fails like the first illegal action, with its `index`. */
function playUndone<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  texts: readonly string[],
): Result<ActionHistory<PlayedAction<T>>> {
  const { length } = match.actions;
  const goesOn = { ...match, ended: null, outcome: match.position.outcome ?? null };
  const played = playActions(game, goesOn, texts.toReversed());
  if (played.ok) return succeed(new ActionHistory(played.value.actions.from(length).reverse()));
  return { ok: false, error: { ...played.error, index: length + (played.error.index ?? 0) } };
}

/** Replays the match of a stored context. Does not compare the result with the rest of the context. */
function parseContext<T extends GameTypes>(game: Game<T>, stored: StoredContext): Result<TurnContext<T>> {
  const table = parseTable(game, stored.table.options, stored.table.seats);
  if (!table.ok) return table;
  const plan = parseSeriesPlan(stored.plan);
  if (!plan.ok) return plan;
  const { start, seating, ...context } = stored;
  // valibot types optional fields as possibly undefined, which JSON cannot contain
  const { earlier } = context as Required<Pick<GameRecord, "earlier">>;
  const { actions } = context;
  const outcome = context.outcome && outcomeRecordOf(context.outcome);
  const matches = matchesOf({ earlier, ...(start !== null && { start }), actions, outcome });
  const match = replaySeries(game, table.value, plan.value, matches);
  if (!match.ok) return match;
  const undone = playUndone(game, match.value, stored.undone);
  if (!undone.ok) return undone;
  const players = seatsOf(table.value);
  return succeed({
    ...match.value,
    occupants: players.map((player) => context.occupants[player] ?? PERSON),
    names: players.map((player) => context.names[player] ?? ""),
    hasBegun: true,
    undone: undone.value,
    seating,
  });
}

/**
 * Reads an untrusted result of `actor.getPersistedSnapshot()`. The match is replayed, so that it cannot contain an illegal action. A snapshot
 * is only for the same version of the game; use a record for long-term storage. Fails with `bad-snapshot`, `bad-seats`, `bad-option`,
 * `bad-position`, or like the first illegal action, with its `index`.
 *
 * @param programs - the names of the programs that the machine will have, besides `random` and `dice`: a match with others is refused
 */
export function contextFromSnapshot<T extends GameTypes>(
  game: Game<T>,
  data: unknown,
  programs: readonly string[] = [],
): Result<TurnContext<T>> {
  const json = withFallback(
    () => toJson(data),
    () => undefined,
  );
  const shape = parseShape(createSchema(), json);
  if (!shape.ok) return shape;
  const { value, context: stored } = shape.value;
  const parsed = parseContext(game, stored);
  if (!parsed.ok) return parsed;
  const context = parsed.value;
  // compares the input itself, because valibot drops unknown keys
  const { context: raw } = json as { readonly context: unknown };
  if (value !== stateValueOf(context) || !dequal(toJson(context), raw)) {
    return badSnapshot({ id: "failures.bad-snapshot.actions" });
  }
  const missing = findMissingProgram(context, programs);
  return missing === undefined
    ? parsed
    : badSnapshot({ id: "failures.bad-snapshot.occupant", data: { missing } });
}
