import type { Clause, Game } from "@serpentarium/core";
import { CLAUSE_SOURCES } from "@serpentarium/core/internal";
import { firstDefined } from "../data.ts";
import { isDraft } from "../draft.ts";
import type { CheckedWords } from "../game-words.ts";
import { type Law, onWholePlayout } from "../law.ts";
import { allRanges } from "../listed-actions.ts";
import type { Playout } from "../playout.ts";
import { checkMessage } from "../text-checks.ts";
import { definitionIds, OVERVIEW_IDS } from "../words-ids.ts";

const CLAUSE_ID = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

function checkClause(id: string, { source }: Clause): string | undefined {
  if (!CLAUSE_ID.test(id)) return `the clause id "${id}" does not have the form move.pair`;
  return CLAUSE_SOURCES.includes(source) ? undefined : `${id} has the source "${source}"`;
}

/** Finds messages of the definition that are missing in the author’s language. */
function findMissing(game: Game, [source]: readonly CheckedWords[]): string | undefined {
  const hasOverview = OVERVIEW_IDS.some((id) => source?.words.has(id));
  const needed = [...definitionIds(game), ...(hasOverview ? OVERVIEW_IDS : [])];
  const missing = source ? needed.filter((id) => !source.words.has(id)) : [];
  return missing.length > 0 ? `no words have ${missing.join(", ")}` : undefined;
}

/** Checks the names and statuses of the seats and the titles of amounts at every step. */
const checkNames = ({ game, table, steps }: Playout, words: readonly CheckedWords[]): string | undefined =>
  firstDefined(
    steps.map(({ position }) => () => {
      const problem =
        firstDefined(
          Array.from({ length: table.seats }, (_, seat) => () => {
            const name = game.seatName?.(position, seat);
            const status = game.seatStatus?.(position, seat);
            return (
              (name && checkMessage(`the name of seat ${seat}`, name, words)) ??
              (status && checkMessage(`the status of seat ${seat}`, status, words))
            );
          }),
        ) ??
        firstDefined(
          allRanges(game, position)
            .flatMap(({ amounts }) => amounts)
            .map(
              ({ field }) =>
                () =>
                  checkMessage(`the amount ${field}`, { id: `amounts.${field}` }, words),
            ),
        );
      return problem && `${problem}, at ${game.formatPosition(position)}`;
    }),
  );

export const texts: Law = {
  id: "texts",
  title: { id: "laws.texts" },
  once: true,
  check: onWholePlayout((playout, words) => {
    const { game } = playout;
    const clauses = Object.entries(game.clauses);
    if (!isDraft(game) && !clauses.some(([id]) => id.startsWith("end.")))
      return "no clause defines how the game ends";
    return (
      firstDefined(
        clauses.map(
          ([id, clause]) =>
            () =>
              checkClause(id, clause),
        ),
      ) ??
      (isDraft(game) ? undefined : findMissing(game, words)) ??
      checkNames(playout, words)
    );
  }),
};
