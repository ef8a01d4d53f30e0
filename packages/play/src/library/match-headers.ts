import type { GameRecord } from "@serpentarium/core/record";
import { ownSeat, recordForWatcher, replayEvents } from "@serpentarium/live/client";
import { nextTask } from "../ui/next-task.ts";
import { LiveLibrary, type StoredLiveMatch } from "./live-library.ts";
import { rematchesOf } from "./live-rematches.ts";
import { headerOf, headerOfLive, type MatchHeader } from "./match-header.ts";
import { type MatchKey, openMatchLibrary } from "./match-library.ts";
import type { LoadedGame } from "./match-summary.ts";
import type { StoredMatch } from "./stored-match.ts";

/** The number of matches whose headers are computed in one task. */
const CHUNK = 20;

const byTime = (a: MatchKey, b: MatchKey): number => b.savedAt - a.savedAt;

/** Loads a game; undefined if the page does not have it. */
type LoadGame = (id: string) => Promise<LoadedGame | undefined>;

/** A match to restore after it was removed. */
export type RemovedMatch = StoredMatch | StoredLiveMatch;

/** The headers of all matches of this browser, live or not; missing ones are computed when they are asked for. */
export class MatchHeaders {
  readonly #library = openMatchLibrary();
  readonly #loadGame: LoadGame;
  readonly live = new LiveLibrary();

  constructor(loadGame: LoadGame) {
    this.#loadGame = loadGame;
  }

  /** Calls the listener after each change by another page of this browser. */
  onChange(listener: () => void): void {
    for (const library of [this.#library, this.live]) library.onChange(listener);
  }

  /** A text that differs after matches were added, changed or removed. Rejects if the browser allows no storage. */
  async stamp(): Promise<string> {
    const libraries = [this.#library, this.live];
    const all = libraries.map(async (library) => [await library.count(), await library.recent(1)]);
    return JSON.stringify(await Promise.all(all));
  }

  /** The ids of the games that have matches. Rejects if the browser allows no storage. */
  async games(): Promise<readonly string[]> {
    const games = await Promise.all([this.#library.games(), this.live.games()]);
    return [...new Set(games.flat())];
  }

  /** The matches saved last, or those of a game, most recently saved first; at most `count`. Rejects like {@link games}. */
  async recent(count: number, game?: string): Promise<readonly MatchHeader[]> {
    // first, because a live match may have left others that are then stored
    const live = await this.#liveHeadersOf(await this.live.recent(count, game));
    const own = await this.#library.recent(count, game);
    const last = [...own, ...live].toSorted(byTime).slice(0, count);
    const isLast = (key: MatchKey): boolean => last.includes(key);
    const headers = await this.#headersOf(own.filter(isLast));
    return [...headers, ...live.filter(isLast)].toSorted(byTime);
  }

  /** All matches, or those of a game, most recently saved first. Rejects like {@link games}. */
  async all(game?: string): Promise<readonly MatchHeader[]> {
    const live = await this.#liveHeadersOf(await this.live.keys(game));
    const own = await this.#headersOf(await this.#library.keys(game));
    return [...own, ...live].toSorted(byTime);
  }

  /** The live matches that are not over, or of which nothing has arrived yet, among those saved last. Rejects like {@link games}. */
  async running(count: number): Promise<readonly StoredLiveMatch[]> {
    const keys = await this.live.recent(count);
    const headers = await this.#liveHeadersOf(keys);
    const isOver = (id: string): boolean =>
      headers.some((header) => header.id === id && header.turn === "over");
    const found = await Promise.all(keys.filter(({ id }) => !isOver(id)).map(({ id }) => this.live.find(id)));
    return found.flatMap((match) => match ?? []);
  }

  /** The record of a match, to save it as a file; undefined if it is gone. */
  async record({ id, isOnServer, game }: MatchHeader): Promise<GameRecord | undefined> {
    if (!isOnServer) return (await this.#library.find(id))?.record;
    const [stored, loaded] = await Promise.all([this.live.find(id), this.#loadGame(game)]);
    const match = stored && loaded && replayEvents(loaded.game, stored.events);
    return stored && recordForWatcher(stored.events, match && ownSeat(match, stored.seat));
  }

  /** Removes a match. @returns the match, to restore it; undefined if it could not be removed */
  async remove({ id, isOnServer }: MatchHeader): Promise<RemovedMatch | undefined> {
    const library = isOnServer ? this.live : this.#library;
    const stored = await library.find(id);
    return stored && !(await library.remove(id)) ? stored : undefined;
  }

  /** Stores a removed match again. @returns whether it was stored */
  async restore(match: RemovedMatch): Promise<boolean> {
    const saving = "events" in match ? this.live.save(match) : this.#library.save(match);
    return (await saving) === undefined;
  }

  async #headersOf(keys: readonly MatchKey[]): Promise<readonly MatchHeader[]> {
    return this.#complete(this.#library, keys, headerOf);
  }

  async #liveHeadersOf(keys: readonly MatchKey[]): Promise<readonly MatchHeader[]> {
    return this.#complete(this.live, keys, async (game, match) => {
      await this.#keepRematches(game, match);
      return headerOfLive(game, match);
    });
  }

  /** Stores the matches that a live one has left for a rematch, once. */
  async #keepRematches(game: LoadedGame["game"], { id, ...stored }: StoredLiveMatch): Promise<void> {
    const left = rematchesOf(game, { id, ...stored });
    if (left.length === 0) return;
    for (const match of left) if (await this.#library.save(match)) return;
    const rematches = (stored.rematches ?? 0) + left.length;
    await this.live.update(id, (now) => ({ ...(now ?? { id, ...stored }), rematches }));
  }

  /** The headers of matches: the stored ones, and those that are missing. Unreadable matches have none. */
  async #complete<T extends { readonly id: string; readonly game: string }>(
    library: Pick<LiveLibrary, "headers" | "keepHeaders"> & { find(id: string): Promise<T | undefined> },
    keys: readonly MatchKey[],
    create: (
      game: LoadedGame["game"],
      match: T,
    ) => MatchHeader | undefined | Promise<MatchHeader | undefined>,
  ): Promise<readonly MatchHeader[]> {
    const stored = await library.headers(keys.map(({ id }) => id));
    const isCurrent = ({ id, savedAt }: MatchKey): boolean => stored.get(id)?.savedAt === savedAt;
    const created: MatchHeader[] = [];
    const missing = keys.filter((key) => !isCurrent(key));
    for (let i = 0; i < missing.length; i += CHUNK) {
      const headers: MatchHeader[] = [];
      for (const { id } of missing.slice(i, i + CHUNK)) {
        const match = await library.find(id);
        const loaded = match && (await this.#loadGame(match.game));
        const header = match && loaded && (await create(loaded.game, match));
        if (header) headers.push(header);
      }
      await library.keepHeaders(headers);
      created.push(...headers);
      await nextTask();
    }
    return [...keys.filter(isCurrent).flatMap(({ id }) => stored.get(id) ?? []), ...created];
  }
}
