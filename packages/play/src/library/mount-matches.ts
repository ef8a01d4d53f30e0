import type { Mounted } from "../ui/page-parts.ts";
import { type MatchesOptions, MatchesPage } from "./matches-page.ts";

/** Mounts the page of the matches that this browser stores. */
export async function mountMatches(root: HTMLElement, options: MatchesOptions): Promise<Mounted> {
  root.classList.add("serpent-matches");
  const page = new MatchesPage(root, options);
  await page.open();
  return page;
}
