/** Writes the templates next to the program, as one JSON file, because packing skips files such as `.gitignore`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { collectTemplates } from "./collect-templates.ts";

writeFileSync(join(import.meta.dirname, "../dist/templates.json"), JSON.stringify(collectTemplates()));
