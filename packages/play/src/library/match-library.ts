import { openChannel } from "@serpentarium/live/client";
import { promisifyRequest } from "idb-keyval";
import type { MatchHeader } from "./match-header.ts";
import { parseStoredMatch } from "./stored-match.ts";

/** Why a match could not be stored. */
export type StorageProblem = "full" | "blocked";

/** The properties that a library requires of a match. */
interface LibraryItem {
  readonly id: string;
  readonly game: string;
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** The place of a match in the order of its library. */
export type MatchKey = Pick<LibraryItem, "id" | "savedAt">;

const MATCHES = "matches";
const HEADERS = "headers";
/** The indexes of the matches: all, and those of a game, by the time of their last save. */
const BY_TIME = "by-time";
const BY_GAME = "by-game";
/** Increased when headers change: each version drops the stored ones, which are computed again. */
const VERSION = 2;

/** Headers that are read one by one; more are read together. */
const MANY = 200;

const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";

/** The keys of a game in its index: an array is greater than any number. */
const ofGame = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Adds what a database of an earlier version lacks; `request` is that of an upgrade. */
function upgrade({ result: database, transaction }: IDBOpenDBRequest): void {
  const matches = database.objectStoreNames.contains(MATCHES)
    ? transaction?.objectStore(MATCHES)
    : database.createObjectStore(MATCHES);
  if (matches && !matches.indexNames.contains(BY_TIME)) {
    matches.createIndex(BY_TIME, "savedAt");
    matches.createIndex(BY_GAME, ["game", "savedAt"]);
  }
  if (database.objectStoreNames.contains(HEADERS)) database.deleteObjectStore(HEADERS);
  database.createObjectStore(HEADERS);
}

/** The matches of this browser by id, each with a header once a list has shown it. */
export class MatchLibrary<T extends LibraryItem> {
  readonly #name: string;
  readonly #changes;
  readonly #parse: (data: unknown) => T | undefined;
  #database: Promise<IDBDatabase> | undefined;

  /** @param parse - parses untrusted data; undefined if invalid */
  constructor(name: string, parse: (data: unknown) => T | undefined) {
    this.#name = name;
    this.#changes = openChannel(`${name}:matches`);
    this.#parse = parse;
  }

  /** The matches saved last, or those of a game; most recently saved first. Rejects if the browser allows no storage. */
  async recent(count: number, game?: string): Promise<readonly MatchKey[]> {
    const { matches } = await this.#stores("readonly");
    const index = matches.index(game === undefined ? BY_TIME : BY_GAME);
    const request = index.openKeyCursor(game === undefined ? null : ofGame(game), "prev");
    const found: MatchKey[] = [];
    for (;;) {
      const cursor = await promisifyRequest(request);
      if (!cursor || found.length === count) return found;
      const savedAt = Number(game === undefined ? cursor.key : (cursor.key as readonly IDBValidKey[])[1]);
      found.push({ id: String(cursor.primaryKey), savedAt });
      cursor.continue();
    }
  }

  /** All matches, or those of a game, in no order. Rejects if the browser allows no storage. */
  async keys(game?: string): Promise<readonly MatchKey[]> {
    const { matches, headers } = await this.#stores("readonly");
    const [ids, known] = await Promise.all([
      promisifyRequest(
        game === undefined ? matches.getAllKeys() : matches.index(BY_GAME).getAllKeys(ofGame(game)),
      ),
      promisifyRequest<MatchHeader[]>(headers.getAll()),
    ]);
    const savedAt = new Map(known.map((header) => [header.id, header.savedAt]));
    return ids.map((id) => ({ id: String(id), savedAt: savedAt.get(String(id)) ?? Number.NaN }));
  }

  /** The number of matches. Rejects if the browser allows no storage. */
  async count(): Promise<number> {
    const { matches } = await this.#stores("readonly");
    return promisifyRequest(matches.count());
  }

  /** The ids of the games that have matches. Rejects if the browser allows no storage. */
  async games(): Promise<readonly string[]> {
    const { matches } = await this.#stores("readonly");
    const found: string[] = [];
    const request = matches.index(BY_GAME).openKeyCursor();
    for (;;) {
      const cursor = await promisifyRequest(request);
      if (!cursor) return found;
      const game = String((cursor.key as readonly IDBValidKey[])[0]);
      found.push(game);
      cursor.continue([game, [[]]]);
    }
  }

