import type { MessageReference } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import type { Survey } from "../rows-state.ts";

const settingOf = ({ matchOptions: { entry, turnLimit, seats } }: Survey): MessageReference => ({
  id: "site.rows.setting",
  data: {
    players: seats,
    entry,
    limit: turnLimit === null ? "none" : "turns",
    turns: turnLimit ?? undefined,
  },
});

/** Describes the state of a survey, with all settings needed to repeat it. */
export function surveyStatusText(survey: Survey | undefined, { words }: Reader): string {
  if (!survey) return words.text("site.rows.not-yet");
  if (survey.state === "counting") return words.text("site.rows.counting");
  if (survey.state === "failed") return words.text("site.rows.failed");
  const n = Math.min(...Object.values(survey.tallies).map(({ rows }) => rows));
  return words.text(survey.state === "finished" ? "site.rows.finished" : "site.rows.cancelled", {
    n,
    setting: settingOf(survey),
    seed: survey.seed,
  });
}
