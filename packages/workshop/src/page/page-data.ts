import type { WordsFile } from "@serpentarium/core/words";
import type { Report } from "../report.ts";

/** The data with which the page starts. */
export interface PageData {
  readonly name: string;
  /** The report of a built page; null if a server sends it. */
  readonly report: Report | null;
}

/** The games that have a page, in the order of the list. */
export type GamesData = readonly {
  readonly id: string;
  readonly version: string;
  /** Its title in each of its languages, the author's first. */
  readonly titles: readonly WordsFile[];
}[];
