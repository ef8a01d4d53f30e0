import type { PositionEditor } from "../editor/editor.ts";
import { type Result, SerpentariumError } from "../failure.ts";
import type { ActivePhaseName, AnyPosition, GameDefinition, GameTypes, PhaseName } from "../game.ts";
import type { Codec } from "../notation/codec.ts";
import {
  type AnyPositionFields,
  createPositionNotation,
  type FieldName,
  type FieldValue,
  fieldOf,
  type PositionNotation,
  type PositionProblem,
} from "../notation/position.ts";
import type { Phase } from "../phase.ts";
import type { Table } from "../table.ts";

/** The positions of a base with the fields that a variant adds to all of them. */
export type PositionWithFields<P extends AnyPosition, F extends object> = P extends unknown
  ? P & Readonly<F>
  : never;

/** The names of the fields that a variant adds. */
type AddedFieldName<B extends GameTypes, T extends GameTypes> = Exclude<
  FieldName<T["position"]>,
  FieldName<B["position"]>
>;

/** The positions of a variant in the phases of its base. */
type PositionInBasePhase<B extends GameTypes, T extends GameTypes> = Extract<
  T["position"],
  { readonly phase: PhaseName<B> }
>;

/** The types of a variant in functions of its base: phases of these types return positions without the added fields. */
export type TypesInBase<B extends GameTypes, T extends GameTypes> = [AddedFieldName<B, T>] extends [never]
  ? T
  : Omit<T, "position"> & { readonly position: B["position"] };

/** A field that only new phases have, or a field of the base with other values. */
export interface FieldCodec<V, O extends object = object> {
  /** Returns the codec of the field at a table. */
  codec(table: Table<O>): Codec<V>;
}

/** A field of all positions of a variant. An action that does not set it keeps its value. */
export interface CarriedField<V, O extends object = object> extends FieldCodec<V, O> {
  /** Returns the value in the first position of a match. */
  start(table: Table<O>): V;
}

/** Every field that a variant adds. */
type AddedFields<B extends GameTypes, T extends GameTypes> = {
  readonly [K in AddedFieldName<B, T>]: K extends keyof T["position"]
    ? CarriedField<FieldValue<T["position"], K>, T["options"]>
    : K extends FieldName<PositionInBasePhase<B, T>>
      ? `${K & string} is missing in some phases: add it to all positions`
      : FieldCodec<FieldValue<T["position"], K>, T["options"]>;
};

/** The differences of the positions of a variant from those of its base. */
export interface ExtensionOptions<B extends GameTypes, T extends GameTypes> {
  /**
   * The added fields. The text of a position ends with the fields that all positions have, in this order, and omits them while they have
   * their start values: so a text of the base is valid in the variant. A field of the base, such as `outcome`, may get another codec.
   */
  readonly fields: AddedFields<B, T> & {
    readonly [K in FieldName<B["position"]>]?: FieldCodec<FieldValue<T["position"], K>, T["options"]>;
  };
  /** The words of each new phase, as in `createPositionNotation`; fields of all positions may be omitted. */
  readonly forms?: { readonly [K in Exclude<PhaseName<T>, PhaseName<B>>]: string };
  /**
   * Completes a position from the parsed fields, or returns why they are inconsistent; derived fields are missing. By default, the base
   * completes positions in its phases.
   *
   * @param inBase - completes a position in a phase of the base, and keeps the added fields
   */
  complete?(
    read: T["position"],
    inBase: (read: PositionInBasePhase<B, T>) => PositionInBasePhase<B, T> | PositionProblem,
  ): T["position"] | PositionProblem;
}

/** The positions of a variant with more fields than its base, created by {@link extendPositions}. */
export interface PositionExtension<B extends GameTypes, T extends GameTypes> {
  /** Adapts the position editor of the base to the variant: it keeps the added fields. */
  inheritEditor(editor: PositionEditor<B>): PositionEditor<T>;
  /**
   * Returns phases of the base that keep the added fields. `defineVariant` does so with all phases: call it only for phases of the base's
   * `createParts` that you call yourself.
   */
  carryPhases<K extends ActivePhaseName<B>>(
    phases: {
      readonly [N in K]: Phase<TypesInBase<B, T>, N>;
    },
  ): { readonly [N in K]: Phase<T, N> };
  /** Returns a definition whose members handle the added fields. For `defineVariant`. */
  addTo(definition: GameDefinition<GameTypes>): GameDefinition<GameTypes>;
}

