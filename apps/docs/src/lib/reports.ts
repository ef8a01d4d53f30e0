/** The balance reports of this site, written by `pnpm run reports`: one file per game. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "@serpentarium/lab";
import { typeset } from "./typography.ts";

/** The folder of the site: builds, tests and previews all run in it. */
const SITE = process.cwd();

const FORMAT: Report["format"] = "serpentarium-lab-report/1";

const reportPath = (game: string): string => join(SITE, "src/reports", `${game}.json`);

/** Whether a game has a balance report and therefore a balance page. */
export const hasReport = (game: string): boolean => existsSync(reportPath(game));

const typesetFrench = (key: string, value: unknown): unknown =>
  key === "fr" && typeof value === "string" ? typeset(value, "fr") : value;

/** Loads the report of a game, with its French typeset. @throws Error when it is missing or has another format */
export function loadReport(game: string): Report {
  // trusted: written by the lab, and its format is checked below
  const report = JSON.parse(readFileSync(reportPath(game), "utf8"), typesetFrench) as Report;
  if (report.format === FORMAT) return report;
  throw new Error(`the report on ${game} is not of the format ${FORMAT}: pnpm run reports ${game}`);
}
