// After `changeset version`: the game says the new version itself, because records name it.
import { readFileSync, writeFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
writeFileSync(new URL("../src/version.ts", import.meta.url), `export const version = "${version}";\n`);
