import { type Game, type OptionField, parseTable } from "@serpentarium/core";
import { first } from "../data.ts";
import { asAWhole, type Law } from "../law.ts";

/** A value of an option, and whether it should be taken. */
interface Trial {
  readonly options: unknown;
  readonly seats?: unknown;
  readonly fine: boolean;
}

type Fields = Readonly<Record<string, OptionField>>;

/** Other options set so that one is free to take any of its values: what it must reach low, what must reach it high. */
function freeing(name: string, fields: Fields): Readonly<Record<string, unknown>> {
  const least = fields[name]?.kind === "integer" ? fields[name].atLeast : undefined;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([other, field]) => {
      if (field.kind !== "integer") return [];
      if (other === least) return [[other, field.min]];
      return field.atLeast === name ? [[other, field.max]] : [];
    }),
  );
}

function trialsOf(name: string, fields: Fields): Trial[] {
  const field = fields[name] as OptionField;
  const beside = freeing(name, fields);
  const give = (value: unknown, fine: boolean): Trial => ({ options: { ...beside, [name]: value }, fine });
  const wrong = [give({}, false), give(true, false), give([], false)];
  if (field.kind === "choice") {
    return [
      ...wrong,
      ...field.values.map((value) => give(value, true)),
      give("no such word", false),
      give(1, false),
    ];
  }
  const { min, max, multipleOf = 1, atLeast, orNone = false } = field;
  const taken = [min, max, field.default].map((value) => give(value, true));
  const beyond = [min - 1, max + 1, min + 0.5, min + multipleOf / 2, Number.NaN, String(min)];
  const short: Trial[] =
    atLeast === undefined ? [] : [{ options: tooShort(name, atLeast, fields), fine: false }];
  return [...wrong, ...taken, ...beyond.map((value) => give(value, false)), ...short, give(null, orNone)];
}

/** An option at its least, and the one that it must reach above that. */
function tooShort(name: string, atLeast: string, fields: Fields): Readonly<Record<string, unknown>> {
  const [field, other] = [fields[name], fields[atLeast]];
  if (field?.kind !== "integer" || other?.kind !== "integer") return {};
  return { [name]: field.min, [atLeast]: other.max };
}

function trials({ seats: { min, max }, options }: Game): Trial[] {
  const seats = [min - 1, max + 1, min + 0.5, String(min), null];
  return [
    { options: {}, fine: true },
    ...[null, "", 1].map((odd) => ({ options: odd, fine: false })),
    ...["no-such-option", "__proto__", "constructor"].map((name) => ({
      // as JSON has it: an own key, whatever its name
      options: JSON.parse(`{"${name}":1}`) as unknown,
      fine: false,
    })),
    ...Object.keys(options.fields).flatMap((name) => trialsOf(name, options.fields)),
    ...seats.map((count) => ({ options: {}, seats: count, fine: false })),
  ];
}

function misjudged(game: Game, { options, seats = game.seats.min, fine }: Trial): string | undefined {
  const table = parseTable(game, options, seats);
  const given = `${JSON.stringify(options)} with ${JSON.stringify(seats)} seats`;
  if (table.ok !== fine) return `${given} is ${fine ? "refused" : "accepted"}`;
  if (!table.ok) return undefined;
  const kept = Object.entries(options ?? {}).every(
    ([name, value]) => Reflect.get(table.value.options, name) === value,
  );
  if (!kept) return `${given} becomes ${JSON.stringify(table.value.options)}`;
  game.start(table.value);
  return undefined;
}

export const options: Law = {
  id: "options",
  title: {
    en: "options and seats are taken within their bounds, and only there",
    fr: "options et nombre de joueurs sont acceptés dans leurs limites, et là seulement",
  },
  once: true,
  check: asAWhole(({ game }) => first(trials(game).map((trial) => () => misjudged(game, trial)))),
};
