import type { Mounted } from "../ui/page-parts.ts";
import { type StatisticsOptions, StatisticsPage } from "./statistics-page.ts";

/** Mounts the page of what a user has played and solved in this browser. */
export async function mountStatistics(root: HTMLElement, options: StatisticsOptions): Promise<Mounted> {
  root.classList.add("serpent-matches", "serpent-statistics");
  // Preact leaves what it has not drawn
  root.replaceChildren();
  const page = new StatisticsPage(root, options);
  await page.open();
  return page;
}
