import { writeFile } from "node:fs/promises";
import type { Language } from "@serpentarium/core";
import { type Paper, pageOfPaper, textOfPaper } from "@serpentarium/lab";
import { wrongUse } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import type { LabArguments } from "./lab-arguments.ts";

async function writePage(file: string, page: string): Promise<void> {
  try {
    await writeFile(file, page);
  } catch (cause) {
    const why = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw wrongUse(`${file} cannot be written (${why})`, `impossible d’écrire ${file} (${why})`, { cause });
  }
}

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
  if (html !== undefined) await writePage(html, pageOfPaper(paper));
}
