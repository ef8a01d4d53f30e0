import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

/** Tic-tac-toe that refuses the centre, but lists it as legal. */
const BROKEN = `
import plugin from ${JSON.stringify(TIC_TAC_TOE)};
const place = { ...plugin.game.phases.place, refuse: (position, action) => (action.cell === 4 ? { clause: "place.free" } : undefined) };
export default { ...plugin, game: { ...plugin.game, refuse: (position, action) => place.refuse(position, action) } };
`;

/** Tic-tac-toe that reads marks that are not there, when it says what is refused. */
const THROWING = `
import plugin from ${JSON.stringify(TIC_TAC_TOE)};
const broken = ({ cells }, { cell }) =>
  cells[cell];
export default { ...plugin, game: { ...plugin.game, events: broken, refuse: broken } };
`;

describe("check", () => {
  test("reports every law, example and clause of a correct plugin, code 0", async () => {
    const { code, output } = await runProgram(["check", TIC_TAC_TOE, "--runs", "3"]);
    expect(output).toContain("\nlaws, 2 seats {}\n");
    expect(output).toContain("\n  ✓ listed: ");
    expect(output).toContain("\n  ✓ place.free.2\n");
    expect(output).toMatch(/\ntic-tac-toe \S+: \d+ checks, all passed\.\n$/);
    expect(code).toBe(0);
  });

  test("lists what a draft lacks, which is no failure, code 0", async () => {
    const draft = fileURLToPath(new URL("../../../examples/first-game/src/index.ts", import.meta.url));
    const { code, output } = await runProgram(["check", draft, "--runs", "2"]);
    expect(output).toContain("\n  ☐ words: ");
    expect(output).not.toContain("✗");
    expect(output).toMatch(/ checks, all passed\. To do before it is published: 9\.\n$/);
    expect(code).toBe(0);
  });

  test("checks a built-in game by id with its rulebook and other options, in French", async () => {
    const args = ["check", "pantarei", "--runs", "1", "--options", "goal=3", "--language", "fr"];
    const { code, output } = await runProgram(args);
    expect(output).toContain('\nlois, 2 seats {"goal":3,"quietLimit":100}\n');
    expect(output).toMatch(/\n {2}✓ une section par clause[^\n]*\(fr\)\n/);
    expect(output).toMatch(/ vérifications, toutes bonnes\.\n$/);
    expect(code).toBe(0);
  });

  test("checks the rulebook of a variant with the inherited sections", async () => {
    const ring = new URL("../../pantarei-ring", import.meta.url).pathname;
    const { code, output } = await runProgram(["check", ring, "--runs", "1"]);
    expect(output).toContain("  ✓ one section per clause, in order, none too short (en)\n");
    expect(output).toContain("\neditor\n  ✓ its tools have unique ids, and titles\n");
    expect(output).toMatch(
      /\npictures\n {2}✓ there is at least one\n[\s\S]*\nlesson\n {2}✓ there is at least one task\n/,
    );
    expect(output).toMatch(/\npantarei-ring \S+: \d+ checks, all passed\.\n$/);
    expect(code).toBe(0);
  });

  test("reports the violated law of a broken plugin with the shortest game, code 1", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "serpentarium-")), "broken.mjs");
    await writeFile(file, BROKEN);
    const { code, output } = await runProgram(["check", file, "--runs", "3"]);
    expect(output).toMatch(/ {2}✗ listed: [^\n]+\n {8}table +2 seats {}\n {8}actions +\(none\)\n/);
    expect(output).toMatch(/\n {8}position +place:1 \.{9}\n {8}broken +[^\n]*b2[^\n]*place\.free/);
    expect(output).toMatch(/ checks, \d+ of them failed\.\n$/);
    expect(code).toBe(1);
  });

  test("names the line of the author’s code that fails in a law or an example", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "serpentarium-")), "throwing.mjs");
    await writeFile(file, THROWING);
    const { code, output } = await runProgram(["check", file, "--runs", "1"]);
    const line = /threw TypeError: [^\n]* at \S*throwing\.mjs:4\n/;
    expect(output).toMatch(new RegExp(`✗ narration: [^✓✗]*${line.source}`));
    expect(output).toMatch(new RegExp(`✗ place\\.free\\.1[^✓✗]*${line.source}`));
    expect(code).toBe(1);
  });

  test("reports what package.json needs if it declares no plugin, code 1", async () => {
    const folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "index.js"), `export { default } from ${JSON.stringify(TIC_TAC_TOE)};`);
    const { code, output } = await runProgram(["check", folder, "--runs", "1"]);
    expect(output).toContain(
      '  ✗ package.json names the game\n      package.json needs "serpentarium": {"contract":1,"games":["tic-tac-toe"]}\n',
    );
    expect(code).toBe(1);
  });

  describe("a package with an editor and a lesson", () => {
    const source = (path: string): string =>
      JSON.stringify(new URL(`../../pantarei/src/${path}`, import.meta.url).pathname);

    /** Checks a package that exports Pantareï, and an editor and a lesson of these sources. */
    async function checkWith(editor: string, teaching: string): Promise<ProgramResult> {
      const folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
      const files = { ".": "./index.js", "./editor": "./editor.js", "./teaching": "./teaching.js" };
      const manifest = { type: "module", exports: files, serpentarium: { contract: 1, games: ["pantarei"] } };
      await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
      await writeFile(join(folder, "index.js"), `export { default } from ${source("index.ts")};`);
      await writeFile(join(folder, "editor.js"), editor);
      await writeFile(join(folder, "teaching.js"), teaching);
      return runProgram(["check", folder, "--runs", "1"]);
    }

    test("has both checked, code 1 for a fault in either", async () => {
      const { code, output } = await checkWith(
        `import editor from ${source("editor.ts")}; export default { ...editor, tools: () => [...editor.tools(), { id: "wave", title: "Wave" }] };`,
        `import teaching from ${source("teaching.ts")}; export default { ...teaching, pictures: [] };`,
      );
      expect(output).toContain("  ✗ every tool has an effect\n      wave does nothing anywhere\n");
      expect(output).toContain("  ✗ there is at least one\n      there is none\n");
      expect(output).toMatch(/ checks, 2 of them failed\.\n$/);
      expect(code).toBe(1);
    });

    test("fails where they cannot be loaded or export something else", async () => {
      const { code, output } = await checkWith("throw new Error('no tools');", "export default {};");
      expect(output).toContain("  ✗ ./editor can be loaded\n      no tools\n");
      expect(output).toContain(
        "  ✗ ./teaching can be loaded\n      the default export of ./teaching has no pictures and tasks; give it the type Teaching\n",
      );
      expect(code).toBe(1);
    });
  });

  test.each([
    [["check"], "<plugin> is missing"],
    [["check", "./nowhere"], 'there is no package or path "./nowhere"'],
    [["check", TIC_TAC_TOE, "--runs", "0"], "--runs: expected a whole number from 1"],
  ])("%j is a usage error: code 2", async (args, message) => {
    const { code, errors } = await runProgram(args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });
});
