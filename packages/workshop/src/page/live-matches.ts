import type { Game, Message } from "@serpentarium/core";
import {
  canPlayViews,
  createToken,
  findServer,
  type LiveLink,
  type LiveServer,
  type LiveStorage,
  parseLiveLink,
  parseLiveSeat,
} from "@serpentarium/live/client";
import { LiveSession, type NewLiveMatch } from "@serpentarium/table/live";
import type { TextStorage, WorkshopStore } from "./workshop-controller.ts";

/** Why a live match cannot be opened. */
export interface LiveProblem {
  readonly text: Message;
  /** Whether the problem may be temporary. */
  readonly canTryAgain: boolean;
}

/** The parts of the page that {@link LiveMatches} uses. */
export interface LiveParts {
  readonly game: Game;
  readonly store: WorkshopStore;
  readonly storage: TextStorage;
  /** The URL of `live.json` of the server. */
  readonly offer: URL;
  /** Called if the page must be rendered again. */
  readonly onChange: () => void;
}

/** Stores the seats of this browser; the events of their matches are on the server. */
function seatStorage(texts: TextStorage): LiveStorage {
  const keyOf = (id: string): string => `serpentarium-live:${id}`;
  return {
    async find(id) {
      try {
        return { seat: parseLiveSeat(JSON.parse(texts.getItem(keyOf(id)) ?? "{}")), events: [] };
      } catch {
        return undefined;
      }
    },
    keepSeat: async (id, _game, seat) => texts.setItem(keyOf(id), JSON.stringify(seat)),
    keepEvents: async () => {},
    remove: async (id) => texts.setItem(keyOf(id), "{}"),
  };
}

/** The live matches of the page: the one in its address, and new ones. */
export class LiveMatches {
  readonly #parts: LiveParts;
  readonly #storage: LiveStorage;
  #server: Promise<LiveServer | undefined>;
  session: LiveSession | undefined;
  problem: LiveProblem | undefined;
  /** Whether matches can begin: the server has the game, and the game can be played from the view of one seat. */
  canBegin = false;
  /** The opening for which the user is waiting. */
  #opening: object | undefined;

  constructor(parts: LiveParts) {
    this.#parts = parts;
    this.#storage = seatStorage(parts.storage);
    this.#server = findServer(parts.offer);
  }

  get isOpening(): boolean {
    return this.#opening !== undefined;
  }

  /** Opens the match in the address, now and after each change of the address. */
  async start(): Promise<void> {
    window.addEventListener("hashchange", () => this.openAddress());
    this.openAddress();
    const { game, onChange } = this.#parts;
    const server = await this.#server;
    this.canBegin = canPlayViews(game) && (server?.games.includes(game.id) ?? false);
    onChange();
  }

  /** Opens the match in the address, unless it is displayed; without one, displays the match of the page. */
  async openAddress(): Promise<void> {
    const fragment = location.hash.slice(1);
    if (this.session && fragment === `live=${this.session.id}`) return;
    this.#close();
    if (!fragment.startsWith("live=")) return;
    const link = parseLiveLink(fragment);
    if (link) (await this.#open(link))?.follow();
    else this.#setProblem({ text: { id: "table.live.damaged" }, canTryAgain: true });
  }

  /** Opens a new match, and takes a seat in it. */
  async begin(match: NewLiveMatch): Promise<void> {
    this.#close();
    await (await this.#open({ id: createToken() }))?.begin(match);
  }

  /** Displays the match of the page again; the live one continues without it. */
  leave(): void {
    if (!(this.session || this.problem)) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    this.#close();
  }

  async #open(link: LiveLink): Promise<LiveSession | undefined> {
    const { game, store, offer, onChange } = this.#parts;
    const opening = {};
    this.#opening = opening;
    onChange();
    const server = (await this.#server) ?? (await this.#findAgain(offer));
    const session =
      server &&
      (await LiveSession.open(
        {
          game,
          store,
          server,
          storage: this.#storage,
          onRefused: ({ message: why }) =>
            this.#setProblem({ text: { id: "workshop.live-refused", data: { why } }, canTryAgain: false }),
        },
        link,
      ));
    if (this.#opening !== opening) {
      session?.close();
      return undefined;
    }
    this.#opening = undefined;
    this.session = session;
    if (!session) this.#setProblem({ text: { id: "table.live.no-server" }, canTryAgain: true });
    return session;
  }

  #findAgain(offer: URL): Promise<LiveServer | undefined> {
    this.#server = findServer(offer);
    return this.#server;
  }

  #setProblem(problem: LiveProblem): void {
    this.#close();
    this.problem = problem;
    this.#parts.onChange();
  }

  #close(): void {
    const { store, onChange } = this.#parts;
    this.session?.close();
    this.session = undefined;
    this.#opening = undefined;
    this.problem = undefined;
    store.send({ type: "display", match: undefined });
    onChange();
  }
}
