import { acceptClauses, formatReview, REVIEW_PATH } from "@serpentarium/rulebook/node";
import { expect, test } from "vitest";
import { conformanceChecks } from "../src/index.ts";
import plugin, { hoard } from "./fixtures/hoard/game.ts";
import { markdown } from "./fixtures/hoard/rulebook-and-vector.ts";

const clauses = Object.keys(hoard.clauses);

/** The problem of the check for a package that has these texts, reviewed with others. */
function problemOf(texts: Readonly<Record<"en" | "fr", string>>): string | undefined {
  const filesOf = (books: Readonly<Record<string, string>>) =>
    new Map(Object.entries(books).map(([language, text]) => [`rulebook/${language}.mdx`, text]));
  const record = acceptClauses(filesOf(markdown), { clauses, accepted: [...clauses, "rulebook"] });
  const reviewed = filesOf(texts).set(REVIEW_PATH, formatReview(record));
  const check = conformanceChecks(plugin, { reviewed }).find(
    ({ name }) => typeof name !== "string" && name.id === "checks.reviewed",
  );
  return check?.run();
}

test("names each clause that was not reviewed, what has changed, and the command", () => {
  expect(problemOf(markdown)).toBeUndefined();
  const [, first = ""] = /### (\S+)/.exec(markdown.en) ?? [];
  const command = `Look at it, and accept it: serpentarium rulebook review . ${first}`;
  const heading = `### ${first}\n\n`;
  expect(problemOf({ ...markdown, en: markdown.en.replace(heading, `${heading}Not so. `) })).toBe(
    `${first}: its text has changed (en), its text translates an older one (fr). ${command}`,
  );
  expect(problemOf({ ...markdown, fr: markdown.fr.replace(heading, `${heading}Non. `) })).toBe(
    `${first}: its text has changed (fr). ${command}`,
  );
});

test("there is no such check without the option", () => {
  const names = conformanceChecks(plugin).map(({ name }) => (typeof name === "string" ? name : name.id));
  expect(names).not.toContain("checks.reviewed");
});