  /** The stored headers by id. A match that no list has shown since its last save has none. */
  async headers(ids: readonly string[]): Promise<ReadonlyMap<string, MatchHeader>> {
    const { headers } = await this.#stores("readonly");
    // one request for many is faster than many requests
    const found: readonly (MatchHeader | undefined)[] =
      ids.length > MANY
        ? await promisifyRequest(headers.getAll())
        : await Promise.all(ids.map((id) => promisifyRequest(headers.get(id))));
    return new Map(found.flatMap((header) => (header ? [[header.id, header]] : [])));
  }

  /** Stores the headers of matches, unless a match was saved again meanwhile. */
  async keepHeaders(kept: readonly MatchHeader[]): Promise<void> {
    if (kept.length === 0) return;
    const { matches, headers, done } = await this.#stores("readwrite");
    for (const header of kept) {
      const saved = matches.index(BY_GAME).count([header.game, header.savedAt]);
      saved.onsuccess = () => saved.result > 0 && headers.put(header, header.id);
    }
    await done();
  }

  async find(id: string): Promise<T | undefined> {
    try {
      const { matches } = await this.#stores("readonly");
      return this.#parse(await promisifyRequest(matches.get(id)));
    } catch {
      return undefined;
    }
  }

  /** Stores a match under its id. @returns the problem, if it could not be stored */
  save(match: T): Promise<StorageProblem | undefined> {
    return this.#write(match.id, (matches) => matches.put(match, match.id));
  }

  /**
   * Changes a stored match in one transaction, because several pages may do so.
   *
   * @param change - gets the stored match, if there is one, and returns that if nothing changes
   * @returns the problem, if it could not be stored
   */
  update(id: string, change: (stored: T | undefined) => T): Promise<StorageProblem | undefined> {
    return this.#write(id, async (matches) => {
      const stored = this.#parse(await promisifyRequest(matches.get(id)));
      const changed = change(stored);
      if (changed === stored) return false;
      matches.put(changed, id);
      return true;
    });
  }

  /** Removes a match. @returns the problem, if it could not be removed */
  remove(id: string): Promise<StorageProblem | undefined> {
    return this.#write(id, (matches) => matches.delete(id));
  }

  /** Calls the listener after each change by another page of this browser. */
  onChange(listener: () => void): void {
    this.#changes?.addEventListener("message", listener);
  }

  #open(): Promise<IDBDatabase> {
    this.#database ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, VERSION);
      const forget = (): void => {
        this.#database = undefined;
      };
      request.onupgradeneeded = () => upgrade(request);
      // a page of an earlier version has it open: until that is closed, this page stores nothing
      request.onblocked = () => reject(new DOMException("an older page is open", "InvalidStateError"));
      request.onerror = () => {
        forget();
        reject(request.error);
      };
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        this.#database = Promise.resolve(database);
        resolve(database);
      };
    });
    return this.#database;
  }

  async #stores(mode: IDBTransactionMode) {
    const transaction = (await this.#open()).transaction([MATCHES, HEADERS], mode);
    return {
      matches: transaction.objectStore(MATCHES),
      headers: transaction.objectStore(HEADERS),
      done: () => promisifyRequest(transaction),
      // without an explicit commit the browser may drop the change when the page is left
      commit: () => transaction.commit(),
    };
  }

  /** Changes a match, unless `write` returns false; its header no longer holds. */
  async #write(id: string, write: (matches: IDBObjectStore) => unknown): Promise<StorageProblem | undefined> {
    try {
      const { matches, headers, done, commit } = await this.#stores("readwrite");
      if ((await write(matches)) === false) return undefined;
      headers.delete(id);
      commit();
      await done();
    } catch (error) {
      return problemOf(error);
    }
    this.#changes?.postMessage(undefined);
    return undefined;
  }
}

/** Opens the library of the matches that are played in this browser. */
export const openMatchLibrary = () => new MatchLibrary("serpentarium", parseStoredMatch);

/** The library of a page that does not store its matches. */
export const NO_LIBRARY: Pick<
  ReturnType<typeof openMatchLibrary>,
  "find" | "recent" | "remove" | "save" | "update"
> = {
  find: async () => undefined,
  recent: async () => [],
  remove: async () => undefined,
  save: async () => undefined,
  update: async () => undefined,
};