/** The member of a variant with added fields; optional in a variant without them. */
export type WithPositions<B extends GameTypes, T extends GameTypes> = {
  readonly positions?: PositionExtension<B, T>;
} & ([AddedFieldName<B, T>] extends [never] ? unknown : { readonly positions: object });

type AnyFields = Readonly<Record<string, FieldCodec<unknown> & Partial<CarriedField<unknown>>>>;
interface AnyOptions extends Pick<ExtensionOptions<GameTypes, GameTypes>, "complete"> {
  readonly fields: AnyFields;
  readonly forms?: Readonly<Record<string, string>>;
}

/** Copies missing fields from the first position to the second. */
type Carry = (before: AnyPosition, after: AnyPosition) => AnyPosition;

function createCarry(names: readonly string[]): Carry {
  return (before, after) => {
    if (names.every((name) => name in after)) return after;
    const carried: AnyPosition & Record<string, unknown> = { ...after };
    for (const name of names) if (!(name in after)) carried[name] = Reflect.get(before, name);
    return carried;
  };
}

/** The original of each phase that carries fields. */
const originals = new WeakMap<object, object>();

/** Returns a phase as its author wrote it. */
export const originalOf = (phase: object): object => originals.get(phase) ?? phase;

function carryPhase(phase: Phase, carry: Carry): Phase {
  const carried: Phase =
    phase.kind === "simultaneous"
      ? { ...phase, resolve: (before, choices) => carry(before, phase.resolve(before, choices)) }
      : { ...phase, apply: (before, action) => carry(before, phase.apply(before, action)) };
  originals.set(carried, originalOf(phase));
  return carried;
}

/** Creates the notation of a variant from that of its base. */
function extendNotation(
  id: string,
  base: AnyPositionFields,
  { fields, forms = {}, complete }: AnyOptions,
  carry: Carry,
): PositionNotation<AnyPosition> {
  const carriedNames = Object.keys(fields).filter((name) => fields[name]?.start);
  const written = Object.entries({ ...base.forms, ...forms });
  /** By phase, the fields to append to its form. */
  const suffixes = new Map(
    written.map(([phase, form]) => {
      const own = form.split(" ").map(fieldOf);
      return [phase, carriedNames.filter((name) => !own.includes(name))] as const;
    }),
  );
  const inBase = (read: AnyPosition) => {
    const completed = base.complete?.(read) ?? read;
    return "phase" in completed ? carry(read, completed) : completed;
  };
  const notation = createPositionNotation<AnyPosition, "outcome">({
    ...base,
    example: base.example ?? "",
    forms: Object.fromEntries(
      written.map(([phase, form]) => [
        phase,
        [form, ...(suffixes.get(phase) ?? []).map((name) => `<${name}>`)].join(" "),
      ]),
    ),
    fields(table) {
      const own = Object.entries(fields).map(([name, { codec }]) => [name, codec(table)] as const);
      const all = { ...base.fields(table), ...Object.fromEntries(own) };
      return Object.fromEntries(
        Object.entries(all).map(([name, { format, ...codec }]) => {
          if (format) return [name, { ...codec, format }];
          throw new SerpentariumError("bad-variant", `${id}: the base cannot format the field ${name}`);
        }),
      );
    },
    complete(read) {
      if (complete) return complete(read, inBase);
      return Object.hasOwn(base.forms, read.phase) ? inBase(read) : read;
    },
  });

  let last: { readonly table: Table; readonly ends: ReadonlyMap<string, readonly string[]> } | undefined;
  function leftOut(table: Table, phase: string): readonly string[] {
    if (last?.table !== table) {
      const textOf = (name: string) => ` ${fields[name]?.codec(table).format(fields[name].start?.(table))}`;
      const ends = [...suffixes].map(([one, names]) => {
        return [one, [...(base.leftOut?.(table, one) ?? []), names.map(textOf).join("")]] as const;
      });
      last = { table, ends: new Map(ends) };
    }
    return last.ends.get(phase) ?? [];
  }

  function formatPosition(position: AnyPosition): string {
    const lost = carriedNames.find((name) => !(name in position));
    if (lost !== undefined)
      throw new SerpentariumError("bad-variant", `${id}: a position lacks the field ${lost}`);
    let text = notation.formatPosition(position);
    for (const end of leftOut(position.table, position.phase).toReversed()) {
      if (!text.endsWith(end)) break;
      text = text.slice(0, text.length - end.length);
    }
    return text;
  }

  function parsePosition(text: string, table: Table): Result<AnyPosition> {
    const ends = leftOut(table, text.split(":", 1)[0] ?? "");
    const [whole = notation.parsePosition(text, table), ...others] = [...ends, ""].map((_, i) =>
      notation.parsePosition(text + ends.slice(i).join(""), table),
    );
    return [whole, ...others].find((read) => read.ok && formatPosition(read.value) === text) ?? whole;
  }

  return { formatPosition, parsePosition, positionFields: { ...notation.positionFields, leftOut } };
}

