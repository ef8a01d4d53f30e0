import type { Clause, Game } from "@serpentarium/core";
import { CLAUSE_SOURCES } from "@serpentarium/core/internal";
import type { OptionField } from "@serpentarium/core/options";
import { firstDefined } from "../data.ts";
import { isDraft } from "../draft.ts";
import { type Law, onWholePlayout } from "../law.ts";
import type { Playout } from "../playout.ts";
import { checkTemplate, checkText } from "../text-checks.ts";

const CLAUSE_ID = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

function checkClause(id: string, { source, title, note, refusal }: Clause): string | undefined {
  if (!CLAUSE_ID.test(id)) return `the clause id "${id}" does not have the form move.pair`;
  if (!CLAUSE_SOURCES.includes(source)) return `${id} has the source "${source}"`;
  return (
    checkText(`the title of ${id}`, title) ??
    (note && checkText(`the note of ${id}`, note)) ??
    (refusal && checkTemplate(`the refusal of ${id}`, refusal))
  );
}

const checkOption = (name: string, field: OptionField): string | undefined =>
  checkText(`the title of the option ${name}`, field.title) ??
  firstDefined(
    Object.entries(field.kind === "counts" ? field.counts : {}).map(
      ([kind, { title }]) =>
        () =>
          checkText(`the title of ${kind} in the option ${name}`, title),
    ),
  ) ??
  firstDefined(
    Object.entries((field.kind === "choice" && field.names) || {}).map(
      ([value, text]) =>
        () =>
          checkText(`the name of ${value} in the option ${name}`, text),
    ),
  );

function checkTitles({ title, summary, phases, options, presets = [], aids = {} }: Game): string | undefined {
  return (
    checkText("the title of the game", title) ??
    (summary && checkText("the summary of the game", summary)) ??
    firstDefined(
      Object.entries(phases).map(
        ([name, phase]) =>
          () =>
            checkText(`the title of ${name}`, phase.title) ??
            checkText(`the prompt of ${name}`, phase.prompt),
      ),
    ) ??
    firstDefined(
      Object.entries<OptionField>(options.fields).map(
        ([name, field]) =>
          () =>
            checkOption(name, field),
      ),
    ) ??
    firstDefined(
      presets.map((preset) => () => checkText(`the title of the preset ${preset.id}`, preset.title)),
    ) ??
    firstDefined(
      Object.entries(aids).map(
        ([id, text]) =>
          () =>
            checkText(`the title of the aid ${id}`, text),
      ),
    )
  );
}

/** Checks the names of the seats at every step. */
const checkSeatNames = ({ game, table, steps }: Playout): string | undefined =>
  firstDefined(
    steps.flatMap(({ position }) =>
      Array.from({ length: table.seats }, (_, seat) => () => {
        const name = game.seatName?.(position, seat);
        const problem = name && checkText(`the name of seat ${seat}`, name);
        return problem && `${problem}, at ${game.formatPosition(position)}`;
      }),
    ),
  );

export const texts: Law = {
  id: "texts",
  title: {
    en: "the game, its phases, options, clauses, seats and aids have titles in both languages, and each phase a prompt",
    fr: "le jeu, ses phases, options, clauses, places et aides ont leurs mots dans les deux langues, et chaque phase sa consigne",
  },
  once: true,
  check: onWholePlayout((playout) => {
    const { game } = playout;
    const clauses = Object.entries(game.clauses);
    if (!isDraft(game) && !clauses.some(([id]) => id.startsWith("end.")))
      return "no clause defines how the game ends";
    return (
      checkTitles(game) ??
      checkSeatNames(playout) ??
      firstDefined(
        clauses.map(
          ([id, clause]) =>
            () =>
              checkClause(id, clause),
        ),
      )
    );
  }),
};
