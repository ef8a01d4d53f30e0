import type { Page } from "@playwright/test";

/** A stored match, as far as these functions know it. */
interface StoredMatch {
  readonly id: string;
}

/** Returns the stored matches of the browser, and replaces them by others if there are some. */
export const exchangeStoredMatches = (
  page: Page,
  replacement?: readonly StoredMatch[],
): Promise<readonly StoredMatch[]> =>
  page.evaluate(
    (others) =>
      new Promise<readonly StoredMatch[]>((resolve, reject) => {
        const opening = indexedDB.open("serpentarium");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("matches", "readwrite");
          const store = transaction.objectStore("matches");
          const reading = store.getAll();
          if (others) store.clear();
          for (const match of others ?? []) store.put(match, match.id);
          transaction.onabort = reject;
          transaction.oncomplete = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
    replacement,
  );

/** Replaces a text everywhere in the stored matches of the browser, as JSON. */
export async function changeStoredMatches(page: Page, from: string, to: string): Promise<void> {
  const matches = await exchangeStoredMatches(page);
  await exchangeStoredMatches(page, JSON.parse(JSON.stringify(matches).replaceAll(from, to)));
}

/** Replaces the stored matches of the browser by copies of them, each saved a second after the one before. */
export async function copyStoredMatches(page: Page, count: number): Promise<void> {
  const matches = await exchangeStoredMatches(page);
  const copies = Array.from({ length: count }, (_, i) => ({
    ...matches[i % matches.length],
    id: `copy${String(i).padStart(6, "0")}`,
    savedAt: 1_700_000_000_000 + 1000 * i,
  }));
  await exchangeStoredMatches(page, copies);
}
