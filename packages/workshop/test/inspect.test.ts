import { definePlugin, type GamePlugin, type Message, succeed, unwrap } from "@serpentarium/core";
import { pantarei } from "@serpentarium/pantarei";
import { pantareiRing } from "@serpentarium/pantarei-ring";
import { parseRulebook } from "@serpentarium/rulebook";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { checksOf, runCheck } from "../src/inspect/checks.ts";
import { inspect } from "../src/inspect/inspect.ts";
import { loadPlugin } from "../src/inspect/load.ts";
import { readPluginRulebook } from "../src/inspect/rulebook.ts";
import { Inspection, inspectOnce } from "../src/inspection.ts";
import type { PluginPackage } from "../src/plugin-package.ts";
import { createReport, type Report, withFinding } from "../src/report.ts";
import {
  CONDITIONS,
  createPackageFixture,
  type PackageFixture,
  workspacePackage,
} from "./package-fixture.ts";

/** Inspects a package in this process. */
async function inspectHere(pluginPackage: PluginPackage, checks = true): Promise<Report> {
  let report = createReport(1);
  await inspect(pluginPackage, { checks }, (finding) => {
    report = withFinding(report, finding);
  });
  return report;
}

const inspectFixture = ({ pluginPackage }: PackageFixture): Promise<Report> => inspectHere(pluginPackage);

let unchanged: Promise<Report> | undefined;
/** The report on a package without errors, made once. */
function inspectUnchanged(): Promise<Report> {
  unchanged ??= inspectFixture(createPackageFixture());
  return unchanged;
}

const idOf = (message: Message | undefined): string | undefined =>
  typeof message === "object" && "id" in message ? message.id : message?.toString();

const errorsIn = ({ checks }: Report): string[] =>
  checks.flatMap(({ name, error }) => (error === undefined ? [] : [`${idOf(name)}: ${error}`]));

