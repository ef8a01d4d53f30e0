import { createStore, get, promisifyRequest, values } from "idb-keyval";
import { parseStoredMatch, type StoredMatch } from "./stored-match.ts";

/** Why a match could not be stored. */
export type StorageProblem = "full" | "blocked";

const NAME = "serpentarium";

const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";

/** The matches of this browser, in IndexedDB. */
export class MatchLibrary {
  readonly #store = createStore(NAME, "matches");
  readonly #changes = new BroadcastChannel(`${NAME}:matches`);

  /** All matches, or those of a game; most recently saved first. Rejects if the browser allows no storage. */
  async list(game?: string): Promise<readonly StoredMatch[]> {
    const stored: readonly unknown[] = await values(this.#store);
    return stored
      .flatMap((data) => parseStoredMatch(data) ?? [])
      .filter((match) => game === undefined || match.game === game)
      .toSorted((a, b) => b.savedAt - a.savedAt);
  }

  /** A match by id; undefined if there is none, or no storage. */
  async find(id: string): Promise<StoredMatch | undefined> {
    try {
      return parseStoredMatch(await get(id, this.#store));
    } catch {
      return undefined;
    }
  }

  /** Stores a match under its id. @returns the problem, if it could not be stored */
  save(match: StoredMatch): Promise<StorageProblem | undefined> {
    return this.#write((store) => store.put(match, match.id));
  }

  /** Removes a match. @returns the problem, if it could not be removed */
  remove(id: string): Promise<StorageProblem | undefined> {
    return this.#write((store) => store.delete(id));
  }

  /** Calls the listener after each change by another page of this browser. */
  onChange(listener: () => void): void {
    this.#changes.addEventListener("message", listener);
  }

  async #write(write: (store: IDBObjectStore) => void): Promise<StorageProblem | undefined> {
    try {
      await this.#store("readwrite", (store) => {
        write(store);
        // otherwise the browser drops the change if the page is left before it is told of the result
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
    } catch (error) {
      return problemOf(error);
    }
    this.#changes.postMessage(undefined);
    return undefined;
  }
}
