import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutStrokes } from "./drawings.ts";
import { dist, isCopy, pages } from "./pages.ts";

/** Attributes whose values say what an element is; of the others only their names do. */
const WITH_VALUE = /^(?:role|type|aria-(?!label|labelledby|describedby|controls)[a-z]+)$/;

/** One tag that opens an element, with its attributes. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;

/** The kind of an element: its name, its classes and its attributes. */
function kindOf(name: string, attributes: string): string {
  const parts = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].flatMap(([, key = "", value = ""]) => {
    if (key === "class") return value.split(/\s+/);
    if (key === "style" || key.startsWith("data-")) return [];
    return WITH_VALUE.test(key) ? `${key}=${value}` : key;
  });
  return [name, ...parts.toSorted()].join(" ");
}

/** The kinds of the elements of a page, in its language. */
function kindsIn(html: string): Set<string> {
  const language = /<html[^>]*\slang="(\w+)"/.exec(html)?.[1];
  const body = withoutStrokes(html.slice(html.indexOf("<body")));
  const tags = body.replaceAll(/<(pre|script|style)\b([^>]*)>.*?<\/\1>/gs, "<$1$2>").matchAll(TAG);
  return new Set(
    [...tags].map(([, name = "", attributes = ""]) => `${language} ${kindOf(name, attributes)}`),
  );
}

/**
 * As few pages as have, together, every kind of element that the site has in each of its languages: one page of each
 * template, and another one where a page has something that no other has. Small pages are preferred.
 */
function choosePages(): string[] {
  const candidates = pages
    .filter((path) => !isCopy(path))
    .map((path) => {
      const html = readFileSync(join(dist, path.replace(/\/$/, "/index.html")), "utf8");
      return { path, kinds: kindsIn(html), cost: Math.sqrt(html.length) };
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
  // those that came later may have all that one of the first has; the dearest goes first
  for (const one of chosen.toSorted((a, b) => b.cost - a.cost)) {
    const others = chosen.filter((other) => other !== one);
    if (one.kinds.isSubsetOf(new Set(others.flatMap(({ kinds }) => [...kinds])))) chosen = others;
  }
  return chosen.map(({ path }) => path).toSorted();
}

/** The chosen pages. They are chosen once and handed to the workers of Playwright, which begin with this environment. */
process.env["E2E_PAGES"] ??= choosePages().join(" ");
export const chosenPages: readonly string[] = process.env["E2E_PAGES"].split(" ");
