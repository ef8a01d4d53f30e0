import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatLink } from "@serpentarium/core/record";
import { beforeAll, describe, expect, test } from "vitest";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

const PLUGIN = ["--plugin", TIC_TAC_TOE];
const LOTS = ["--plugin", new URL("fixtures/lots.ts", import.meta.url).pathname];
const MIDDLE = "move:2 d2,l2,l3,d2+l3,l1+d3,l2+d1,l1+d1+l1,d2+n+l2,d3,d1,d3,l3 light - 0";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});

const record = {
  format: "serpentarium/1",
  game: "tic-tac-toe",
  version: "0.0.0",
  seats: 2,
  options: {},
  actions: ["b2", "a1", "a2", "c2", "b1", "b3", "a3", "c1", "c3"],
  outcome: { winners: [0, 1], reason: "end.full" },
} as const;

async function save(name: string, data: unknown): Promise<string> {
  const { default: plugin } = await import("@serpentarium/tic-tac-toe");
  const versioned = typeof data === "object" ? { ...data, version: plugin.game.version } : data;
  const file = join(folder, name);
  await writeFile(file, JSON.stringify(versioned));
  return file;
}

describe("perft", () => {
  test("prints a line per depth: depth, count, seconds", async () => {
    const { code, output } = await runProgram(["perft", "pantarei", "3", "--position", MIDDLE]);
    expect(output).toMatch(/^1 29 [\d.]+s\n2 603 [\d.]+s\n3 13066 [\d.]+s\n$/);
    expect(code).toBe(0);
  });

  test("--divide prints a line per action, then the sum", async () => {
    const { output } = await runProgram(["perft", "tic-tac-toe", "3", "--divide", ...PLUGIN]);
    expect(output.split("\n")).toEqual(
      ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"].map((cell) => `${cell} 56`).concat("= 504", ""),
    );
  });

  test("--options takes pairs as in the engine, and strings without quotation marks", async () => {
    const { output } = await runProgram([
      "perft",
      "pantarei",
      "0",
      "--options",
      "goal=3",
      "--options",
      "quietLimit=null",
    ]);
    expect(output).toMatch(/^0 1 /);
    const lots = await runProgram([
      "perft",
      "lots",
      "5",
      "--options",
      "ending=shuffle",
      "--seats",
      "3",
      ...LOTS,
    ]);
    expect(lots.errors).toContain("chance that cannot be listed");
    expect(lots.code).toBe(2);
  });

  test("--options takes counts as a JSON object", async () => {
    const divide = ["perft", "lots", "1", "--divide", ...LOTS];
    const { output } = await runProgram([...divide, "--options", 'lots={"a": 9, "wave": 0} ending=over']);
    expect(output).toBe("a 1\n\u{1f40d} 1\n= 2\n");
    const bad = await runProgram([...divide, "--options", 'lots={"a":99}', "--language", "fr"]);
    expect(bad.errors).toBe(
      "serpentarium: lots\u00a0: attendu un nombre entier de 0 à 20 pour chaque sorte (a, wave, snake), au moins 1 en tout\n",
    );
    expect(bad.code).toBe(2);
  });
});

describe("replay", () => {
  test("prints every action with its narration and clause, the final board, and the outcome", async () => {
    const { code, output } = await runProgram(["replay", await save("draw.json", record), ...PLUGIN]);
    expect(output).toContain("1. b2\n   Player 1 marks b2. [place.free]\n");
    expect(output).toContain(" 3 x o x\n 2 x x o\n 1 o x o\n   a b c\n");
    expect(output).toMatch(/\nA draw\. \[end\.full: [^\]]+\]\n$/);
    expect(code).toBe(0);
  });

  test("prints French", async () => {
    const { output } = await runProgram([
      "replay",
      await save("draw.json", record),
      "--language",
      "fr",
      ...PLUGIN,
    ]);
    expect(output).toContain("Le joueur 1 marque b2. [place.free]");
    expect(output).toContain("Partie nulle. [end.full\u00a0: ");
  });

  test("prints the first position of a record that has its own, also from a link", async () => {
    const { default: plugin } = await import("@serpentarium/tic-tac-toe");
    const start = "place:1 xx.oo....";
    const started = { ...record, version: plugin.game.version, start, actions: ["c1"], outcome: null };
    const { code, output } = await runProgram(["replay", `#${formatLink(started)}`, ...PLUGIN]);
    expect(output).toMatch(/^From the position place:1 xx\.oo\.\.\.\.\n1\. c1\n/);
    expect(code).toBe(0);
    const { errors } = await runProgram([
      "replay",
      `#${formatLink({ ...started, start: "place:1 xxxx....." })}`,
      ...PLUGIN,
    ]);
    expect(errors).toMatch(/^serpentarium: /);
  });

  test("reads links, standard input, and unfinished games", async () => {
    const { default: plugin } = await import("@serpentarium/tic-tac-toe");
    const unfinished = { ...record, version: plugin.game.version, actions: ["b2"], outcome: null };
    const linked = await runProgram([
      "replay",
      `https://example.org/play/#${formatLink(unfinished)}`,
      ...PLUGIN,
    ]);
    const piped = await runProgram(["replay", "-", ...PLUGIN], JSON.stringify(unfinished));
    expect(linked.output).toContain("The game goes on.");
    expect(piped.output).toBe(linked.output);
  });

  test.each([
    [{ ...record, actions: ["b2", "b2"] }, "action 2 of 2, b2: b2 already holds a mark. [place.free: "],
    [{ ...record, actions: ["b2", "z9"] }, "action 2 of 2, z9: expected a cell"],
    [{ ...record, outcome: null }, "the result is not the one"],
    [{ ...record, game: "chess" }, 'unknown game "chess"'],
    [{ ...record, actions: "b2" }, "not a saved match"],
    ["hello", "not a saved match"],
  ])("refuses %j with code 1", async (data, message) => {
    const { code, output, errors } = await runProgram(["replay", await save("bad.json", data), ...PLUGIN]);
    expect(errors).toContain(message);
    expect(output).toBe("");
    expect(code).toBe(1);
  });

  test("refuses a damaged link with code 1", async () => {
    const { code, errors } = await runProgram(["replay", "#game=pantarei"]);
    expect(errors).toContain("the link has no version");
    expect(code).toBe(1);
  });
});

