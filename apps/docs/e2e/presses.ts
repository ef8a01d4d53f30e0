/**
 * Measures presses on the boards of the built site, on a processor that is four times slower: how long a press takes until the next picture,
 * the processor time of scripts for one press, and whether the page grows. The first row is a page with a single button, which shows what
 * the machine needs for any picture: compare with it. The result depends on the load of the machine, so it is not part of the tests: run
 * `pnpm run presses` on an idle machine.
 *
 * `node e2e/presses.ts [--presses 20] [path …]` measures other pages, or more presses.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { chromiumArgs, requireChromium } from "./chromium.ts";
import { dist } from "./pages.ts";
import { startStaticHost } from "./static-host.ts";
import { newContext } from "./test.ts";

const PAGES = ["/play/pantarei/", "/play/ssserpent/", "/play/sssnake/", "/play/serpent-cartes/"];

const SLOWDOWN = 4;

/** How long a finger stays down, and the time from one press to the next, in milliseconds: its animations end meanwhile. */
const [DOWN, BETWEEN] = [90, 1500];

/** The shortest event that browsers report, in milliseconds: shorter ones are not in the median. */
const SHORTEST = 16;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centres of what can be pressed, in the order of the page. */
const pressable = (page: Page): Promise<Point[]> =>
  page.evaluate(() => {
    const root = document.querySelector("serpent-play serpent-board")?.shadowRoot ?? document;
    return [...root.querySelectorAll(".enabled")]
      .map((target) => target.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 3 && top > 0 && bottom < innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  });

/** Collects the durations of interactions on the page, from the event to the next picture. */
async function collectDurations(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions = new Map<number, number>();
    Object.assign(globalThis, { interactions });
    // TypeScript does not know the threshold
    const options = { type: "event", durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }).observe(options);
  }, SHORTEST);
}

const durationsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [
    ...(globalThis as unknown as { interactions: Map<number, number> }).interactions.values(),
  ]);

async function metricsOf(session: CDPSession): Promise<{ script: number; nodes: number }> {
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: value("ScriptDuration") * 1000, nodes: value("Nodes") };
}

/** @returns the processor time of scripts in milliseconds */
async function press(page: Page, session: CDPSession, { x, y }: Point): Promise<number> {
  const before = await metricsOf(session);
  await page.mouse.move(x, y);
  await setTimeout(BETWEEN / 5);
  await page.mouse.down();
  await setTimeout(DOWN);
  await page.mouse.up();
  await setTimeout(BETWEEN);
  return (await metricsOf(session)).script - before.script;
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Presses what can be pressed, here and there on the board. Times are in milliseconds. */
async function measure(page: Page, count: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("HeapProfiler.collectGarbage");
  const { nodes } = await metricsOf(session);
  const scripts: number[] = [];
  for (let i = 0; scripts.length < count && i < 3 * count; i++) {
    const points = await pressable(page);
    const point = points[(7 * i) % points.length];
    if (point) scripts.push(await press(page, session, point));
    else await setTimeout(BETWEEN);
  }
  const durations = await durationsOf(page);
  await session.send("HeapProfiler.collectGarbage");
  return {
    presses: scripts.length,
    median: medianOf(durations),
    worst: Math.max(0, ...durations),
    script: Math.round(medianOf(scripts)),
    "more nodes": (await metricsOf(session)).nodes - nodes,
  };
}

const BARE_PAGE = `<!doctype html><button class="enabled" onclick="this.textContent=Number(this.textContent)+1">0</button>`;

const { values, positionals } = parseArgs({
  options: { presses: { type: "string", default: "20" } },
  allowPositionals: true,
});
const count = Number(values.presses);
const browser = await chromium.launch({ args: chromiumArgs, executablePath: requireChromium() });
const host = await startStaticHost(dist);
const table: Record<string, Awaited<ReturnType<typeof measure>>> = {};
try {
  for (const path of ["a bare button", ...(positionals.length > 0 ? positionals : PAGES)]) {
    const context = await newContext(browser, { serviceWorkers: "block" });
    const page = await context.newPage();
    await collectDurations(page);
    if (path.startsWith("/")) {
      await page.goto(host.url + path, { waitUntil: "networkidle" });
      await page.locator("serpent-play .enabled").first().waitFor();
    } else await page.goto(`data:text/html,${encodeURIComponent(BARE_PAGE)}`);
    table[path] = await measure(page, count);
    await context.close();
  }
} finally {
  await browser.close();
  await host.close();
}
console.table(table);
