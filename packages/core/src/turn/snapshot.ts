import * as v from "valibot";
import type { Snapshot } from "xstate";
import { fail, type Result, succeed } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { misshape } from "../misshape.ts";
import { parseTable } from "../options/options.ts";
import { parseLegal } from "../play.ts";
import { readable } from "../readable.ts";
import { parseEnding } from "../record/ending.ts";
import { createEarlierSchema, parseRecord } from "../record/parse-record.ts";
import { matchesOf, type PlayedMatch } from "../record/record.ts";
import { type Replay, replay, replayMatches } from "../record/replay.ts";
import { parsePlan } from "../series/plan.ts";
import {
  type Anybody,
  actionsOf,
  beginAfter,
  createContext,
  extend,
  outcomeOf,
  PERSON,
  type Seating,
  startOf,
  stateOf,
  type TurnContext,
  type TurnInput,
} from "./context.ts";
import { OCCUPANT, type TurnMachine, WAKER } from "./machine.ts";
import { program } from "./step.ts";

/** A match that goes on: the options of `createActor(machine, options)`. */
export interface Resumed<T extends GameTypes, Occupant extends string = string> {
  readonly input: TurnInput<T, Occupant>;
  readonly snapshot: Snapshot<unknown>;
}

const createSeatingSchema = () =>
  v.object({
    occupants: v.array(v.string()),
    dealer: v.string(),
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
type Stored = v.InferOutput<ReturnType<typeof createContextSchema>>;

const createSchema = () => v.looseObject({ value: v.string(), context: createContextSchema() });

const bad = (en: string, fr: string) =>
  fail("bad-snapshot", `bad snapshot: ${en}`, `instantané invalide : ${fr}`);

/** What a snapshot holds, as far as its shape goes. Fails with `bad-snapshot`. */
const parseStored = <S extends v.GenericSchema>(schema: S, data: unknown): Result<v.InferOutput<S>> =>
  readable<Result<v.InferOutput<S>>>(
    () => {
      const shape = v.safeParse(schema, data, { abortEarly: true });
      if (shape.success) return succeed(shape.output);
      const { en, fr } = misshape(shape.issues[0]);
      return bad(en, fr);
    },
    () => bad("it cannot be read", "illisible"),
  );

/** Whether two JSON values are the same, in whatever order their keys stand; one that cannot be read is not. */
export const same = (a: unknown, b: unknown): boolean =>
  readable(
    () => sameParts(a, b),
    () => false,
  );

function sameParts(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const [left, right] = [entriesOf(a), entriesOf(b)];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && sameParts(value, right.get(key)))
  );
}

/** What JSON keeps of an object. */
const entriesOf = (object: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(object).filter(([, value]) => value !== undefined));

/** A match as options for `createActor`; whoever is to act is asked again when the actor starts. */
function persist<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  context: TurnContext<T>,
): Result<Resumed<T, Occupant>> {
  const { table, plan, seating } = context;
  const { [WAKER]: _, ...actors } = machine.implementations.actors;
  const { occupants, dealer, ...rest } = seating;
  const isKnown = (name: string): name is Occupant | Anybody =>
    name === PERSON || Object.hasOwn(actors, name);
  if (!occupants.every(isKnown) || !isKnown(dealer)) {
    const missing = [...occupants, dealer].find((name) => !isKnown(name));
    return bad(`nobody is called ${missing}`, `personne ne s’appelle ${missing}`);
  }
  const snapshot = machine.getPersistedSnapshot(machine.resolveState({ value: stateOf(context), context }));
  const waker = { src: WAKER, snapshot: { status: "active", input: undefined }, syncSnapshot: false };
  const children = program(game, context) ? { [OCCUPANT]: waker } : {};
  return succeed({
    input: { table, plan, occupants, dealer, ...rest },
    snapshot: Object.assign(snapshot, { children }),
  });
}

/**
 * The position after actions that may be anything. Fails like the first that does not hold, with its `index`.
 *
 * @param earlier - how many actions come before
 */
function playAll<T extends GameTypes>(
  game: Game<T>,
  first: T["position"],
  actions: readonly string[],
  earlier = 0,
): Result<T["position"]> {
  let position = first;
  for (const [index, text] of actions.entries()) {
    const legal = parseLegal(game, position, text);
    if (!legal.ok) return { ok: false, error: { ...legal.error, index: earlier + index } };
    position = game.apply(position, legal.value);
  }
  return succeed(position);
}

