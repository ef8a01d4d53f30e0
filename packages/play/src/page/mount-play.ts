import "@serpentarium/board/element";
import type { Reader } from "@serpentarium/table";
import { getFragment } from "../ui/fragment.ts";
import { boardIn, type Mounted, partIn } from "../ui/page-parts.ts";
import type { PlayParts } from "../ui/play-parts.ts";
import { PlayPage } from "./play-page.ts";

/** Options of `mountPlay`. */
export interface PlayOptions extends PlayParts, Reader {}

/** Reads the id in the address (`?match=…`) and removes it, because it applies once. */
function takeMatchFromAddress(): string | undefined {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const id = query.get("match") ?? undefined;
  query.delete("match");
  if (id !== undefined)
    history.replaceState(history.state, "", `${pathname}${query.size > 0 ? `?${query}` : ""}${hash}`);
  return id;
}

/**
 * Mounts a page for playing a game: its match, which the browser stores, and the given optional parts. The fragment of the address links to
 * a match; `?against=easy&seat=1` begins a match against bots, and `?match=` opens one of this browser.
 *
 * @param root - may contain server-rendered parts: `.match` with `.head`, `serpent-board` and `.controls`
 */
export async function mountPlay(root: HTMLElement, options: PlayOptions): Promise<Mounted> {
  root.classList.add("serpent-play");
  const match = partIn(root, "match");
  const layout = {
    head: partIn(match, "head"),
    board: boardIn(match),
    controls: partIn(match, "controls"),
    chart: root.querySelector<HTMLDetailsElement>(".chart") ?? undefined,
  };
  const page = await PlayPage.open(options, options, layout, takeMatchFromAddress());
  // a linked match gets its bots when it is opened
  if (location.search.includes("against=") && !getFragment()) {
    const { startAgainstBots, takeOpponentsFromAddress } = await import("../match/against-bots.ts");
    const start = startAgainstBots(options.game, takeOpponentsFromAddress());
    if (start) page.begin(start);
  }
  root.dataset["live"] = "";
  return page;
}
