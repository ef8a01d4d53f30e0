/**
 * Measures the built site with Lighthouse, emulating a phone on a slow network, and fails below a score of 95 or above 150 ms of
 * blocking time. Of several runs of a page the median counts. The result depends on the load of the machine, so it is not part
 * of the tests: run `pnpm run lighthouse` on an idle machine.
 *
 * `node e2e/lighthouse.ts [--runs 3] [path …]` measures other pages, or more often.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { chromiumArgs, requireChromium } from "./chromium.ts";
import { dist } from "./pages.ts";
import { startStaticHost } from "./static-host.ts";

const PAGES = [
  "/",
  "/games/ssserpent/",
  "/play/pantarei/",
  "/play/ssserpent/",
  "/play/sssnake/",
  "/play/serpent-cartes/",
  "/api/serpentarium/board/",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MIN_SCORE = 95;
/** In milliseconds. */
const MAX_BLOCKING_TIME = 150;
const DEBUGGING_PORT = 9333;

/** The score of a category. */
type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** The times of a page in milliseconds. */
const timesOf = ({ audits }: Result) => {
  const time = (name: string): number => Math.round(audits[name]?.numericValue ?? 0);
  return { blocking: time("total-blocking-time"), paint: time("largest-contentful-paint") };
};

type Measures = Scores & ReturnType<typeof timesOf>;

/** The median of each measure. */
function medians(runs: readonly Measures[]): Measures {
  const [first] = runs;
  if (!first) throw new Error("no runs");
  const median = (name: keyof Measures): number =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  return {
    performance: median("performance"),
    accessibility: median("accessibility"),
    "best-practices": median("best-practices"),
    seo: median("seo"),
    blocking: median("blocking"),
    paint: median("paint"),
  };
}

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

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "1" } },
  allowPositionals: true,
});
const browser = await chromium.launch({
  args: [...chromiumArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
  executablePath: requireChromium(),
});
const host = await startStaticHost(dist);
const table: Record<string, Measures> = {};
try {
  for (const path of positionals.length > 0 ? positionals : PAGES) {
    const runs: Measures[] = [];
    while (runs.length < Number(values.runs)) {
      const result = await measure(host.url + path);
      if (runs.length === 0) for (const cost of lostPoints(result)) console.log(`${path}: ${cost}`);
      runs.push({ ...scoresOf(result), ...timesOf(result) });
    }
    table[path] = medians(runs);
  }
} finally {
  await browser.close();
  host.close();
}
console.table(table);
const isLow = Object.values(table).some(
  ({ blocking, paint: _, ...scores }) =>
    blocking > MAX_BLOCKING_TIME || Object.values(scores).some((score) => score < MIN_SCORE),
);
process.exit(isLow ? 1 : 0);