/** Returns the members of a definition that create, parse or redact positions, extended by the added fields. */
function extendDefinition(
  definition: GameDefinition<GameTypes>,
  options: AnyOptions,
  carry: Carry,
): GameDefinition<GameTypes> {
  const { id, positionFields, formatPosition, hidden, giveUp } = definition;
  const { forms = {}, fields } = options;
  const seen = hidden?.positionFields && extendNotation(id, hidden.positionFields, options, carry);
  if (formatPosition && !positionFields)
    throw new SerpentariumError("bad-variant", `${id}: positions are not described by positionFields`);
  const missing = Object.keys(definition.phases).find(
    (phase) => positionFields && !Object.hasOwn({ ...positionFields.forms, ...forms }, phase),
  );
  if (missing !== undefined)
    throw new SerpentariumError("bad-variant", `${id}: positions have no form for the phase ${missing}`);
  return {
    ...definition,
    ...(positionFields && extendNotation(id, positionFields, options, carry)),
    start: (table) => withStart(fields, definition.start(table)),
    ...(giveUp && {
      giveUp: { ...giveUp, apply: (position, seat) => carry(position, giveUp.apply(position, seat)) },
    }),
    ...(hidden && {
      hidden: {
        ...hidden,
        redactPosition: (position, seat) => carry(position, hidden.redactPosition(position, seat)),
        determinize: (view, seat, random) => carry(view, hidden.determinize(view, seat, random)),
        ...(seen && { parsePosition: seen.parsePosition, positionFields: seen.positionFields }),
      },
    }),
  };
}

/** Adds missing fields with their start values to a position. */
function withStart(fields: AnyFields, position: AnyPosition): AnyPosition {
  const values = Object.entries(fields).flatMap(([name, { start }]) =>
    start ? [[name, start(position.table)]] : [],
  );
  return { ...Object.fromEntries(values), ...position };
}

/**
 * Adds fields to the positions of a base, for the member `positions` of `defineVariant`. All phases keep them, including those of the base:
 * an action keeps the fields that it does not set.
 *
 * The types require every field with its start and its codec: `extendPositions<Ssserpent, Stones>({ fields: { stones: { start: () => 0,
 * codec: () => integer(0, 9) } } })`.
 */
export function extendPositions<B extends GameTypes, T extends GameTypes>(
  options: ExtensionOptions<B, T>,
): PositionExtension<B, T> {
  // fields are looked up by name, whatever the positions
  const untyped = options as unknown as AnyOptions;
  const { fields } = untyped;
  const names = Object.keys(fields).filter((name) => fields[name]?.start);
  const carry = createCarry(names);
  // phases are typed for their own positions only, as in `defineGame`
  const carryPhases = (phases: Readonly<Record<string, Phase>>): Readonly<Record<string, Phase>> =>
    names.length === 0
      ? phases
      : Object.fromEntries(Object.entries(phases).map(([name, phase]) => [name, carryPhase(phase, carry)]));
  return {
    inheritEditor: ({ tools, blank, edit }) => ({
      tools,
      blank: (table) => withStart(fields, blank(table)),
      edit(position, tool, space) {
        const edited = edit(position, tool, space);
        return edited.ok ? { ...edited, value: carry(position, edited.value) } : edited;
      },
    }),
    carryPhases: carryPhases as unknown as PositionExtension<B, T>["carryPhases"],
    addTo: (definition) => extendDefinition(definition, untyped, carry),
  };
}
