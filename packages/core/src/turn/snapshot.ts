import { dequal } from "dequal/lite";
import * as v from "valibot";
import type { Snapshot } from "xstate";
import { describeIssue } from "../describe-issue.ts";
import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { parseTable } from "../options/options.ts";
import { parseLegalAction } from "../play.ts";
import { parseEarlyEnding } from "../record/early-ending.ts";
import { createEarlierSchema, createNamesSchema, parseRecord } from "../record/parse-record.ts";
import { type MatchRecord, matchesOf } from "../record/record.ts";
import { type Replay, replay, replayMatches } from "../record/replay.ts";
import { parseSeriesPlan } from "../series/plan.ts";
import { withFallback } from "../with-fallback.ts";
import {
  actionsOf,
  type BuiltInOccupant,
  createContext,
  nextMatchContext,
  outcomeOf,
  PERSON,
  type Seating,
  startPositionOf,
  stateValueOf,
  type TurnContext,
  type TurnInput,
} from "./context.ts";
import { OCCUPANT_ACTOR_ID, RESUME_ACTOR, type TurnMachine } from "./machine.ts";
import { appendActions, programToAct } from "./transition.ts";

/** The options of `createActor(machine, options)` that resume a match. */
export interface ResumeOptions<T extends GameTypes, Occupant extends string = string> {
  readonly input: TurnInput<T, Occupant>;
  readonly snapshot: Snapshot<unknown>;
}

const createSeatingSchema = () =>
  v.object({
    occupants: v.array(v.string()),
    dealer: v.string(),
    names: createNamesSchema(),
    seed: v.string(),
    undoChance: v.boolean(),
  });

const createContextSchema = () =>
  v.looseObject({
    table: v.looseObject({ seats: v.unknown(), options: v.unknown() }),
    plan: v.looseObject({}),
    earlier: createEarlierSchema(),
    start: v.nullable(v.string()),
    position: v.unknown(),
    actions: v.string(),
    undone: v.array(v.string()),
    ended: v.nullable(v.looseObject({ reason: v.string(), seat: v.optional(v.unknown()) })),
    seating: createSeatingSchema(),
  });
type StoredContext = v.InferOutput<ReturnType<typeof createContextSchema>>;

const createSchema = () => v.looseObject({ value: v.string(), context: createContextSchema() });

const badSnapshot = (en: string, fr: string) =>
  fail("bad-snapshot", `bad snapshot: ${en}`, `instantané invalide : ${fr}`);

/** Checks the shape of a snapshot only. Fails with `bad-snapshot`. */
const parseShape = <S extends v.GenericSchema>(schema: S, data: unknown): Result<v.InferOutput<S>> =>
  withFallback<Result<v.InferOutput<S>>>(
    () => {
      const shape = v.safeParse(schema, data, { abortEarly: true });
      if (shape.success) return succeed(shape.output);
      const { en, fr } = describeIssue(shape.issues[0]);
      return badSnapshot(en, fr);
    },
    () => badSnapshot("it cannot be read", "illisible"),
  );

/** Returns what JSON keeps of a value. */
const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Creates the options that resume a match; the program to act, if any, starts again with the machine. */
function toResumeOptions<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  context: TurnContext<T>,
): Result<ResumeOptions<T, Occupant>> {
  const { table, plan, seating } = context;
  const { [RESUME_ACTOR]: _, ...actors } = machine.implementations.actors;
  const { occupants, dealer, ...rest } = seating;
  const isKnown = (name: string): name is Occupant | BuiltInOccupant =>
    name === PERSON || Object.hasOwn(actors, name);
  if (!occupants.every(isKnown) || !isKnown(dealer)) {
    const missing = [...occupants, dealer].find((name) => !isKnown(name));
    return badSnapshot(`there is no occupant ${missing}`, `il n’y a pas d’occupant ${missing}`);
  }
  const snapshot = machine.getPersistedSnapshot(
    machine.resolveState({ value: stateValueOf(context), context }),
  );
  const actor = { src: RESUME_ACTOR, snapshot: { status: "active", input: undefined }, syncSnapshot: false };
  const children = programToAct(game, context) ? { [OCCUPANT_ACTOR_ID]: actor } : {};
  return succeed({
    input: { table, plan, occupants, dealer, ...rest },
    snapshot: Object.assign(snapshot, { children }),
  });
}

/**
 * Plays untrusted actions and returns the last position. Fails like the first action that is not legal, with its `index`.
 *
 * @param earlier - the number of actions before them
 */