describe("the inspection of a plugin", () => {
  test("runs every check of the kit, the examples first and by their number", async () => {
    const report = await inspectUnchanged();
    expect(report).toMatchObject({ state: "done", run: 1 });
    expect(report.problem).toBeUndefined();
    expect(errorsIn(report)).toEqual([]);
    expect(report.checks).toHaveLength(report.facts?.totalChecks ?? 0);
    const numbers = report.checks.flatMap(({ example = -1 }) => (example < 0 ? [] : [example]));
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(report.checks.map(({ group }) => idOf(group))).toEqual(
      expect.arrayContaining(["groups.rulebook", "groups.words"]),
    );
  });

  test("lists what a first game lacks, and finds no fault with it", async () => {
    const report = await inspectHere(workspacePackage("../examples/first-game"));
    expect(errorsIn(report)).toEqual([]);
    const toDo = report.checks.flatMap(({ name, isToDo }) => (isToDo ? [name] : []));
    expect(toDo).toContainEqual({
      id: "workshop.checks.no-package-field",
      data: { field: '{"contract":1,"games":["tic-tac-toe"]}' },
    });
    expect(toDo).toContainEqual({ id: "publishing.refuse-in", data: { phases: ["place"] } });
    expect(report.facts).toMatchObject({ source: "en", totalMessages: 0, gaps: {} });
  });

  test("renders the rulebook and the statechart in each language", async () => {
    const { facts } = await inspectUnchanged();
    for (const language of ["en", "fr"] as const) {
      const clauses = facts?.rulebook[language]?.filter(({ kind }) => kind === "clause");
      expect(clauses?.map(({ title }) => title)).toEqual([
        "setup.first",
        "place.free",
        "end.line",
        "end.full",
      ]);
      for (const { html } of clauses ?? []) expect(html).not.toContain("/*");
      const states = facts?.statechart[language]?.match(/<g data-state[\s\S]*?<\/g>/g) ?? [];
      expect(states.some((state) => state.startsWith('<g data-state="over"'))).toBe(true);
      // the text comes after the filled outline, which would cover it
      for (const state of states) expect(state).toMatch(/<path[\s\S]*<text[^<]*<\/text>\s*<\/g>$/);
    }
    expect(facts?.statechart["fr"]).toContain("Poser une marque");
  });

  test("checks the inherited sections of a variant against the defaults of its base", async () => {
    const pluginPackage = workspacePackage("pantarei-ring");
    const { options } = pantareiRing;
    const quietLimit = { ...options.fields["quietLimit"], kind: "integer", default: 60 } as const;
    const fields = Object.assign({ ...options.fields }, { quietLimit });
    const plugin: GamePlugin = definePlugin({ ...pantareiRing, options: { ...options, fields } }, []);
    const rulebook = await readPluginRulebook(plugin, pluginPackage.folder);
    const fr = parseRulebook(
      "### end.quiet\n\nAprès 100 tours de suite ; `quietLimit` fixe une autre limite.\n",
    );
    const base = { ...rulebook.base, game: pantarei, rulebook: { fr } };
    const checks = checksOf(plugin, pluginPackage, { ...rulebook, base });
    const inherited = checks.find(({ name }) => idOf(name) === "checks.inherited");
    expect(inherited?.run()).toContain("end.quiet: its section (fr) is inherited, and mentions 100");
  });

  test("reports which example fails, and why", async () => {
    const fixture = createPackageFixture();
    fixture.edit("src/place.ts", "isFree ? undefined", 'isFree ? { clause: "place.free" }');
    const { folder, entry } = fixture.pluginPackage;
    const plugin = unwrap(await loadPlugin(folder, entry));
    const checks = checksOf(plugin, fixture.pluginPackage, await readPluginRulebook(plugin, folder));
    const results = checks.filter(({ example }) => example !== undefined).map(runCheck);
    expect(results.map(({ error }) => error)).toContainEqual(
      expect.stringContaining("is not legal: place.free"),
    );
  });

  test("checks the package.json against the game", async () => {
    const { pluginPackage } = createPackageFixture();
    const wrong = { ...pluginPackage, field: succeed({ contract: 1, games: ["noughts"] }) };
    const rulebook = await readPluginRulebook(ticTacToe, pluginPackage.folder);
    const [right, failed] = [pluginPackage, wrong].map((one) =>
      checksOf(ticTacToe, one, rulebook).find(({ name }) => idOf(name) === "workshop.checks.package-field"),
    );
    expect(right?.run()).toBeUndefined();
    expect(failed?.run()).toContain('"games":["tic-tac-toe"]');
  });

  test("merges the rulebook of a variant with its base, and reports added and changed clauses", async () => {
    const report = await inspectHere(workspacePackage("pantarei-ring"), false);
    const clauses = report.facts?.rulebook["fr"]
      ?.filter(({ kind }) => kind === "clause")
      .map(({ title }) => title);
    expect(clauses).toEqual(Object.keys(pantareiRing.clauses));
    expect(clauses).toEqual(expect.arrayContaining(["ring.closed", "move.pair", "end.pile"]));
    expect(clauses).not.toContain("move.end-of-row");
    expect(report.facts?.clauseStatus).toMatchObject({ "ring.closed": "added", "move.distance": "changed" });
    expect(report.facts?.citations).toEqual({ "move.distance": ["move.pair"] });
    expect(report.facts?.baseFiles).toContainEqual(expect.stringMatching(/pantarei.rulebook.en\.mdx$/));
  });
});

