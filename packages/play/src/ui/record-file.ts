import type { GameRecord } from "@serpentarium/core/record";
import { MAX_CHARACTERS } from "../match/limits.ts";

/** Downloads a record as a JSON file. */
export function downloadRecord(record: GameRecord): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: "application/json" }));
  link.download = `${record.game}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Asks the user for a file, and calls the listener with its text. */
export function chooseFile(listener: (text: string) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "application/json,.json";
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    // a file that is too long is read only as far as needed to detect that
    if (file) listener(await file.slice(0, 4 * MAX_CHARACTERS + 4).text());
  });
  input.click();
}
