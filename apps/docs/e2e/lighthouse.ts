/**
 * Measures the built site with Lighthouse as a phone on a slow network sees it, and fails below 95 points. Its simulation
 * leans on the clock of this machine, so it is no part of the tests: `pnpm run lighthouse` on a quiet machine.
 *
 * `node e2e/lighthouse.ts [path …]` measures other pages, and tells what costs them points.
 */
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumArgs, requireChromium } from "./chromium.ts";
import { dist } from "./pages.ts";
import { hostOf } from "./static-host.ts";

const PAGES = ["/", "/games/ssserpent/", "/play/pantarei/", "/api/serpentarium/board/"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LEAST = 95;
const DEBUGGING_PORT = 9333;

type Points = Readonly<Record<(typeof CATEGORIES)[number], number>>;

const pointsOf = ({ categories }: Result): Points => {
  const points = (name: (typeof CATEGORIES)[number]): number =>
    Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
  };
};

/** What costs a page points, the most first. */
function costsOf({ categories, audits }: Result): string[] {
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
  if (!run) throw new Error(`Lighthouse says nothing about ${url}`);
  return run.lhr;
}

const browser = await chromium.launch({
  args: [...chromiumArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
  executablePath: requireChromium(),
});
const host = await hostOf(dist);
const paths = process.argv.length > 2 ? process.argv.slice(2) : PAGES;
const table: Record<string, Points> = {};
try {
  for (const path of paths) {
    const result = await measure(host.url + path);
    table[path] = pointsOf(result);
    for (const cost of costsOf(result)) console.log(`${path}: ${cost}`);
  }
} finally {
  await browser.close();
  host.close();
}
console.table(table);
const isLow = Object.values(table).some((points) => Object.values(points).some((one) => one < LEAST));
process.exit(isLow ? 1 : 0);
