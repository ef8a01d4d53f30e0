/** The balance reports of this site, as `pnpm run reports` writes them: one file for each game that has one. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "@serpentarium/lab";
import { typeset } from "./typography.ts";

/** Where builds, tests and previews of the site all run. */
const SITE = process.cwd();

const FORMAT: Report["format"] = "serpentarium-lab-report/1";

const fileOf = (game: string): string => join(SITE, "src/reports", `${game}.json`);

/** Whether a game has a report, and so a page about it. */
export const hasReport = (game: string): boolean => existsSync(fileOf(game));

const typesetFrench = (key: string, value: unknown): unknown =>
  key === "fr" && typeof value === "string" ? typeset(value, "fr") : value;

/** The report on a game, its French typeset. @throws Error when there is none, or one of another format */
export function reportOn(game: string): Report {
  // written by the lab, whose format it names
  const report = JSON.parse(readFileSync(fileOf(game), "utf8"), typesetFrench) as Report;
  if (report.format === FORMAT) return report;
  throw new Error(`the report on ${game} is not of the format ${FORMAT}: pnpm run reports ${game}`);
}