/** A match from its context as it was stored, played through; whether the rest of it agrees is not asked. */
function parseContext<T extends GameTypes>(game: Game<T>, stored: Stored): Result<TurnContext<T>> {
  const table = parseTable(game, stored.table.options, stored.table.seats);
  if (!table.ok) return table;
  const first = stored.start === null ? undefined : game.parsePosition(stored.start, table.value);
  if (first && !first.ok) return first;
  const { actions, undone, seating } = stored;
  const plan = parsePlan(stored.plan);
  if (!plan.ok) return plan;
  // to valibot, what is optional may be undefined, which it never is in JSON
  const earlier = stored.earlier as readonly PlayedMatch[];
  // the present match is played through below; here it only stands for the last one
  const { start } = stored;
  const present = { ...(start !== null && plan.value.games > 1 && { start }), actions: [], outcome: null };
  const replayed = replayMatches(game, table.value, plan.value, matchesOf({ earlier, ...present }));
  if (!replayed.ok) return replayed;
  const input = { ...seating, table: table.value, plan: plan.value };
  const begun = { ...createContext(game, { ...input, ...(first && { position: first.value }) }), earlier };
  const texts = actionsOf({ actions });
  const position = playAll(game, startOf(game, begun), texts);
  if (!position.ok) return position;
  const rest = playAll(game, position.value, undone, texts.length);
  if (!rest.ok) return rest;
  const played = { ...extend(begun, texts, position.value), undone };
  if (stored.ended === null) return succeed(played);
  const ended = parseEnding(table.value, stored.ended);
  if (ended.ok && !outcomeOf(played)) return succeed({ ...played, ended: ended.value });
  return bad("the match cannot have ended so", "la partie n’a pas pu finir ainsi");
}

/**
 * What `actor.getPersistedSnapshot()` gave, from data that may come from anywhere: it is played through, so that it
 * can never hold an illegal match, and a program that was thinking is asked again. It belongs to this version of
 * the game; what is to be kept is a record. Fails with `bad-snapshot`, or
 * with the failure of what it holds: `bad-seats`, `bad-option`, `bad-position`, or that of the first action that does
 * not hold, with its `index`.
 *
 * @param machine - with the actors that sit at the table
 */
export function restoreSnapshot<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  data: unknown,
): Result<Resumed<T, Occupant>> {
  const shape = parseStored(createSchema(), data);
  if (!shape.ok) return shape;
  const { value, context: stored } = shape.value;
  const parsed = parseContext(game, stored);
  if (!parsed.ok) return parsed;
  const context = parsed.value;
  // as it came: valibot leaves out what it does not know
  const { context: raw } = data as { readonly context: unknown };
  if (value !== stateOf(context) || !same(context, raw)) {
    return bad("it does not agree with its actions", "il ne s’accorde pas avec ses coups");
  }
  return persist(game, machine, context);
}

/** A match as far as a record that was replayed goes. */
function contextOf<T extends GameTypes>(
  game: Game<T>,
  { table, plan, start, position, positions, actions, ended }: Replay<T>,
  earlier: readonly PlayedMatch[],
  seating: Seating,
): TurnContext<T> {
  const texts = actions.map((action, i) => game.formatAction(action, positions[i] ?? position));
  const [first = position] = positions;
  const begun = beginAfter(createContext(game, { ...seating, table, plan }), earlier);
  return {
    ...extend(begun, texts, position),
    start: start === undefined ? null : game.formatPosition(first),
    ended: ended ?? null,
  };
}

/**
 * A match, or a series of them, that goes on from a record, such as the one in a link. Fails like `replay`, or with
 * `bad-snapshot` where somebody at the table is not provided.
 */
export function snapshotFromRecord<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  record: unknown,
  seating: Seating<Occupant> = {},
): Result<Resumed<T, Occupant>> {
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const opened = replay(game, parsed.value);
  if (!opened.ok) return opened;
  const { earlier = [] } = parsed.value;
  return persist(game, machine, contextOf(game, opened.value, earlier, seating));
}
