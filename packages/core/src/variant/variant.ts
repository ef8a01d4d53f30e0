import { satisfies } from "compare-versions";
import type { Clause, Clauses } from "../clause.ts";
import { SerpentariumError } from "../failure.ts";
import { defineGame, type Game, type GameDefinition, type GameTypes, type PlayedPhase } from "../game.ts";
import type { ChoiceField, CountsField, IntegerField, OptionField } from "../options/option-field.ts";
import { defineOptions, type Options } from "../options/options.ts";
import type { Phase } from "../phase.ts";
import type { Table } from "../table.ts";
import type { Text } from "../text.ts";

/** Other bounds, another default or title of an option of the base. */
export type FieldChange =
  | Partial<Omit<IntegerField, "kind">>
  | Partial<Omit<ChoiceField, "kind">>
  | Partial<Omit<CountsField, "kind">>;

/** A clause that is new or reads differently; a new one stands after another, or at the end. */
export interface ClauseChange extends Clause {
  /** The id of the clause after which it stands, where it is new. */
  readonly after?: string;
}

/** A phase instead of the base's, or what becomes of the base's. */
type Wrapped<Own> = Own | ((phase: Own) => Own);

/** The parts of a game that a variant takes over as they are unless it has its own. */
type Kept<T extends GameTypes> = Partial<
  Omit<
    GameDefinition<T>,
    "id" | "version" | "title" | "options" | "clauses" | "phases" | "words" | "variantOf"
  >
>;

/**
 * What a variant changes. All that it leaves out stays as in the base; what it replaces may call the base's own, which sees
 * the variant's positions and actions.
 */
export interface VariantDefinition<T extends GameTypes> extends Kept<T> {
  readonly id: string;
  readonly version: string;
  readonly title: Text;
  /** The versions of the base that it is made for, such as `^1.2.0`. */
  readonly base: string;
  /** Changes of the base's fields, new fields, and `null` for those that go. */
  readonly options?: Readonly<Record<string, FieldChange | OptionField | null>>;
  /** By id; `null` for those that go. */
  readonly clauses?: Readonly<Record<string, ClauseChange | null>>;
  /** New phases, and the base's wrapped or replaced; `kind` says who acts in it. */
  readonly phases?: { readonly [K in PlayedPhase<T>]?: Wrapped<Phase<T, K>> };
  /** Phases of the base that go. */
  readonly withoutPhases?: readonly string[];
  /** Words of new events, and other words for those of the base. */
  readonly words?: Partial<GameDefinition<T>["words"]>;
}

/** The positions of a base at the tables of a variant that has more options, or others. */
export type WithOptions<P extends { readonly table: Table<object> }, O extends object> = P extends unknown
  ? Omit<P, "table"> & { readonly table: Table<O> }
  : never;

const bad = (id: string, what: string): SerpentariumError =>
  new SerpentariumError("bad-variant", `${id}: ${what}`);

/** Entries of a record with changes: what is `null` goes, what is new comes at the end. */
function merged<V, C>(
  id: string,
  kind: string,
  base: Readonly<Record<string, V>>,
  changes: Readonly<Record<string, C | null>>,
  change: (name: string, before: V | undefined, change: C) => V,
): Record<string, V> {
  const result = new Map(Object.entries(base));
  for (const [name, changed] of Object.entries(changes)) {
    if (changed !== null) result.set(name, change(name, result.get(name), changed));
    else if (!result.delete(name)) throw bad(id, `the base has no ${kind} ${name} to leave out`);
  }
  return Object.fromEntries(result);
}

function fieldsOf(
  id: string,
  base: Readonly<Record<string, OptionField>>,
  changes: VariantDefinition<GameTypes>["options"] = {},
): Record<string, OptionField> {
  return merged(id, "option", base, changes, (name, before, change) => {
    // a change has the kind of what it changes
    if (before) return { ...before, ...change } as OptionField;
    if ("kind" in change) return change;
    throw bad(id, `the base has no option ${name} to change`);
  });
}

function clausesOf(
  id: string,
  base: Clauses,
  changes: VariantDefinition<GameTypes>["clauses"] = {},
): Record<string, Clause> {
  const all = merged<Clause, ClauseChange>(
    id,
    "clause",
    base,
    changes,
    (_, __, { after: _after, ...clause }) => clause,
  );
  const order = Object.keys(all).filter((name) => !changes[name]?.after);
  for (const [name, change] of Object.entries(changes)) {
    if (change?.after === undefined) continue;
    const at = order.indexOf(change.after);
    if (at < 0) throw bad(id, `clause ${name} stands after ${change.after}, which is no clause`);
    order.splice(at + 1, 0, name);
  }
  return Object.fromEntries(order.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

/** A phase as it became: with another list of what is legal, what was drawn from the old one does not stay. */
function listedAnew(before: Phase | undefined, after: Phase): Phase {
  if (before?.kind !== "seat" || after.kind !== "seat" || !after.sample) return after;
  if (after.sample !== before.sample || after.legalActions === before.legalActions) return after;
  const { sample: _, ...rest } = after;
  return rest;
}

function phasesOf(
  id: string,
  base: Readonly<Record<string, Phase>>,
  changes: Readonly<Record<string, Wrapped<Phase>>> = {},
  without: readonly string[] = [],
): Record<string, Phase> {
  const gone = Object.fromEntries(without.map((name) => [name, null]));
  return merged(id, "phase", base, { ...gone, ...changes }, (name, before, change) => {
    if (typeof change !== "function") return listedAnew(before, change);
    if (before) return listedAnew(before, change(before));
    throw bad(id, `the base has no phase ${name} to wrap`);
  });
}

/** Whether a version lies in a range. @throws SerpentariumError `bad-variant` when it is no range */
function fits(id: string, version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    throw bad(id, `"${range}" is no range of versions such as ^1.2.0 or >=1.2.0 <2.0.0`);
  }
}

/**
 * A game made from another one: a package of its own, that takes over everything it does not change.
 *
 * @throws SerpentariumError `bad-base` where the base has a version that the variant is not made for, and `bad-variant`
 * where that range is none or it changes what the base does not have
 */
export function defineVariant<B extends GameTypes, T extends GameTypes = B>(
  base: Game<B>,
  { base: range, options, clauses, phases, withoutPhases, words, ...changes }: VariantDefinition<T>,
): Game<T> {
  const { id } = changes;
  if (!fits(id, base.version, range)) {
    throw new SerpentariumError("bad-base", `${id} is made for ${base.id} ${range}; this is ${base.version}`);
  }
  // the base's own functions work on the variant's positions, which have all that the base's have
  const kept = base as unknown as GameDefinition<GameTypes>;
  const definition = {
    ...kept,
    ...changes,
    variantOf: { id: base.id, version: base.version, range },
    options: defineOptions(fieldsOf(id, kept.options.fields, options)) as Options,
    clauses: clausesOf(id, kept.clauses, clauses),
    phases: phasesOf(
      id,
      kept.phases as Readonly<Record<string, Phase>>,
      // seen from here every phase takes every position, as in `defineGame`
      phases as Readonly<Record<string, Wrapped<Phase>>> | undefined,
      withoutPhases,
    ),
    words: { ...kept.words, ...words },
  };
  return defineGame(definition as unknown as GameDefinition<T>);
}
