import { createRecord, formatLink, parseLink, replay as replayRecord } from "@serpentarium/core/record";
import { dequal } from "dequal/lite";
import { isPlayedStep, type Law, onWholePlayout } from "../law.ts";
import type { Playout } from "../playout.ts";
import { failureText } from "../refusal.ts";

/** Checks that a record replays to the last position of its playout. */
function checkReplay({ game, steps }: Playout, source: string, record: unknown): string | undefined {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return `the record ${source} does not replay: ${failureText(replayed.error)}`;
  if (dequal(replayed.value.position, steps.at(-1)?.position)) return undefined;
  return `the record ${source} leads to another position`;
}

export const replay: Law = {
  id: "replay",
  title: { id: "laws.replay" },
  check: onWholePlayout((playout) => {
    const { game, table, steps } = playout;
    const actions = steps
      .filter(isPlayedStep)
      .map(({ action, position }) => game.formatAction(action, position));
    const record = createRecord(game, { table, actions, outcome: steps.at(-1)?.position.outcome });
    const link = parseLink(formatLink(record));
    if (!link.ok) return `its link does not parse: ${failureText(link.error)}`;
    return (
      checkReplay(playout, "from JSON", JSON.stringify(record)) ??
      checkReplay(playout, "from its link", link.value)
    );
  }),
};
