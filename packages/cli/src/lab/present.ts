import type { Language } from "@serpentarium/core";
import { type Paper, pageOfPaper, textOfPaper } from "@serpentarium/lab";
import { writeText } from "../files.ts";
import type { Terminal } from "../terminal.ts";
import type { LabArguments } from "./lab-arguments.ts";

/**
 * Shows what was found: as text or JSON, and as a page where one is wanted.
 *
 * @param paperOf - what people read of it
 * @throws CommandError where the page cannot be written
 */
export async function present<R>(
  report: R,
  paperOf: (report: R, language: Language) => Paper,
  { json, html }: LabArguments,
  { language, output, print }: Terminal,
): Promise<void> {
  const paper = paperOf(report, language);
  print(json ? JSON.stringify(report, undefined, 2) : textOfPaper(paper, output.columns || undefined));
  if (html !== undefined) await writeText(html, pageOfPaper(paper));
}
