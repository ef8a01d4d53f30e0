import { languageOf } from "../../lib/site-text.ts";
import { localise, type Reader } from "../../play/reader.ts";
import { formatInteger } from "../format-figure.ts";
import { MESSAGES } from "../messages.ts";
import type { Survey } from "../rows-state.ts";

/** Describes the match options of a survey. */
function matchOptionsText({ matchOptions }: Survey, reader: Reader): string {
  const { entry, turnLimit, seats } = matchOptions;
  const setting = localise(reader, entry === "card" ? MESSAGES.settingCard : MESSAGES.settingDie, {
    players: seats,
  });
  if (turnLimit === null) return localise(reader, MESSAGES.settingNoLimit, { setting });
  return localise(reader, MESSAGES.settingLimit, {
    setting,
    n: formatInteger(languageOf(reader), turnLimit),
  });
}

/** Describes the state of a survey, with all settings needed to repeat it. */
export function surveyStatusText(survey: Survey | undefined, reader: Reader): string {
  if (!survey) return localise(reader, MESSAGES.notYet);
  if (survey.state === "counting") return localise(reader, MESSAGES.counting);
  if (survey.state === "failed") return localise(reader, MESSAGES.failed);
  const count = Math.min(...Object.values(survey.tallies).map(({ rows }) => rows));
  const text = survey.state === "finished" ? MESSAGES.finished : MESSAGES.cancelled;
  const n = formatInteger(languageOf(reader), count);
  return localise(reader, text, { n, setting: matchOptionsText(survey, reader), seed: survey.seed });
}
