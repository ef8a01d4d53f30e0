import { openChannel } from "@serpentarium/live/client";
import { createStore, get, promisifyRequest, values } from "idb-keyval";
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

const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";

export class MatchLibrary<T extends LibraryItem> {
  readonly #store;
  readonly #changes;
  readonly #parse: (data: unknown) => T | undefined;

  /** @param parse - parses untrusted data; undefined if invalid */
  constructor(name: string, parse: (data: unknown) => T | undefined) {
    this.#store = createStore(name, "matches");
    this.#changes = openChannel(`${name}:matches`);
    this.#parse = parse;
  }

  /** All matches, or those of a game; most recently saved first. Rejects if the browser allows no storage. */
  async list(game?: string): Promise<readonly T[]> {
    const stored: readonly unknown[] = await values(this.#store);
    return stored
      .flatMap((data) => this.#parse(data) ?? [])
      .filter((match) => game === undefined || match.game === game)
      .toSorted((a, b) => b.savedAt - a.savedAt);
  }

  async find(id: string): Promise<T | undefined> {
    try {
      return this.#parse(await get(id, this.#store));
    } catch {
      return undefined;
    }
  }

  /** Stores a match under its id. @returns the problem, if it could not be stored */
  save(match: T): Promise<StorageProblem | undefined> {
    return this.#write((store) => store.put(match, match.id));
  }

  /**
   * Changes a stored match in one transaction, because several pages may do so.
   *
   * @param change - gets the stored match, if there is one
   * @returns the problem, if it could not be stored
   */
  update(id: string, change: (stored: T | undefined) => T): Promise<StorageProblem | undefined> {
    return this.#write(async (store) => {
      const stored: unknown = await promisifyRequest(store.get(id));
      store.put(change(this.#parse(stored)), id);
    });
  }

  /** Removes a match. @returns the problem, if it could not be removed */
  remove(id: string): Promise<StorageProblem | undefined> {
    return this.#write((store) => store.delete(id));
  }

  /** Calls the listener after each change by another page of this browser. */
  onChange(listener: () => void): void {
    this.#changes?.addEventListener("message", listener);
  }

  async #write(write: (store: IDBObjectStore) => unknown): Promise<StorageProblem | undefined> {
    try {
      await this.#store("readwrite", async (store) => {
        await write(store);
        // without an explicit commit the browser may drop the change when the page is left
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
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
export const NO_LIBRARY: Pick<ReturnType<typeof openMatchLibrary>, "find" | "list" | "remove" | "save"> = {
  find: async () => undefined,
  list: async () => [],
  remove: async () => undefined,
  save: async () => undefined,
};