describe("the words of a game", () => {
  test("in a new language are reported as far as they go, and a rulebook may lack that language", async () => {
    const fixture = createPackageFixture();
    const title = "Tic-tac-toe";
    fixture.write("words/nl.json", JSON.stringify({ language: "nl", title, summary: "Drie op een rij" }));
    const { facts, checks, problem } = await inspectFixture(fixture);
    expect(problem).toBeUndefined();
    expect(facts?.titles.map(({ language }) => language)).toEqual(["en", "de", "es", "fr", "nl"]);
    expect(Object.keys(facts?.statechart ?? {}).toSorted()).toEqual(["de", "en", "es", "fr", "nl"]);
    expect(Object.keys(facts?.rulebook ?? {}).toSorted()).toEqual(["de", "en", "es", "fr"]);
    expect(facts?.gaps["fr"]).toEqual([]);
    expect(facts?.gaps["nl"]).toContainEqual({ id: "title", source: title, isMissing: false });
    const missing = facts?.gaps["nl"]?.filter(({ isMissing }) => isMissing) ?? [];
    expect(missing).toHaveLength((facts?.totalMessages ?? 0) - 2);
    expect(missing).toContainEqual({
      id: "clauses.place.free.refusal",
      source: "{$cell} already holds a mark.",
      isMissing: true,
    });
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: expect.objectContaining({ id: "checks.words-missing" }),
        isToDo: true,
      }),
    );
  });

  test("that cannot be read are a problem, with their file", async () => {
    const fixture = createPackageFixture();
    fixture.write("words/nl.json", "{");
    const { problem } = await inspectFixture(fixture);
    expect(problem?.message).toContain("nl.json");
  });
});

test("an inspection in a separate process gives the same report", async () => {
  const { pluginPackage } = createPackageFixture();
  expect(await inspectOnce(pluginPackage, { checks: true }, CONDITIONS)).toEqual(await inspectUnchanged());
});

describe("the report has a problem", () => {
  test("with its place for code that does not compile", async () => {
    const fixture = createPackageFixture();
    fixture.edit("src/place.ts", "export const place", "export const const place");
    const { problem, facts, state } = await inspectFixture(fixture);
    expect(state).toBe("done");
    expect(facts).toBeUndefined();
    expect(problem?.message).toMatch(/place\.ts:\d+/);
    expect(problem?.message).not.toContain("\u001b");
  });

  test("with the author's own lines of the stack for code that throws", async () => {
    const fixture = createPackageFixture();
    fixture.write("src/index.ts", '// a line\nthrow new Error("not today");\n');
    const { problem } = await inspectOnce(fixture.pluginPackage, { checks: true }, CONDITIONS);
    expect(problem?.message).toBe("not today");
    expect(problem?.detail).toContain("index.ts:2");
    expect(problem?.detail).not.toContain("node_modules");
  });

  test("with the message of parsePlugin for a module that is no plugin", async () => {
    const fixture = createPackageFixture();
    fixture.write("src/index.ts", "export const game = 1;\n");
    const { problem } = await inspectFixture(fixture);
    expect(problem?.title).toEqual({ id: "workshop.problems.no-plugin" });
    expect(idOf(problem?.message)).toBe("failures.bad-plugin.export");
  });

  test("for code that ends the process", async () => {
    const fixture = createPackageFixture();
    fixture.write("src/index.ts", "process.exit(0);\n");
    const report = await inspectOnce(fixture.pluginPackage, { checks: true }, CONDITIONS);
    expect(report.problem?.title).toEqual({ id: "workshop.problems.interrupted" });
  });

  test("for the next save after an endless loop, and keeps the facts of an earlier inspection", async () => {
    const fixture = createPackageFixture();
    const reports: Report[] = [];
    let onDone = (): void => {};
    const inspection = new Inspection(
      fixture.pluginPackage,
      { checks: false },
      CONDITIONS,
      (finding, report) => {
        reports.push(report);
        if (finding?.type === "done") onDone();
      },
    );
    const inspectAgain = (): Promise<void> =>
      new Promise((resolve) => {
        onDone = resolve;
        inspection.start();
      });
    await inspectAgain();
    fixture.write("src/index.ts", "for (;;);\n");
    inspection.start();
    fixture.write("src/index.ts", "export default 1;\n");
    await inspectAgain();
    inspection.stop();
    expect(reports.filter(({ run }) => run === 2).map(({ state }) => state)).toEqual(["running"]);
    const last = reports.at(-1);
    expect(last?.problem?.title).toEqual({ id: "workshop.problems.no-plugin" });
    expect(last?.facts?.rulebook["en"]?.length).toBeGreaterThan(0);
  });
});
