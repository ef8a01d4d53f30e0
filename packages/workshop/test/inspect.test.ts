import { definePlugin, type Plugin } from "@serpentarium/core";
import { pantareiRing } from "@serpentarium/pantarei-ring";
import { describe, expect, test } from "vitest";
import { readBook } from "../src/inspect/book.ts";
import { checksOf } from "../src/inspect/checks.ts";
import { inspect } from "../src/inspect/inspect.ts";
import { Inspection, inspectOnce } from "../src/inspection.ts";
import type { PluginPackage } from "../src/plugin-package.ts";
import { beginReport, type Report, withFinding } from "../src/report.ts";
import { CONDITIONS, type OwnPackage, ownPackage, packageOf } from "./a-package.ts";

/** An inspection in this process. */
async function inspectHere(home: PluginPackage, checks = true): Promise<Report> {
  let report = beginReport(1);
  await inspect(home, { checks }, (finding) => {
    report = withFinding(report, finding);
  });
  return report;
}

const inspected = ({ home }: OwnPackage): Promise<Report> => inspectHere(home);

const brokenIn = ({ checks }: Report): string[] =>
  checks.flatMap(({ name, broken }) => (broken === undefined ? [] : [`${name.en}: ${broken}`]));

describe("the inspection of a plugin", () => {
  test("runs every check of the kit, the examples first and by their number", async () => {
    const report = await inspected(ownPackage());
    expect(report).toMatchObject({ state: "done", run: 1 });
    expect(report.trouble).toBeUndefined();
    expect(brokenIn(report)).toEqual([]);
    expect(report.checks).toHaveLength(report.facts?.total ?? 0);
    const numbers = report.checks.flatMap(({ example = -1 }) => (example < 0 ? [] : [example]));
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(report.checks.map(({ group }) => group.en)).toContain("rulebook");
  });

  test("sets the rulebook and draws the turn machine in both languages", async () => {
    const { facts } = await inspected(ownPackage());
    for (const language of ["en", "fr"] as const) {
      const clauses = facts?.book[language].filter(({ kind }) => kind === "clause");
      expect(clauses?.map(({ title }) => title)).toEqual([
        "setup.first",
        "place.free",
        "end.line",
        "end.full",
      ]);
      const states = facts?.chart[language].match(/<g data-state[\s\S]*?<\/g>/g) ?? [];
      expect(states.some((state) => state.startsWith('<g data-state="over"'))).toBe(true);
      // over its filled outline, not under it
      for (const state of states) expect(state).toMatch(/<path[\s\S]*<text[^<]*<\/text>\s*<\/g>$/);
    }
    expect(facts?.chart.fr).toContain("Poser une marque");
  });

  test("holds what a variant takes over against the defaults of its base", async () => {
    const home = packageOf("pantarei-ring");
    const { options } = pantareiRing;
    const quietLimit = { ...options.fields["quietLimit"], kind: "integer", default: 60 } as const;
    const fields = Object.assign({ ...options.fields }, { quietLimit });
    const plugin: Plugin = definePlugin({ ...pantareiRing, options: { ...options, fields } }, []);
    const checks = checksOf(plugin, home, await readBook(plugin, home.folder));
    const taken = checks.find(({ name }) => name.en.startsWith("nothing that is taken over"));
    expect(taken?.run()).toContain("end.quiet: its section (fr) is the base’s, and gives 100");
  });

  test("tells which example does not hold, and how", async () => {
    const own = ownPackage();
    own.edit("src/place.ts", "isFree ? undefined", 'isFree ? { clause: "place.free" }');
    const report = await inspected(own);
    const broken = report.checks.filter(({ example, broken }) => example !== undefined && broken);
    expect(broken.map(({ broken }) => broken)).toContainEqual(
      expect.stringContaining("is not legal: place.free"),
    );
    expect(report.trouble).toBeUndefined();
  });

  test("holds the package.json against the game", async () => {
    const own = ownPackage();
    const report = await inspectHere({ ...own.home, field: { contract: 1, games: ["noughts"] } });
    expect(brokenIn(report)).toEqual([expect.stringContaining('"games":["tic-tac-toe"]')]);
  });

  test("shows a variant's rulebook whole, and what it adds and changes", async () => {
    const report = await inspectHere(packageOf("pantarei-ring"), false);
    const clauses = report.facts?.book.fr.filter(({ kind }) => kind === "clause").map(({ title }) => title);
    expect(clauses).toEqual(Object.keys(pantareiRing.clauses));
    expect(clauses).toEqual(expect.arrayContaining(["ring.closed", "move.pair", "end.pile"]));
    expect(clauses).not.toContain("move.end-of-row");
    expect(report.facts?.standing).toMatchObject({ "ring.closed": "added", "move.distance": "changed" });
    expect(report.facts?.files).toContainEqual(expect.stringMatching(/pantarei.rulebook.en\.mdx$/));
  });
});

test("an inspection in a process of its own finds the same", async () => {
  const { home } = ownPackage();
  expect(await inspectOnce(home, { checks: true }, CONDITIONS)).toEqual(await inspectHere(home));
});

describe("trouble with the author's code is told in words", () => {
  test("what does not compile, with its place", async () => {
    const own = ownPackage();
    own.edit("src/place.ts", "export const place", "export const const place");
    const { trouble, facts, state } = await inspected(own);
    expect(state).toBe("done");
    expect(facts).toBeUndefined();
    expect(trouble?.message.en).toContain("place.ts:21");
    expect(trouble?.message.en).not.toContain("\u001b");
  });

  test("what throws, with the author's own lines of the stack", async () => {
    const own = ownPackage();
    own.write("src/index.ts", '// a line\nthrow new Error("not today");\n');
    const { trouble } = await inspectOnce(own.home, { checks: true }, CONDITIONS);
    expect(trouble?.message.fr).toBe("not today");
    expect(trouble?.detail).toContain("index.ts:2");
    expect(trouble?.detail).not.toContain("node_modules");
  });

  test("what is no plugin, in the words of parsePlugin", async () => {
    const own = ownPackage();
    own.write("src/index.ts", "export const game = 1;\n");
    const { trouble } = await inspected(own);
    expect(trouble?.title.en).toBe("This is not a plugin yet");
    expect(trouble?.message.en).toContain("definePlugin");
  });

  test("what ends the process", async () => {
    const own = ownPackage();
    own.write("src/index.ts", "process.exit(0);\n");
    const report = await inspectOnce(own.home, { checks: true }, CONDITIONS);
    expect(report.trouble?.title.en).toBe("The check broke off");
  });

  test("what never ends is stopped by the next save, and what was known of the book stays", async () => {
    const own = ownPackage();
    const reports: Report[] = [];
    let done = (): void => {};
    const inspection = new Inspection(own.home, { checks: false }, CONDITIONS, (finding, report) => {
      reports.push(report);
      if (finding?.type === "done") done();
    });
    const inspectAgain = (): Promise<void> =>
      new Promise((resolve) => {
        done = resolve;
        inspection.start();
      });
    await inspectAgain();
    own.write("src/index.ts", "for (;;);\n");
    inspection.start();
    own.write("src/index.ts", "export default 1;\n");
    await inspectAgain();
    inspection.stop();
    expect(reports.filter(({ run }) => run === 2).map(({ state }) => state)).toEqual(["running"]);
    const last = reports.at(-1);
    expect(last?.trouble?.title.en).toBe("This is not a plugin yet");
    expect(last?.facts?.book.en.length).toBeGreaterThan(0);
  });
});
