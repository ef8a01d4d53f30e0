import { expect, type Page } from "@playwright/test";

/** The largest accepted cumulative layout shift: a few pixels of a small element. */
const MAX_SHIFT = 0.005;

interface LayoutShift {
  readonly value: number;
  /** The moved elements with their old and new boxes. */
  readonly moved: readonly string[];
}

/** All layout shifts since navigation, including those of the current frame. */
function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources: LayoutShiftSource[] })[]) {
        const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
          [x, y, width, height].map(Math.round).join();
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const one = node instanceof Element ? node : node?.parentElement;
          return `${one?.localName}.${one?.className}: ${box(previousRect)} to ${box(currentRect)}`;
        });
        shifts.push({ value: entry.value, moved });
      }
    };
    interface LayoutShiftSource {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    await document.fonts.ready;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // buffered entries are reported before the second frame
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
    add(observer.takeRecords());
    return shifts;
  });
}

/** Expects no layout shift on a page that has received no input. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MAX_SHIFT);
}
