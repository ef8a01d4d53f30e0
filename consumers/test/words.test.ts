import { expect, inject, test } from "vitest";
import { INSTALLERS, writeProjectFile } from "../src/project.ts";
import { output } from "../src/run.ts";
import { LANGUAGES, wordsModules, wordsProgram } from "../src/words.ts";

test.each(INSTALLERS)(
  "Node imports the words of every package in every language, installed by %s",
  async (name) => {
    const project = inject(name);
    const program = writeProjectFile(project, "words.js", wordsProgram);
    const printed = await output(process.execPath, [program], { cwd: project.folder, env: project.env });
    const expected = wordsModules.map((_, i) => LANGUAGES[i % LANGUAGES.length]);
    expect(printed).toBe(`${expected.join()}\nJoueur 2\n`);
  },
);
