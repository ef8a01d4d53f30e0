import type { Page } from "@playwright/test";

/** Replaces a text everywhere in the stored matches of the browser, as JSON. */
export const changeStoredMatches = (page: Page, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([before, after]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("serpentarium");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("matches", "readwrite");
          const store = transaction.objectStore("matches");
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const match of reading.result)
              store.put(JSON.parse(JSON.stringify(match).replaceAll(before ?? "", after ?? "")), match.id);
          };
          transaction.onabort = reject;
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [from, to],
  );

/** Replaces the stored matches of the browser by copies of them, each saved a second after the one before. */
export const copyStoredMatches = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (copies) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("serpentarium");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("matches", "readwrite");
          const store = transaction.objectStore("matches");
          const reading = store.getAll();
          reading.onsuccess = () => {
            store.clear();
            for (let i = 0; i < copies; i++) {
              const id = `copy${String(i).padStart(6, "0")}`;
              const match = reading.result[i % reading.result.length];
              store.put({ ...match, id, savedAt: 1_700_000_000_000 + 1000 * i }, id);
            }
          };
          transaction.onabort = reject;
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    count,
  );
