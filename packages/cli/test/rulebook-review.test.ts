import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { clausePartsIn, REVIEW_PATH } from "@serpentarium/rulebook/node";
import { conformanceChecks, readReviewed } from "@serpentarium/testkit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadSource } from "../src/plugins.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const packages = fileURLToPath(new URL("../..", import.meta.url));

describe("a copy of tic-tac-toe", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "serpentarium-"));
    const original = dirname(dirname(TIC_TAC_TOE));
    for (const name of ["package.json", "rulebook", "src", "words"])
      cpSync(join(original, name), join(folder, name), { recursive: true });
    symlinkSync(join(original, "node_modules"), join(folder, "node_modules"));
    rmSync(join(folder, REVIEW_PATH), { force: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const review = (...args: readonly string[]) => runProgram(["rulebook", "review", folder, ...args]);

  const git = (...args: readonly string[]) =>
    execFileSync(
      "git",
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", ...args],
      {
        cwd: folder,
      },
    );

  function commit(): void {
    if (!existsSync(join(folder, ".git"))) git("init", "-q");
    git("add", "rulebook", "src", "words");
    git("commit", "-qm", "Game");
  }

  function replace(path: string, from: string | RegExp, to: string): void {
    const text = readFileSync(join(folder, path), "utf8");
    expect(text).toMatch(from);
    writeFileSync(join(folder, path), text.replace(from, to));
  }

  test("nothing is stale before the first record, code 0", async () => {
    const { code, output } = await review();
    expect(output).toBe("Nothing was reviewed yet. --accept records everything as it is now.\n");
    expect(code).toBe(0);
    expect((await review("--accept")).output).toMatch(/^\d+ entries recorded\.\n$/);
    const record = readFileSync(join(folder, REVIEW_PATH), "utf8");
    expect((await review()).output).toBe("Everything is as it was reviewed.\n");
    expect((await review("--accept")).output).toBe("0 entries recorded.\n");
    expect(readFileSync(join(folder, REVIEW_PATH), "utf8")).toBe(record);
  });

  test("shows what a clause said when it was reviewed, and its translations, code 1", async () => {
    await review("--accept");
    commit();
    replace("rulebook/en.mdx", /(### place\.free\n\n)(?:.+\n)+/, "$1Mark any cell you like.\n");
    // the record is older than the last commit
    commit();
    const { code, output } = await review();
    expect(output).toMatch(
      /^place\.free: its text has changed \(en\), its text translates an older one \([^)]*fr/,
    );
    expect(output).toMatch(/\n {2}text \(en\)\n {4}- \S.+\n {4}\+ Mark any cell you like\.\n/);
    expect(output).toMatch(/\n {2}text \(fr\): translates an older one \(en\)\n {6}\S/);
    expect(output).toMatch(/\n {2}✓ its (?:\d+ examples hold|example holds)\n/);
    expect(output).toMatch(/\n1 entry has changed\. If it is right, record it with --accept\.\n$/);
    expect(code).toBe(1);
    const { output: french } = await runProgram(["rulebook", "review", folder, "--language", "fr"]);
    expect(french).toMatch(/^place\.free\u00a0: son texte a changé \(en\)/);
    const { stale, failed } = JSON.parse((await review("--to", "fr", "--json")).output);
    expect(stale).toEqual([
      {
        ...{ clause: "place.free", part: "text", language: "fr", source: "en" },
        before: expect.stringMatching(/\S/),
        now: "Mark any cell you like.",
        translation: expect.stringMatching(/\S/),
      },
    ]);
    expect(failed).toEqual([]);
  });

  test("shows texts that belong to no clause", async () => {
    await review("--accept");
    commit();
    replace("rulebook/en.mdx", /^(?=## )/m, "Take turns.\n\n");
    replace("words/en.json", /("prompt": ")[^"]*/, "$1Mark a field");
    const { code, output } = await review("rulebook", "words");
    expect(output).toMatch(
      /^rulebook: its text has changed \(en\)[^\n]*\n {2}text \(en\)\n {4}\+ Take turns\.\n/m,
    );
    expect(output).toMatch(
      /^words: .*\n {2}words \(en\)\n {4}- phases\.\S+prompt: .+\n {4}\+ phases\.\S+prompt: Mark a field\n/m,
    );
    // of a translation only what translates a changed line
    expect(output).toMatch(/\n {2}words \(fr\): .+\n {6}phases\.\S+prompt: .+\n\n/);
    expect(code).toBe(1);
    expect((await review("--accept", "rulebook", "words")).output).toBe("2 entries recorded.\n");
    expect((await review()).code).toBe(0);
  });

  test("shows only the new text without git", async () => {
    await review("--accept");
    replace("rulebook/fr.mdx", /(### place\.free\n\n)(?:.+\n)+/, "$1Toute case.\n");
    expect((await review()).output).toContain("\n  text (fr)\n    + Toute case.\n  ✓");
  });

  test("records the clauses that are named, and one language of them", async () => {
    await review("--accept");
    replace("rulebook/en.mdx", /(### place\.free\n\n)/, "$1New. ");
    replace("words/en.json", /("end.full": \{\s+"title": ")/, "$1New: ");
    expect((await review("--accept", "place.free", "--to", "en")).output).toBe("1 entry recorded.\n");
    const { output } = await review();
    expect(output).toMatch(/^place\.free: its text translates an older one/m);
    expect(output).not.toMatch(/^place\.free: its text has changed/m);
    expect(output).toMatch(/^end\.full: its words have changed \(en\)/m);
    await review("--accept", "place.free");
    expect((await review("place.free")).output).toBe("Everything is as it was reviewed.\n");
    expect((await review()).code).toBe(1);
  });

  test("refuses a clause whose examples fail, code 1", async () => {
    await review("--accept");
    const record = readFileSync(join(folder, REVIEW_PATH), "utf8");
    replace("rulebook/examples.json", /("clause": "place\.free",[^}]*"refused": ")b2/, "$1b1");
    const { output } = await review();
    expect(output).toMatch(/^place\.free: its examples have changed\n/);
    expect(output).toMatch(/\n {2}✗ place\.free\.\d: /);
    const { code, output: refused } = await review("--accept");
    expect(refused).toMatch(
      /^0 entries recorded\.\n1 clause is refused, since its examples fail:\n {2}✗ place\.free/,
    );
    expect(code).toBe(1);
    expect(readFileSync(join(folder, REVIEW_PATH), "utf8")).toBe(record);
  });

  test.each([
    [["place.fee"], "place.fee: expected one of "],
    [["--to", "x!"], "--to: "],
  ])("refuses %j, code 2", async (args, message) => {
    const { code, errors } = await review(...args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  test("names a record that is broken, code 1", async () => {
    writeFileSync(join(folder, REVIEW_PATH), "[]");
    const { code, errors } = await review();
    expect(errors).toBe("serpentarium: rulebook/reviewed.json: expected an object\n");
    expect(code).toBe(1);
  });
});

test("rulebook names its subcommand, code 2", async () => {
  const { code, errors } = await runProgram(["rulebook"]);
  expect(errors).toBe("serpentarium: serpentarium rulebook: expected one of review\n");
  expect(code).toBe(2);
});

const GAMES = [
  ...["pantarei", "serpent-cartes", "ssserpent", "sssnake"],
  ...["pantarei-ring", "serpent-cartes-two-ends", "ssserpent-torus", "sssnake-tight"],
];

describe.each(GAMES)("%s", (name) => {
  const folder = join(packages, name);
  const files = readReviewed(folder);

  /** The clauses that the check names after a change. */
  async function namedAfter(path: string, change: (text: string) => string): Promise<readonly string[]> {
    const { plugin } = await loadSource(folder);
    const [before, after] = [files.get(path) ?? "", change(files.get(path) ?? "")];
    expect(after, path).not.toBe(before);
    const reviewed = new Map(files).set(path, after);
    const checks = conformanceChecks(plugin, { reviewed, folder, runs: 1 });
    const check = checks.find(({ name: id }) => typeof id !== "string" && id.id === "checks.reviewed");
    return check?.run()?.split("\n") ?? [];
  }

  const partsOf = async () => {
    const { plugin } = await loadSource(folder);
    return [...clausePartsIn(files, Object.keys(plugin.game.clauses))];
  };

  const languages = [...files.keys()].flatMap((path) => /^rulebook\/(.+)\.mdx$/.exec(path)?.[1] ?? []);

  test.each(languages)("a word of a clause, in %s", async (language) => {
    const found = (await partsOf()).flatMap(([clause, parts]) =>
      parts
        .filter((part) => part.part === "text" && part.language === language)
        .map(({ content }) => ({ clause, content })),
    );
    const { clause = "", content = "" } = found[Math.floor(found.length / 2)] ?? {};
    const lines = await namedAfter(`rulebook/${language}.mdx`, (text) =>
      text.replace(content, content.replace(/\p{L}{2,}/u, "Serpent")),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${clause}: .*its text has changed \\(${language}\\)`));
    expect(lines[0]).toContain("serpentarium rulebook review ");
  });

  test("a refusal, an example and a guard", async () => {
    const parts = await partsOf();
    const [clause = ""] =
      parts.find(
        ([, own]) =>
          ["examples", "code"].every((part) => own.some((one) => one.part === part)) &&
          own.some(({ part, content }) => part === "words" && content.includes("refusal: ")),
      ) ?? [];
    const refusals = await namedAfter("words/en.json", (text) => {
      const words = JSON.parse(text);
      words.clauses[clause].refusal += " Or not.";
      return JSON.stringify(words);
    });
    expect(refusals).toEqual([
      expect.stringMatching(new RegExp(`^${clause}: .*its words have changed \\(en\\)`)),
    ]);
    const examples = await namedAfter("rulebook/examples.json", (text) => {
      const data = JSON.parse(text);
      data.examples.find((example: { readonly clause: string }) => example.clause === clause).position += " ";
      return JSON.stringify(data);
    });
    expect(examples).toEqual([expect.stringMatching(new RegExp(`^${clause}: its examples have changed\\.`))]);
    const path = [...files].find(
      ([file, text]) =>
        file.startsWith("src/") && !file.endsWith("clauses.ts") && text.includes(`"${clause}"`),
    )?.[0];
    const guards = await namedAfter(path ?? "src/clauses.ts", (text) =>
      text.replaceAll(`"${clause}"`, `"${clause}" as never`),
    );
    expect(guards).toContainEqual(expect.stringMatching(new RegExp(`^${clause}: its code has changed\\.`)));
  });

  test("white space and comments change nothing", async () => {
    const changes: Readonly<Record<string, (text: string) => string>> = {
      "rulebook/en.mdx": (text) => text.replaceAll(/\.\n/g, ".  {/* a note */}\n\n"),
      "rulebook/examples.json": (text) => JSON.stringify(JSON.parse(text), null, 4),
      "words/en.json": (text) => JSON.stringify(JSON.parse(text), null, 4),
      "src/clauses.ts": (text) => `// a note\n${text.replaceAll(/,$/gm, ",   // a note")}`,
    };
    for (const [path, change] of Object.entries(changes))
      expect(await namedAfter(path, change), path).toEqual([]);
  });
});
