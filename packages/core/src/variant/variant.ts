import { satisfies } from "compare-versions";
import type { Clause, Clauses } from "../clause.ts";
import { SerpentariumError } from "../failure.ts";
import { type ActivePhaseName, defineGame, type Game, type GameDefinition, type GameTypes } from "../game.ts";
import type { ChoiceField, CountsField, IntegerField, OptionField } from "../options/option-field.ts";
import { defineOptions, type OptionsDefinition } from "../options/options.ts";
import type { Phase } from "../phase.ts";
import type { Table } from "../table.ts";
import type { PositionExtension, WithPositions } from "./positions.ts";

/** Changes of an option of the base: other bounds or another default. */
export type OptionChange =
  | Partial<Omit<IntegerField, "kind">>
  | Partial<Omit<ChoiceField, "kind">>
  | Partial<Omit<CountsField, "kind">>;

/** A new or changed clause. */
export interface VariantClause extends Clause {
  /** For a new clause: the id of the clause before it; by default, it is added at the end. */
  readonly after?: string;
}

/** A phase that replaces the base's, or a function that wraps the base's. */
type PhaseChange<Own> = Own | ((phase: Own) => Own);

/** The members of a game that a variant inherits unless it overrides them. */
type OverridableMembers<T extends GameTypes> = Partial<
  Omit<GameDefinition<T>, "id" | "version" | "options" | "clauses" | "phases" | "variantOf">
>;

/**
 * What a variant changes. Everything else is inherited from the base. Overridden members may call the base's methods with the variant's
 * positions and actions. Its words contain only those that differ from the base's.
 */
export interface VariantDefinition<T extends GameTypes> extends OverridableMembers<T> {
  readonly id: string;
  readonly version: string;
  /** The supported range of versions of the base, such as `^1.2.0`; before 1.0 of one minor, such as `^0.1.0`. */
  readonly base: string;
  /** Changed and new fields; `null` removes a field of the base. */
  readonly options?: Readonly<Record<string, OptionChange | OptionField | null>>;
  /** Changed and new clauses by id; `null` removes a clause of the base. */
  readonly clauses?: Readonly<Record<string, VariantClause | null>>;
  /** New, replaced and wrapped phases. */
  readonly phases?: { readonly [K in ActivePhaseName<T>]?: PhaseChange<Phase<T, K>> };
  /** The names of the phases of the base to remove. */
  readonly removedPhases?: readonly string[];
}

/** The positions of a base with the options of a variant. */
export type PositionWithOptions<
  P extends { readonly table: Table<object> },
  O extends object,
> = P extends unknown ? Omit<P, "table"> & { readonly table: Table<O> } : never;

const badVariant = (id: string, what: string): SerpentariumError =>
  new SerpentariumError("bad-variant", `${id}: ${what}`);

/** Applies changes to the entries of a record: `null` removes an entry, new entries are added at the end. */
function mergeEntries<V, C>(
  id: string,
  kind: string,
  base: Readonly<Record<string, V>>,
  changes: Readonly<Record<string, C | null>>,
  change: (name: string, before: V | undefined, change: C) => V,
): Record<string, V> {
  const result = new Map(Object.entries(base));
  for (const [name, changed] of Object.entries(changes)) {
    if (changed !== null) result.set(name, change(name, result.get(name), changed));
    else if (!result.delete(name)) throw badVariant(id, `the base has no ${kind} ${name} to remove`);
  }
  return Object.fromEntries(result);
}

function mergeFields(
  id: string,
  base: Readonly<Record<string, OptionField>>,
  changes: VariantDefinition<GameTypes>["options"] = {},
): Record<string, OptionField> {
  return mergeEntries(id, "option", base, changes, (name, before, change) => {
    // a change has the kind of its field
    if (before) return { ...before, ...change } as OptionField;
    if ("kind" in change) return change;
    throw badVariant(id, `the base has no option ${name} to change`);
  });
}

