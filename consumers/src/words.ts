import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOOLS } from "./readme.ts";
import { workspace } from "./tools.ts";
import { gamePackages } from "./workspace.ts";

/** The languages of all packages. */
export const LANGUAGES = ["en", "fr"] as const;

const names = [
  ...["core", ...TOOLS].map((name) => `@serpentarium/${name}`),
  ...gamePackages(workspace).map(({ manifest }) => manifest.name),
];

/** The modules of words of the packages that the tests install. */
export const wordsModules: readonly string[] = names.flatMap((name) =>
  LANGUAGES.map((language) => `${name}/words/${language}`),
);

/** A program, in JavaScript as in TypeScript, that imports all words and prints their languages. */
export const wordsProgram = `
import { createWords } from "@serpentarium/core/words";
${wordsModules.map((module, i) => `import words${i} from "${module}";`).join("\n")}
const files = [${wordsModules.map((_, i) => `words${i}`).join(", ")}];
console.log(files.map(({ language }) => language).join());
console.log(createWords("fr", words1).text("seat.numbered", { number: 2, form: "title" }));
`;

interface Group {
  readonly [name: string]: string | Group;
}

const messagesIn = (group: Group): readonly string[] =>
  Object.values(group).flatMap((value) => (typeof value === "string" ? [value] : messagesIn(value)));

/**
 * The messages in a file of words of an installed package that are a text of several words, which no minifier writes in another way.
 */
export function plainMessages(folder: string, name: string, file: string): readonly string[] {
  const path = join(folder, "node_modules", name, "words", `${file}.json`);
  return messagesIn(JSON.parse(readFileSync(path, "utf8"))).filter((text) =>
    /^\w{2,} (?=.{8})[\w ,.:]+$/.test(text),
  );
}
