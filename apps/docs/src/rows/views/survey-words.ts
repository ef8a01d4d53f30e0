import { type Reader, read } from "../../play/reader.ts";
import { whole } from "../numbers.ts";
import type { Survey } from "../rows-state.ts";
import { WORDS } from "../wording.ts";

/** How the matches of a survey are played. */
function settingWords({ match }: Survey, reader: Reader): string {
  const { entry, turnLimit, seats } = match;
  const setting = read(reader, entry === "card" ? WORDS.settingCard : WORDS.settingDie, { players: seats });
  if (turnLimit === null) return read(reader, WORDS.settingNoLimit, { setting });
  return read(reader, WORDS.settingLimit, { setting, n: whole(reader.language, turnLimit) });
}

/** What has been counted, so that anybody can count it again. */
export function surveyWords(survey: Survey | undefined, reader: Reader): string {
  if (!survey) return read(reader, WORDS.notYet);
  if (survey.state === "counting") return read(reader, WORDS.counting);
  if (survey.state === "failed") return read(reader, WORDS.failed);
  const least = Math.min(...Object.values(survey.tallies).map(({ rows }) => rows));
  const text = survey.state === "finished" ? WORDS.finished : WORDS.cancelled;
  const n = whole(reader.language, least);
  return read(reader, text, { n, setting: settingWords(survey, reader), seed: survey.seed });
}
