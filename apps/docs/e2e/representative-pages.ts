import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stripDrawings } from "../src/lib/build/strip-drawings.ts";
import { languageOfPath } from "../src/lib/words/languages.ts";
import { dist, isFallbackPage, pages } from "./pages.ts";

/** Attributes whose values distinguish kinds of elements; for other attributes only the names do. */
const KIND_ATTRIBUTE = /^(?:role|type|aria-(?!label|labelledby|describedby|controls)[a-z]+)$/;

/** An opening tag with its attributes. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;

/** The kind of an element: its name, classes and attributes. */
function elementKind(name: string, attributes: string): string {
  const parts = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].flatMap(([, key = "", value = ""]) => {
    if (key === "class") return value.split(/\s+/);
    if (key === "style" || key.startsWith("data-")) return [];
    return KIND_ATTRIBUTE.test(key) ? `${key}=${value}` : key;
  });
  return [name, ...parts.toSorted()].join(" ");
}

/** The kinds of all elements of a page, per language. */
function elementKinds(html: string): Set<string> {
  const language = /<html[^>]*\slang="(\w+)"/.exec(html)?.[1];
  const body = stripDrawings(html.slice(html.indexOf("<body")));
  const tags = body.replaceAll(/<(pre|script|style)\b([^>]*)>.*?<\/\1>/gs, "<$1$2>").matchAll(TAG);
  return new Set(
    [...tags].map(([, name = "", attributes = ""]) => `${language} ${elementKind(name, attributes)}`),
  );
}

/** French pages have longer texts; pages in other languages consist of the same elements. */
const isCandidate = (path: string): boolean =>
  ["en", "fr"].includes(languageOfPath(path)) && !isFallbackPage(path);

/**
 * Chooses a small set of pages that together contain every kind of element in English and in French: a greedy set cover that prefers small
 * pages.
 */
function choosePages(): string[] {
  const candidates = pages.filter(isCandidate).map((path) => {
    const html = readFileSync(join(dist, path.replace(/\/$/, "/index.html")), "utf8");
    return { path, kinds: elementKinds(html), cost: Math.sqrt(html.length) };
  });
  const missing = new Set(candidates.flatMap(({ kinds }) => [...kinds]));
  let chosen: (typeof candidates)[number][] = [];
  while (missing.size > 0) {
    const rated = candidates.map((one) => ({
      ...one,
      gain: one.kinds.intersection(missing).size / one.cost,
    }));
    const best = rated.reduce((a, b) => (b.gain > a.gain ? b : a));
    for (const kind of best.kinds) missing.delete(kind);
    chosen.push(best);
  }
  // drop pages made redundant by later choices, largest first
  for (const one of chosen.toSorted((a, b) => b.cost - a.cost)) {
    const others = chosen.filter((other) => other !== one);
    if (one.kinds.isSubsetOf(new Set(others.flatMap(({ kinds }) => [...kinds])))) chosen = others;
  }
  return chosen.map(({ path }) => path).toSorted();
}

/** The chosen pages. Playwright's workers inherit them through the environment, so that they are chosen only once. */
process.env["E2E_PAGES"] ??= choosePages().join(" ");
export const representativePages: readonly string[] = process.env["E2E_PAGES"].split(" ");
