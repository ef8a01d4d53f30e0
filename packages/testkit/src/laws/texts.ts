import type { Clause, Game } from "@serpentarium/core";
import { CLAUSE_SOURCES } from "@serpentarium/core/internal";
import type { OptionField } from "@serpentarium/core/options";
import { first } from "../data.ts";
import { asAWhole, type Law } from "../law.ts";
import type { Walk } from "../walk.ts";
import { mistemplated, mistold } from "../wording.ts";

const CLAUSE_ID = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

function misworded(id: string, { source, title, note, refusal }: Clause): string | undefined {
  if (!CLAUSE_ID.test(id)) return `the clause id "${id}" is not of the form move.pair`;
  if (!CLAUSE_SOURCES.includes(source)) return `${id} has the source "${source}"`;
  return (
    mistold(`the title of ${id}`, title) ??
    (note && mistold(`the note of ${id}`, note)) ??
    (refusal && mistemplated(`the refusal of ${id}`, refusal))
  );
}

const untitledOption = (name: string, field: OptionField): string | undefined =>
  mistold(`the title of the option ${name}`, field.title) ??
  first(
    Object.entries(field.kind === "counts" ? field.counts : {}).map(
      ([kind, { title }]) =>
        () =>
          mistold(`the title of ${kind} in the option ${name}`, title),
    ),
  ) ??
  first(
    Object.entries((field.kind === "choice" && field.names) || {}).map(
      ([value, text]) =>
        () =>
          mistold(`the name of ${value} in the option ${name}`, text),
    ),
  );

function untitled({ title, phases, options, presets = [], aids = {} }: Game): string | undefined {
  return (
    mistold("the title of the game", title) ??
    first(
      Object.entries(phases).map(
        ([name, phase]) =>
          () =>
            mistold(`the title of ${name}`, phase.title),
      ),
    ) ??
    first(
      Object.entries<OptionField>(options.fields).map(
        ([name, field]) =>
          () =>
            untitledOption(name, field),
      ),
    ) ??
    first(presets.map((preset) => () => mistold(`the title of the preset ${preset.id}`, preset.title))) ??
    first(
      Object.entries(aids).map(
        ([id, text]) =>
          () =>
            mistold(`the title of the aid ${id}`, text),
      ),
    )
  );
}

/** How a seat is called wrongly somewhere in a walk. */
const misnamed = ({ game, table, steps }: Walk): string | undefined =>
  first(
    steps.flatMap(({ position }) =>
      Array.from({ length: table.seats }, (_, seat) => () => {
        const name = game.seatName?.(position, seat);
        return name && mistold(`the name of seat ${seat} at ${game.formatPosition(position)}`, name);
      }),
    ),
  );

export const texts: Law = {
  id: "texts",
  title: {
    en: "the game, its phases, options, clauses, seats and aids are named in both languages",
    fr: "le jeu, ses phases, options, clauses, places et aides ont leurs mots dans les deux langues",
  },
  once: true,
  check: asAWhole((walk) => {
    const { game } = walk;
    const clauses = Object.entries(game.clauses);
    if (!clauses.some(([id]) => id.startsWith("end."))) return "no clause says how the game ends";
    return (
      untitled(game) ??
      misnamed(walk) ??
      first(
        clauses.map(
          ([id, clause]) =>
            () =>
              misworded(id, clause),
        ),
      )
    );
  }),
};
