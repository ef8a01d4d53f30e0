import type { Report } from "../report.ts";

/** The data with which the page starts. */
export interface PageData {
  /** The name of the package. */
  readonly name: string;
  /** The report of a built page; null if a server sends it. */
  readonly report: Report | null;
}
