import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});
afterAll(() => rm(folder, { recursive: true }));

const QUICK = ["--workers", "1", "--every", "0"];
const lab = (...args: readonly string[]): Promise<ProgramResult> => runProgram(["lab", ...args]);
const PANTAREI = ["pantarei", "--games", "24", ...QUICK];

describe("serpentarium lab", () => {
  test("prints a report with the setup and tables", async () => {
    const { code, output, errors } = await lab(TIC_TAC_TOE, "--games", "20", "--workers", "2");
    expect(errors).toBe("");
    expect(output).toMatch(/^Tic-tac-toe: how it is balanced\n/);
    expect(output).toMatch(/\n {2}Games +20\n {2}Seats +2\n/);
    for (const title of ["Who wins", "Length", "How it ends", "Decisions that matter", "Possible refusals"]) {
      expect(output).toContain(`\n${title}\n`);
    }
    expect(code).toBe(0);
  });

  test("--json prints the same report for any number of workers", async () => {
    const one = await lab(TIC_TAC_TOE, "--games", "16", "--workers", "1", "--json");
    const two = await lab(TIC_TAC_TOE, "--games", "16", "--workers", "2", "--json");
    expect(JSON.parse(one.output)).toMatchObject({
      format: "serpentarium-lab-report/3",
      subject: { id: "tic-tac-toe", games: 16, bots: ["random", "random"], seed: "1" },
    });
    expect(two.output).toBe(one.output);
  });

  test("--html also writes a page, in the requested language", async () => {
    const file = join(folder, "report.html");
    const { code, output } = await lab(
      ...PANTAREI,
      "--bots",
      "greedy,random",
      "--language",
      "fr",
      "--html",
      file,
    );
    expect(output).toMatch(/^Pantareï\u00a0: l’équilibre du jeu\n/);
    expect(await readFile(file, "utf8")).toContain('<html lang="fr" dir="ltr">');
    expect(code).toBe(0);
  });

  test.each([
    ["--html", "nowhere/report.html", "ENOENT"],
    ["--out", "nowhere/run.jsonl", "ENOENT"],
    ["--html", ".", "EISDIR"],
    ["--out", ".", "EISDIR"],
  ])("%s %s: reports a file that cannot be written before the run", async (option, name, why) => {
    const file = join(folder, name);
    const { code, output, errors } = await lab(...PANTAREI, option, file);
    expect(errors).toMatch(/^[^\n]* cannot be written [^\n]*\n$/);
    expect(errors).toContain(`serpentarium: ${file} cannot be written (${why}): `);
    expect([code, output]).toEqual([2, ""]);
  });

  test("reports an interrupted run, code 1, and resumes it with the same command", async () => {
    const args = [...PANTAREI, "--out", join(folder, "run.jsonl"), "--json"];
    const stopped = await runProgram(["lab", ...args], "", {}, AbortSignal.abort());
    expect(stopped.errors).toBe(
      "serpentarium: interrupted after 0 of 24 games; run the same command again to resume\n",
    );
    expect(stopped.code).toBe(1);
    const whole = await lab(...args);
    expect(whole.code).toBe(0);
    expect((await lab(...args)).output).toBe(whole.output);
    expect((await lab(...PANTAREI, "--json")).output).toBe(whole.output);
  });

  test("refuses the file of a run with other settings, code 2", async () => {
    const file = join(folder, "other.jsonl");
    await lab(...PANTAREI, "--out", file);
    const { code, output, errors } = await lab(...PANTAREI, "--seed", "2", "--out", file);
    expect(errors).toMatch(
      /^serpentarium: .*other\.jsonl: this file holds a run with other settings \(seed: 1 in the file and 2 now\); /,
    );
    expect([code, output]).toEqual([2, ""]);
    await writeFile(file, "something else\n");
    expect((await lab(...PANTAREI, "--out", file)).errors).toContain("this file holds no lab run");
  });

  test("--help lists the subcommands", async () => {
    const { output } = await lab("--help");
    expect(output).toContain("serpentarium lab compare pantarei pantarei-ring");
    expect(output).toMatch(/\nCOMMANDS\n\n {2}lab compare +Compare two games[^\n]+\n {2}lab sweep +Play/);
    expect((await lab("compare", "--help")).output).toContain("USAGE serpentarium lab compare");
    expect((await lab("sweep", "--help")).output).toContain("--option=<name=value,value,…>");
  });

  test.each([
    [["nowhere"], 'unknown game "nowhere"; known games: '],
    [[], "<game> is missing"],
    [["pantarei", "--bots", "clever"], '"clever" is not a bot; choose one of random, greedy'],
    [["pantarei", "--bots", "mcts:5ms"], "cannot be repeated"],
    [["pantarei", "--bots", "random,random,random"], "expected 1 to 2 bots"],
    [["pantarei", "--judge", "random"], "random cannot judge"],
    [["pantarei", "--options", "goal=99"], "goal: expected a whole number from 3 to 12"],
    [["pantarei", "--seats", "3"], "expected 2 seats"],
    [["pantarei", "--games", "0"], "--games: expected a whole number from 1"],
    [["pantarei", "--workers", "0"], "--workers: expected a whole number from 1"],
    [["sweep", "pantarei"], "--option: expected a name and at least two values"],
    [["sweep", "pantarei", "--option", "goal=5"], "--option: expected a name and at least two values"],
    [["sweep", "pantarei", "--option", "gaol=5,6"], "gaol is unknown"],
    [["sweep", "pantarei", "--option", "goal=5,99"], "goal: expected a whole number"],
  ])("%j is an error: code 2", async (args, message) => {
    const { code, output, errors } = await lab(...args);
    expect(errors).toContain(message);
    expect([code, output]).toEqual([2, ""]);
  });
});

