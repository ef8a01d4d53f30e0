import { basename, join } from "node:path";

/** Returns the folders with the words of a package: its own, and one below `SITE_WORDS`, which adds languages for tests. */
export const wordsFolders = (folder: string): readonly string[] => [
  join(folder, "words"),
  ...(process.env["SITE_WORDS"] ? [join(process.env["SITE_WORDS"], basename(folder))] : []),
];
