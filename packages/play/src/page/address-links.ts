import { canPlayViews, findServer, type LiveServer } from "@serpentarium/live/client";
import type { Reader, VisitedMatch } from "@serpentarium/table";
import type { LiveSession } from "@serpentarium/table/live";
import { createPlaceholder } from "../match/visited-match.ts";
import { getFragment } from "../ui/fragment.ts";
import { withLateWords } from "../ui/late-words.ts";
import type { Notice } from "../ui/notice.ts";
import type { PlayParts } from "../ui/play-parts.ts";
import type { PlayStore } from "../ui/play-state.ts";
import type { ImportExport } from "./import-export.ts";

/** The opening of a link. */
interface Opening {
  readonly link: string;
  /** Whether the user still waits for it. */
  readonly isWanted: () => boolean;
}

interface AddressParts {
  readonly source: PlayParts;
  readonly reader: Reader;
  readonly store: PlayStore;
  loadSharing(): Promise<ImportExport>;
  showNotice(notice: Notice | undefined): void;
}

/** Opens the matches of links in the address, including live ones. */
export class AddressLinks {
  readonly #parts: AddressParts;
  readonly #server: Promise<LiveServer | undefined>;
  /** The live match that is displayed. */
  live: LiveSession | undefined;
  /** Displayed until the match of a link is opened; a new object for each link, to detect a change. */
  #placeholder: VisitedMatch | undefined;

  constructor(parts: AddressParts) {
    this.#parts = parts;
    this.#server = this.#findServer();
  }

  /**
   * Displays an empty board if the address links to another match, so that presses do not reach the running one. Displaying anything else
   * cancels the opening.
   */
  async begin(): Promise<Opening | undefined> {
    const { source, store } = this.#parts;
    // drop the placeholder of an earlier link that is still opening
    if (this.#placeholder && store.state.visited === this.#placeholder)
      store.send({ type: "display", match: undefined });
    const link = getFragment();
    if (link === "" || (await this.#isShown(link)) || link !== getFragment()) return undefined;
    const match = { ...(this.#placeholder ?? createPlaceholder(source.game)) };
    this.#placeholder = match;
    store.send({ type: "display", match });
    return { link, isWanted: () => store.state.visited === match };
  }

  /** Whether a link leads to the displayed match. */
  async #isShown(link: string): Promise<boolean> {
    if (link.startsWith("live=")) return link === `live=${this.live?.id}`;
    return (await this.#parts.loadSharing()).isShown(link);
  }

  /** Opens the link in the address, unless its match is displayed. */
  async open(begun?: Opening): Promise<void> {
    const opening = begun ?? (await this.begin());
    if (!opening?.isWanted()) return;
    const { link, isWanted } = opening;
    try {
      if (link.startsWith("live=")) (await this.openLive(link, isWanted))?.follow();
      else {
        this.closeLive();
        await (await this.#parts.loadSharing()).openLink(link, isWanted);
      }
    } finally {
      // a live match is displayed only when its first events arrive
      if (isWanted() && !this.live) this.#parts.store.send({ type: "display", match: undefined });
    }
  }

  /** Leaves the displayed live match and opens the one of a link or a new one, unless the user no longer waits for it. */
  async openLive(link?: string, isWanted = () => true): Promise<LiveSession | undefined> {
    const { openLive } = await withLateWords(this.#parts.reader, import("../live/open-live.ts"));
    const { source, store, showNotice } = this.#parts;
    this.closeLive();
    const opened = await openLive(link, {
      source,
      store,
      server: (await this.#server) ?? (await this.#answeringServer()),
      showNotice,
      retry: () => {
        this.live = undefined;
        this.open();
      },
    });
    if (!isWanted()) {
      opened?.close();
      return undefined;
    }
    this.closeLive();
    this.live = opened;
    return opened;
  }

  /** Stops to follow the live match. */
  closeLive(): void {
    this.live?.close();
    this.live = undefined;
  }

  /** Finds the server of this page; undefined if none answers. */
  async #answeringServer(): Promise<LiveServer | undefined> {
    const { liveServer } = this.#parts.source;
    return liveServer === undefined ? undefined : findServer(new URL(liveServer, location.href));
  }

  /** Finds a server for live matches, and stores it in the state. */
  async #findServer(): Promise<LiveServer | undefined> {
    const { source, store } = this.#parts;
    const server = await this.#answeringServer();
    if (server?.games.includes(source.game.id) && canPlayViews(source.game))
      store.send({ type: "page", change: { server } });
    return server;
  }
}
