/**
 * Measures the built site with Lighthouse, emulating a phone on a slow network, and fails below a score of 95 or above 150 ms of blocking
 * time. Several runs of a page are combined by their median. The result depends on the load of the machine, so it is not part of the tests:
 * run `pnpm run lighthouse` on an idle machine. The column `processor` has the blocking time without waiting: if it is much lower, the
 * tasks of the page waited for other threads of the browser, because the machine has too few processors.
 *
 * `node e2e/lighthouse.ts [--runs 3] [path …]` measures other pages, or more often.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse, { type Result, type RunnerResult, type TraceEvent } from "lighthouse";
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

/** How many times slower than this machine the emulated phone is. */
const SLOWDOWN = 4;
/** The part of a task that does not count as blocking, in milliseconds. */
const TASK_BUDGET = 50;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;

/** The times of a page in milliseconds. */
const timesOf = ({ audits }: Result) => {
  const time = (name: string): number => Math.round(audits[name]?.numericValue ?? 0);
  return { blocking: time("total-blocking-time"), paint: time("largest-contentful-paint") };
};

/** A trace event with its processor time in microseconds, which Lighthouse's type lacks. */
type TimedEvent = TraceEvent & { readonly tdur?: number };

/**
 * The blocking time in milliseconds if each task of the main thread took only its processor time. Lighthouse scales the elapsed time, which
 * includes waiting for a processor.
 */
function processorBlockingOf(traceEvents: readonly TimedEvent[]): number {
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === "RunTask" && pid === paint?.pid && tid === paint.tid && ts >= paint.ts,
  );
  const blocking = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWDOWN - TASK_BUDGET));
  return Math.round(blocking.reduce((sum, time) => sum + time, 0));
}

type Measures = Scores & ReturnType<typeof timesOf> & { readonly processor: number };

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
    processor: median("processor"),
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

async function measure(url: string): Promise<RunnerResult> {
  const run = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  return run;
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
      const { lhr, artifacts } = await measure(host.url + path);
      if (runs.length === 0) for (const cost of lostPoints(lhr)) console.log(`${path}: ${cost}`);
      const processor = processorBlockingOf(artifacts.Trace.traceEvents);
      runs.push({ ...scoresOf(lhr), ...timesOf(lhr), processor });
    }
    table[path] = medians(runs);
  }
} finally {
  await browser.close();
  await host.close();
}
console.table(table);
const isLow = Object.values(table).some(
  (page) => page.blocking > MAX_BLOCKING_TIME || CATEGORIES.some((name) => page[name] < MIN_SCORE),
);
process.exit(isLow ? 1 : 0);
