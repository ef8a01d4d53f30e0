import { expect, type Page } from "@playwright/test";

/** The most that a page may shift: a few pixels of a small part. */
const MOST = 0.005;

interface Shift {
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** All layout shifts since the page began, those drawn at this moment among them. */
function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    const shifts: Shift[] = [];
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
    // the buffered entries come before the second frame is drawn
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
    add(observer.takeRecords());
    return shifts;
  });
}

/** Expects no layout shift on a page without input. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(MOST);
}