function playTexts<T extends GameTypes>(
  game: Game<T>,
  first: T["position"],
  actions: readonly string[],
  earlier = 0,
): Result<T["position"]> {
  let position = first;
  for (const [index, text] of actions.entries()) {
    const legal = parseLegalAction(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index: earlier + index } };
    position = game.apply(position, legal.value);
  }
  return succeed(position);
}

/** Replays the match of a stored context. Does not compare the result with the rest of it. */
function parseContext<T extends GameTypes>(game: Game<T>, stored: StoredContext): Result<TurnContext<T>> {
  const table = parseTable(game, stored.table.options, stored.table.seats);
  if (!table.ok) return table;
  const first = stored.start === null ? undefined : game.parsePosition(stored.start, table.value);
  if (first && !first.ok) return first;
  const { actions, undone, seating } = stored;
  const plan = parseSeriesPlan(stored.plan);
  if (!plan.ok) return plan;
  // valibot types optional fields as possibly undefined, which they never are in JSON
  const earlier = stored.earlier as readonly MatchRecord[];
  // a placeholder: the current match is replayed below
  const { start } = stored;
  const present = { ...(start !== null && plan.value.games > 1 && { start }), actions: [], outcome: null };
  const replayed = replayMatches(game, table.value, plan.value, matchesOf({ earlier, ...present }));
  if (!replayed.ok) return replayed;
  const input = { ...seating, table: table.value, plan: plan.value };
  const begun = { ...createContext(game, { ...input, ...(first && { position: first.value }) }), earlier };
  const texts = actionsOf({ actions });
  const position = playTexts(game, startPositionOf(game, begun), texts);
  if (!position.ok) return position;
  const rest = playTexts(game, position.value, undone, texts.length);
  if (!rest.ok) return rest;
  const played = { ...appendActions(begun, texts, position.value), undone };
  if (stored.ended === null) return succeed(played);
  const ended = parseEarlyEnding(table.value, stored.ended);
  if (ended.ok && !outcomeOf(played)) return succeed({ ...played, ended: ended.value });
  return badSnapshot("the match cannot end like this", "la partie ne peut pas finir ainsi");
}

/**
 * Restores an untrusted result of `actor.getPersistedSnapshot()`. The match is replayed, so that it cannot contain an illegal
 * action, and a program that was thinking starts again. A snapshot is for the same version of the game only; use a record to
 * store a match for longer. Fails with `bad-snapshot`, `bad-seats`, `bad-option`, `bad-position`, or like the first action that
 * is not legal, with its `index`.
 *
 * @param machine - with the programs of the occupants
 */
export function restoreSnapshot<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  data: unknown,
): Result<ResumeOptions<T, Occupant>> {
  const shape = parseShape(createSchema(), data);
  if (!shape.ok) return shape;
  const { value, context: stored } = shape.value;
  const parsed = parseContext(game, stored);
  if (!parsed.ok) return parsed;
  const context = parsed.value;
  // compares the input itself: valibot drops unknown keys
  const { context: raw } = data as { readonly context: unknown };
  const isSame = withFallback(
    () => dequal(toJson(context), toJson(raw)),
    () => false,
  );
  if (value !== stateValueOf(context) || !isSame) {
    return badSnapshot("it does not agree with its actions", "il ne s’accorde pas avec ses coups");
  }
  return toResumeOptions(game, machine, context);
}

/** Creates the context of a replayed record. */
function contextFromReplay<T extends GameTypes>(
  game: Game<T>,
  { table, plan, start, position, positions, actions, ended }: Replay<T>,
  earlier: readonly MatchRecord[],
  seating: Seating,
): TurnContext<T> {
  const texts = actions.map((action, i) => game.formatAction(action, positions[i] ?? position));
  const [first = position] = positions;
  const begun = nextMatchContext(createContext(game, { ...seating, table, plan }), earlier);
  return {
    ...appendActions(begun, texts, position),
    start: start === undefined ? null : game.formatPosition(first),
    ended: ended ?? null,
  };
}

/**
 * Resumes a match or series from a record, such as the one in a link. Fails like `replay`, or with `bad-snapshot` where the
 * machine has no program for an occupant.
 */
export function snapshotFromRecord<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  record: unknown,
  seating: Seating<Occupant> = {},
): Result<ResumeOptions<T, Occupant>> {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const opened = replay(game, parsed.value);
  if (!opened.ok) return opened;
  const { earlier = [], names = [] } = parsed.value;
  return toResumeOptions(
    game,
    machine,
    contextFromReplay(game, opened.value, earlier, { names, ...seating }),
  );
}