describe("serpentarium lab compare", () => {
  test("reports the differences between two sets of options, code 1", async () => {
    const options = ["--options", "quietLimit=50", "--options-a", "goal=4", "--options-b", "goal=7"];
    const { code, output } = await lab("compare", ...PANTAREI, ...options, "--json");
    const comparison = JSON.parse(output);
    expect(comparison).toMatchObject({
      format: "serpentarium-lab-comparison/3",
      a: { options: { goal: 4, quietLimit: 50 } },
      b: { options: { goal: 7, quietLimit: 50 } },
    });
    const [length] = comparison.sections.find(({ id }: { id: string }) => id === "length").figures;
    expect(length).toMatchObject({ id: "mean", isReal: true });
    expect(code).toBe(1);
  });

  test("reports no difference for a version with the same rules, code 0", async () => {
    const otherTexts = new URL("fixtures/versions/texts.ts", import.meta.url).pathname;
    const { code, output } = await lab("compare", TIC_TAC_TOE, otherTexts, "--games", "12", ...QUICK);
    expect(output).toMatch(/^Tic-tac-toe, two ways\nNothing differs by more than chance\./);
    expect(output).toMatch(/\n {2}Version A +0\.1\.0\n {2}Version B +0\.2\.0\n/);
    expect(code).toBe(0);
  });

  test.each([
    [["pantarei"], "both sides are the same"],
    [["pantarei", "nowhere"], 'unknown game "nowhere"'],
    [["pantarei", "--options-b", "goal=99"], "goal: expected a whole number"],
  ])("%j is an error: code 2", async (args, message) => {
    const { code, output, errors } = await lab("compare", ...args, "--games", "4", ...QUICK);
    expect(errors).toContain(message);
    expect([code, output]).toEqual([2, ""]);
  });
});

describe("serpentarium lab sweep", () => {
  test("prints a column for each value", async () => {
    const { code, output } = await lab(
      "sweep",
      ...PANTAREI,
      "--option",
      "goal=4,6",
      "--options",
      "quietLimit=50",
    );
    expect(output).toMatch(/^Pantareï: goal, value by value\n/);
    expect(output).toMatch(/\n {2}Options +quietLimit=50\n/);
    expect(output).toMatch(/\nLength\n +goal=4 +goal=6\n {2}Mean +[\d.]+ \(.*\) +[\d.]+ \(.*\)\n/);
    expect(code).toBe(0);
  });

  test("accepts null as a value", async () => {
    const { output } = await lab("sweep", ...PANTAREI, "--option", "quietLimit=50,null", "--json");
    expect(JSON.parse(output).values.map(({ value }: { value: unknown }) => value)).toEqual([50, null]);
  });
});
