import type { Words } from "@serpentarium/core";
import { type PrintableDocument, renderPlainText } from "@serpentarium/lab";
import { loadOptional } from "../optional-packages.ts";
import type { Terminal } from "../terminal.ts";
import { writeOutputFile } from "../write-file.ts";
import type { RunArguments } from "./lab-arguments.ts";

export const loadHtml = () =>
  loadOptional("--html", ["@observablehq/plot", "linkedom"], () => import("@serpentarium/lab/html"));

/**
 * Prints a report as text or JSON, and writes it as an HTML page for `--html`.
 *
 * @param toDocument - renders the report
 * @throws CommandError if the page cannot be written
 */
export async function printReport<R>(
  report: R,
  toDocument: (report: R, words: Words) => PrintableDocument,
  { json, html }: Pick<RunArguments, "json" | "html">,
  { words, output, print }: Terminal,
): Promise<void> {
  const document = toDocument(report, words);
  print(json ? JSON.stringify(report, undefined, 2) : renderPlainText(document, output.columns || undefined));
  if (html !== undefined) await writeOutputFile(html, (await loadHtml()).renderHtml(document));
}
