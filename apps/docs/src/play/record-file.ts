import type { GameRecord } from "@serpentarium/core/record";
import { MOST_CHARACTERS } from "./bounds.ts";

/** Hands a record to the browser as a file. */
export function saveRecord(record: GameRecord): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: "application/json" }));
  link.download = `${record.game}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The text of a file that somebody chooses, given to a listener. */
export function chooseFile(listener: (text: string) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "application/json,.json";
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    // of a file that is too long, enough to see that it is
    if (file) listener(await file.slice(0, 4 * MOST_CHARACTERS + 4).text());
  });
  input.click();
}
