import { expect, test } from "vitest";
import { readCorpus } from "../src/corpus.ts";
import { loadSubjects } from "../src/games.ts";
import { TARGETS } from "../src/targets/index.ts";

const subjects = await loadSubjects();
const corpus = readCorpus();

test("the corpus has cases, each of a known target", () => {
  expect(corpus).not.toEqual([]);
  const names = TARGETS.map(({ name }) => name);
  for (const { file, target } of corpus) expect(names, file).toContain(target);
});

test.each(corpus)("$target/$name", ({ target: name, input }) => {
  TARGETS.find((target) => target.name === name)?.check(input, subjects);
});
