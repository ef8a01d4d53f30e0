import { createRecord, formatLink, parseLink, replay as replayRecord } from "@serpentarium/core/record";
import { dequal } from "dequal/lite";
import { isPlayedStep, type Law, onWholePlayout } from "../law.ts";
import type { Playout } from "../playout.ts";

/** Checks that a record replays to the last position of its playout. */
function checkReplay({ game, steps }: Playout, source: string, record: unknown): string | undefined {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return `the record ${source} does not replay: ${replayed.error.message.en}`;
  if (dequal(replayed.value.position, steps.at(-1)?.position)) return undefined;
  return `the record ${source} leads to another position`;
}

export const replay: Law = {
  id: "replay",
  title: {
    en: "a record, from JSON or from a link, replays to the same position",
    fr: "une partie enregistrée, même dans un lien, se rejoue à l’identique",
  },
  check: onWholePlayout((playout) => {
    const { game, table, steps } = playout;
    const actions = steps
      .filter(isPlayedStep)
      .map(({ action, position }) => game.formatAction(action, position));
    const record = createRecord(game, { table, actions, outcome: steps.at(-1)?.position.outcome });
    const link = parseLink(formatLink(record));
    if (!link.ok) return `its link does not parse: ${link.error.message.en}`;
    return (
      checkReplay(playout, "from JSON", JSON.stringify(record)) ??
      checkReplay(playout, "from its link", link.value)
    );
  }),
};
