import type { GameRecord } from "@serpentarium/core/record";
import { MAX_CHARACTERS } from "../match/limits.ts";

/** Downloads a file under a name. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads a record as a JSON file. */
export const downloadRecord = (record: GameRecord): void =>
  downloadFile(
    new Blob([JSON.stringify(record, null, 2)], { type: "application/json" }),
    `${record.game}.json`,
  );

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
