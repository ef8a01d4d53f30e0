/** The balance reports and ladders of this site, written by `pnpm run reports`: one file of each per game. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "@serpentarium/lab";
import type { Ladder } from "@serpentarium/lab/ladder";

/** The folder of the site: builds, tests and previews all run in it. */
const SITE = process.cwd();

const FORMAT: Report["format"] = "serpentarium-lab-report/3";

const reportPath = (game: string): string => join(SITE, "src/reports", `${game}.json`);

/** Whether a game has a balance report and therefore a balance page. */
export const hasReport = (game: string): boolean => existsSync(reportPath(game));

/** Loads the report of a game. @throws Error if it is missing or has another format */
export function loadReport(game: string): Report {
  // trusted: written by the lab, and its format is checked below
  const report = JSON.parse(readFileSync(reportPath(game), "utf8")) as Report;
  if (report.format === FORMAT) return report;
  throw new Error(`the report on ${game} is not of the format ${FORMAT}: pnpm run reports ${game}`);
}

const LADDER: Ladder["format"] = "serpentarium-ladder/2";

/** Loads the ratings of the bots of a game; undefined if they are not rated. @throws Error for another format */
export function loadLadder(game: string): Ladder | undefined {
  const path = join(SITE, "src/ladders", `${game}.json`);
  if (!existsSync(path)) return undefined;
  // trusted: written by the lab, and its format is checked below
  const ladder = JSON.parse(readFileSync(path, "utf8")) as Ladder;
  if (ladder.format === LADDER) return ladder;
  throw new Error(`the ladder of ${game} is not of the format ${LADDER}: pnpm run reports ${game}`);
}
