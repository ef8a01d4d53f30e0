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
