import { formatLink, formatRecord, replay as open, parseLink } from "@serpentarium/core/record";
import { sameData } from "../data.ts";
import { asAWhole, isPlayed, type Law } from "../law.ts";
import type { Walk } from "../walk.ts";

/** How a record, opened again, differs from the walk that it was made of. */
function differing({ game, steps }: Walk, way: string, record: unknown): string | undefined {
  const opened = open(game, record);
  if (!opened.ok) return `the record ${way} does not open: ${opened.error.message.en}`;
  if (sameData(opened.value.position, steps.at(-1)?.position)) return undefined;
  return `the record ${way} leads to another position`;
}

export const replay: Law = {
  id: "replay",
  title: {
    en: "a record, also in a link, replays to the same position",
    fr: "une partie enregistrée, même dans un lien, se rejoue à l’identique",
  },
  check: asAWhole((walk) => {
    const { game, table, steps } = walk;
    const actions = steps.filter(isPlayed).map(({ action, position }) => game.formatAction(action, position));
    const record = formatRecord(game, { table, actions, outcome: steps.at(-1)?.position.outcome });
    const link = parseLink(formatLink(record));
    if (!link.ok) return `its link does not open: ${link.error.message.en}`;
    return (
      differing(walk, "from JSON", JSON.stringify(record)) ?? differing(walk, "from its link", link.value)
    );
  }),
};
