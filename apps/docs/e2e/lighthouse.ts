/**
 * Measures the built site with Lighthouse, emulating a phone on a slow network, and fails below a score of 95. The result
 * depends on the load of the machine, so it is not part of the tests: run `pnpm run lighthouse` on an idle machine.
 *
 * `node e2e/lighthouse.ts [path …]` measures other pages.
 */
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumArgs, requireChromium } from "./chromium.ts";
import { dist } from "./pages.ts";
import { startStaticHost } from "./static-host.ts";

const PAGES = ["/", "/games/ssserpent/", "/play/pantarei/", "/api/serpentarium/board/"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MIN_SCORE = 95;
const DEBUGGING_PORT = 9333;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

const scoresOf = ({ categories }: Result): Scores => {
  const points = (name: (typeof CATEGORIES)[number]): number =>
    Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
  };
};

/** The audits that lower a page's scores, largest effect first. */
function lostPoints({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = "", displayValue = "" } = audits[id] ?? {};
      if (weight === 0 || score === null || score >= 0.99) return [];
      return [{ cost: weight * (1 - score), text: `${name}: ${title} ${displayValue}`.trim() }];
    }),
  )
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ text }) => text);
}

async function measure(url: string): Promise<Result> {
  const run = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  return run.lhr;
}

const browser = await chromium.launch({
  args: [...chromiumArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
  executablePath: requireChromium(),
});
const host = await startStaticHost(dist);
const paths = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
const table: Record<string, Scores> = {};
try {
  for (const path of paths) {
    const result = await measure(host.url + path);
    table[path] = scoresOf(result);
    for (const cost of lostPoints(result)) console.log(`${path}: ${cost}`);
  }
} finally {
  await browser.close();
  host.close();
}
console.table(table);
const isLow = Object.values(table).some((points) => Object.values(points).some((one) => one < MIN_SCORE));
process.exit(isLow ? 1 : 0);
