/** Puts the templates beside the program, in one file: packing leaves out some files that are named like `.gitignore`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { collectStock } from "./collect.ts";

writeFileSync(join(import.meta.dirname, "../dist/templates.json"), JSON.stringify(collectStock()));