function mergeClauses(
  id: string,
  base: Clauses,
  changes: VariantDefinition<GameTypes>["clauses"] = {},
): Record<string, Clause> {
  const all = mergeEntries<Clause, VariantClause>(
    id,
    "clause",
    base,
    changes,
    (_, __, { after: _after, ...clause }) => clause,
  );
  const order = Object.keys(all).filter((name) => !changes[name]?.after);
  for (const [name, change] of Object.entries(changes)) {
    if (change?.after === undefined) continue;
    const index = order.indexOf(change.after);
    if (index < 0) throw badVariant(id, `clause ${name} comes after ${change.after}, which is not a clause`);
    order.splice(index + 1, 0, name);
  }
  return Object.fromEntries(order.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

/** Drops `sample` and `legalRanges` inherited from the base if `legalActions` has changed, because they return the old actions. */
function withoutStaleMembers(before: Phase | undefined, after: Phase): Phase {
  if (!before || before.kind === "chance" || after.kind === "chance") return after;
  if (after.legalActions === before.legalActions) return after;
  const now = { ...after };
  if (now.sample === before.sample) delete now.sample;
  if (now.legalRanges === before.legalRanges) delete now.legalRanges;
  return now;
}

function mergePhases(
  id: string,
  base: Readonly<Record<string, Phase>>,
  changes: Readonly<Record<string, PhaseChange<Phase>>> = {},
  without: readonly string[] = [],
  carryPhases: PositionExtension<GameTypes, GameTypes>["carryPhases"] = (phases) => phases,
): Record<string, Phase> {
  const removed = Object.fromEntries(without.map((name) => [name, null]));
  const merged = mergeEntries(
    id,
    "phase",
    carryPhases(base),
    { ...removed, ...changes },
    (name, before, change) => {
      if (typeof change !== "function") return withoutStaleMembers(before, change);
      if (before) return withoutStaleMembers(before, change(before));
      throw badVariant(id, `the base has no phase ${name} to wrap`);
    },
  );
  return carryPhases(merged);
}

/** Whether a version is in a range. @throws SerpentariumError `bad-variant` if the range is invalid */
function isInRange(id: string, version: string, range: string): boolean {
  try {
    return satisfies(version, range);
  } catch {
    throw badVariant(id, `"${range}" is not a range of versions such as ^1.2.0 or >=1.2.0 <2.0.0`);
  }
}

/**
 * Creates a game from another one. The variant inherits everything that it does not change.
 *
 * @throws SerpentariumError `bad-base` if it does not support the version of the base, and `bad-variant` if its range is invalid or it
 * changes something that the base does not have
 */
export function defineVariant<B extends GameTypes, T extends GameTypes = B>(
  base: Game<B>,
  {
    base: range,
    options,
    clauses,
    phases,
    removedPhases,
    positions,
    ...changes
  }: VariantDefinition<T> & WithPositions<B, T>,
): Game<T> {
  const { id } = changes;
  if (!isInRange(id, base.version, range)) {
    throw new SerpentariumError("bad-base", `${id} is made for ${base.id} ${range}; this is ${base.version}`);
  }
  // the variant's positions have all members of the base's positions
  const inherited: Game = base;
  const definition = {
    ...inherited.definition,
    ...changes,
    variantOf: { id: base.id, version: base.version, range },
    options: defineOptions(mergeFields(id, inherited.options.fields, options)) as OptionsDefinition,
    clauses: mergeClauses(id, inherited.clauses, clauses),
    phases: mergePhases(
      id,
      inherited.phases as Readonly<Record<string, Phase>>,
      // phases are typed for their own positions only, as in `defineGame`
      phases as Readonly<Record<string, PhaseChange<Phase>>> | undefined,
      removedPhases,
      positions?.carryPhases,
    ),
    // TypeScript cannot infer that the merged members are a definition of the variant's types
  } as unknown as GameDefinition<GameTypes>;
  return defineGame(positions?.addTo(definition) ?? definition) as Game<T>;
}
