import { type Game, type OptionField, parseTable } from "@serpentarium/core";
import { first } from "../data.ts";
import { asAWhole, type Law } from "../law.ts";

/** A value of an option, and whether it should be taken. */
interface Trial {
  readonly options: unknown;
  readonly seats?: unknown;
  readonly fine: boolean;
}

function trialsOf(name: string, field: OptionField): Trial[] {
  const give = (value: unknown, fine: boolean): Trial => ({ options: { [name]: value }, fine });
  const wrong = [give({}, false), give(true, false), give([], false)];
  if (field.kind === "choice") {
    return [
      ...wrong,
      ...field.values.map((value) => give(value, true)),
      give("no such word", false),
      give(1, false),
    ];
  }
  const { min, max, orNone = false } = field;
  const taken = [min, max, field.default].map((value) => give(value, true));
  const refused = [min - 1, max + 1, min + 0.5, Number.NaN, String(min)].map((value) => give(value, false));
  return [...wrong, ...taken, ...refused, give(null, orNone)];
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
    ...Object.entries<OptionField>(options.fields).flatMap(([name, field]) => trialsOf(name, field)),
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
