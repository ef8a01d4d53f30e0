import type { Recorded } from "./series.ts";

/** Hands a record to the browser as a file. */
export function saveRecord(record: Recorded): void {
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
    if (file) listener(await file.text());
  });
  input.click();
}