describe("print", () => {
  test("writes the sheets of a game to a folder, in a language and on a paper", async () => {
    const args = ["print", "pantarei", "--to", "de", "--paper", "letter", "--write", `${folder}/sheets/`];
    const file = join(folder, "sheets", "pantarei.de.letter.pdf");
    expect(await runProgram(args)).toEqual({ code: 0, output: `${file}\n`, errors: "" });
    const sheets = await readFile(file, "latin1");
    expect(sheets).toMatch(/^%PDF-.*\/Lang \(de\).*%%EOF/s);
    expect(sheets.match(/\/MediaBox \[0 0 612 792\]/g)).toHaveLength(3);
  });

  test("prints a plugin of somebody else, and says what it lacks", async () => {
    const file = join(folder, "marks.pdf");
    const { code } = await runProgram(["print", "tic-tac-toe", "--write", file, ...PLUGIN]);
    expect(code).toBe(0);
    expect(await readFile(file, "latin1")).toMatch(/^%PDF-/);
    const { code: refused, errors } = await runProgram(["print", "lots", ...LOTS]);
    expect(errors).toContain("the game declares no material to print");
    expect(refused).toBe(2);
  });

  test("reports a file that cannot be written: code 1", async () => {
    const { code, errors } = await runProgram([
      "print",
      "pantarei",
      "--write",
      join(folder, "no", "where.pdf"),
    ]);
    expect(errors).toContain("cannot be written (ENOENT)");
    expect(code).toBe(1);
  });

  test("takes no other paper", async () => {
    const { code, errors } = await runProgram(["print", "pantarei", "--paper", "a5"]);
    expect(errors).toContain("--paper: expected one of a4, letter");
    expect(code).toBe(2);
  });
});

describe("svg", () => {
  test("prints a position", async () => {
    const { code, output } = await runProgram(["svg", "pantarei", "--position", MIDDLE, "--language", "fr"]);
    expect(output).toMatch(/^<svg[^>]* lang="fr".*<\/svg>\n$/s);
    expect(code).toBe(0);
  });

  test("writes the final position of a record to a file", async () => {
    const file = join(folder, "draw.svg");
    const args = [
      "svg",
      "tic-tac-toe",
      "--record",
      await save("draw.json", record),
      "--theme",
      "dark",
      "-o",
      file,
    ];
    expect(await runProgram([...args, ...PLUGIN])).toEqual({ code: 0, output: "", errors: "" });
    expect(await readFile(file, "utf8")).toMatch(/^<svg.*<\/svg>\n?$/s);
  });

  test("reports a file that cannot be written: code 1", async () => {
    const { code, errors } = await runProgram(["svg", "pantarei", "-o", join(folder, "no", "where.svg")]);
    expect(errors).toContain("cannot be written (ENOENT)");
    expect(code).toBe(1);
  });
});

describe("plugins", () => {
  test("refuses a module that has no plugin, throws, or has another contract: code 1", async () => {
    const modules: readonly (readonly [string, string])[] = [
      ["export default 5;", "is not a plugin"],
      ["throw new Error('out of order');", "cannot be loaded: out of order"],
      ["export default { contract: 99, game: {}, examples: [] };", "made for contract 99"],
    ];
    for (const [i, [source, message]] of modules.entries()) {
      const file = join(folder, `plugin-${i}.mjs`);
      await writeFile(file, source);
      const { code, errors } = await runProgram(["perft", "pantarei", "1", "--plugin", file]);
      expect(errors).toContain(message);
      expect(errors).not.toContain("    at ");
      expect(code).toBe(1);
    }
  });

  test("finds the plugin of a folder through exports, main or index.js", async () => {
    const module = `export { default } from ${JSON.stringify(TIC_TAC_TOE)};`;
    const manifests: readonly (readonly [object, string])[] = [
      [
        {
          exports: { ".": { types: "./no.d.ts", browser: "./no.js", import: { default: "./a/plugin.mjs" } } },
        },
        "a/plugin.mjs",
      ],
      [{ exports: "./plugin.mjs" }, "plugin.mjs"],
      [{ main: "plugin.mjs" }, "plugin.mjs"],
      [{}, "index.js"],
    ];
    for (const [i, [manifest, entry]] of manifests.entries()) {
      const path = join(folder, `package-${i}`);
      await mkdir(join(path, "a"), { recursive: true });
      await writeFile(join(path, "package.json"), JSON.stringify({ type: "module", ...manifest }));
      await writeFile(join(path, entry), module);
      const { output, errors } = await runProgram(["perft", "tic-tac-toe", "1", "--plugin", path]);
      expect(errors).toBe("");
      expect(output).toMatch(/^1 9 /);
    }
  });
});
