import type { Report } from "../report.ts";

/** What the page is told of the package that it shows. */
export interface Setup {
  /** Of the package. */
  readonly name: string;
  /** The report, where no server is there to send it: on a page that was built. */
  readonly report: Report | null;
}
