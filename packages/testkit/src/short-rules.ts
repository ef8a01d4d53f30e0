import type { Clauses, PrintedRules } from "@serpentarium/core";
import { parseRulebook } from "@serpentarium/rulebook";
import { joinLines } from "./order.ts";
import { checkRulebookTypography } from "./typography.ts";

const LINK = /\]\(#([^)\s]*)\)/g;

/**
 * Checks the short rules of a game in one language: they link to each clause that a sentence of the print states, and to no other than
 * clauses. Returns one problem per line, or undefined.
 *
 * @param markdown - their text, from `readShortRules`
 */
export function checkShortRules(
  clauses: Clauses,
  print: PrintedRules | undefined,
  markdown: string,
  language: string,
): string | undefined {
  const links = markdown
    .split(/\r?\n/)
    .flatMap((text, i) => [...text.matchAll(LINK)].map(([, id = ""]) => ({ id, line: i + 1 })));
  const linked = new Set(links.map(({ id }) => id));
  const printed = new Set(
    (print?.sections ?? []).flatMap(({ sentences }) => Object.values(sentences).flat()),
  );
  return joinLines([
    ...[...printed].filter((id) => !linked.has(id)).map((id) => `${id}: no link`),
    ...links
      .filter(({ id }) => !Object.hasOwn(clauses, id))
      .map(({ id, line }) => `${id}: a link, but no clause (line ${line})`),
    ...(checkRulebookTypography(parseRulebook(markdown), language)?.split("\n") ?? []),
  ]);
}
