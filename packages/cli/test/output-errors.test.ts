import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createTable } from "@serpentarium/core";
import { createRecord } from "@serpentarium/core/record";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "../src/commands.ts";
import { MAIN } from "./engine-process.ts";
import { TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
  const { game } = ticTacToe;
  const record = createRecord(game, { table: createTable(game), actions: ["b2", "a1"] });
  await writeFile(join(folder, "match.json"), JSON.stringify(record));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the program as a shell does, with its streams redirected. */
async function runRedirected(redirection: string, args: readonly string[], input = "") {
  const program = [process.execPath, "--conditions=@serpentarium/source", MAIN, ...args];
  const child = spawn("bash", ["-c", `set -o pipefail; "$0" "$@" ${redirection}`, ...program], {
    cwd: folder,
    env: { ...process.env, LANG: "en" },
  });
  child.stdin.on("error", () => {}).end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { output, errors, code };
}

const INITIALIZE = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
});

/** What makes each command write, and its input. */
const WRITING: Readonly<Record<string, readonly [readonly string[], string?]>> = {
  arena: [["tic-tac-toe", "skimmer", "--games", "1"]],
  check: [[TIC_TAC_TOE]],
  diff: [[TIC_TAC_TOE, TIC_TAC_TOE, "--games", "1"]],
  engine: [[], "games\n"],
  lab: [["tic-tac-toe", "--games", "2", "--out", "lab.jsonl"]],
  ladder: [["tic-tac-toe", "random", "greedy", "--games", "2"]],
  list: [[]],
  mcp: [[], `${INITIALIZE}\n`],
  openings: [["tic-tac-toe", "--games", "2"]],
  perft: [["tic-tac-toe", "1"]],
  play: [["tic-tac-toe", "--players", "random"]],
  print: [["tic-tac-toe"]],
  puzzles: [["pantarei", "--count", "1", "--out", "puzzles.jsonl"]],
  replay: [["match.json"]],
  rulebook: [["review", TIC_TAC_TOE]],
  serve: [["--port", "0", "--data", "matches.sqlite"]],
  solve: [["tic-tac-toe"]],
  svg: [["tic-tac-toe"]],
  train: [["tic-tac-toe", "--games", "2", "--match", "0", "--out", "network"]],
  words: [["pantarei", "--to", "nl"]],
};
const commandLine = (name: string, args: readonly string[]): readonly string[] =>
  ["check", "diff", "rulebook", "words"].includes(name)
    ? [name, ...args]
    : [name, ...args, "--plugin", TIC_TAC_TOE];

describe.skipIf(process.platform !== "linux")("where the output cannot be written", () => {
  test("every command is tried", () => {
    expect(Object.keys(WRITING).sort()).toEqual(Object.keys(COMMANDS).sort());
  });

  test.each(Object.entries(WRITING))("%s ends with a line that says why", async (name, [args, input]) => {
    const result = await runRedirected(">/dev/full", commandLine(name, args), input);
    expect(result.errors.replace(/^serpentarium: a network from .*\n/m, "")).toBe(
      "serpentarium: standard output cannot be written (ENOSPC): the disk is full; free some space, and run the command again\n",
    );
    expect(result.code).toBe(1);
  });

  test("the help and the version do, too, and in French", async () => {
    for (const args of [["--help"], ["--version"], ["list", "--help"]]) {
      const { code, errors } = await runRedirected(">/dev/full", [...args, "--language", "fr"]);
      expect(errors).toMatch(
        /^serpentarium: impossible d’écrire la sortie standard \(ENOSPC\)\u00a0: le disque est plein[^\n]*\n$/,
      );
      expect(code).toBe(1);
    }
  });

  test("a reader that has gone ends the program quietly", async () => {
    for (const args of [["list"], ["--help"], commandLine("lab", ["tic-tac-toe", "--games", "2"])])
      expect(await runRedirected("| head -0", args)).toEqual({
        code: 0,
        output: "",
        errors: "",
      });
  });

  test("messages that cannot be written do not change the exit code", async () => {
    expect((await runRedirected("2>/dev/full", ["dance"])).code).toBe(2);
    expect((await runRedirected("2>/dev/full >/dev/full", ["list"])).code).toBe(1);
    expect((await runRedirected("2>/dev/full", ["list"])).output).toContain("pantarei");
  });
});

/** The options that name a file, with a command that writes to it. */
const FILES: Readonly<Record<string, readonly [option: string, ...args: string[]]>> = {
  svg: ["-o", "tic-tac-toe"],
  openings: ["--out", "tic-tac-toe", "--games", "1"],
  lab: ["--out", "tic-tac-toe", "--games", "1"],
  "lab ": ["--html", "tic-tac-toe", "--games", "1"],
  ladder: ["--out", "tic-tac-toe", "random", "greedy", "--games", "2"],
  puzzles: ["--out", "pantarei", "--count", "1"],
  train: ["--out", "tic-tac-toe", "--games", "1", "--match", "0"],
  play: ["--record", "tic-tac-toe", "--players", "random"],
};

describe.skipIf(process.platform !== "linux")("a file that cannot be written", () => {
  test.each(Object.entries(FILES))("ends %s with a line that names it", async (name, [option, ...args]) => {
    for (const file of [folder, "/dev/zero/file", join(folder, "missing", "file")]) {
      const line = [...commandLine(name.trim(), args), option, file];
      const { code, errors } = await runRedirected("", line);
      expect(errors).toMatch(/^serpentarium: [^\n]+\n$/);
      expect(errors).toContain(file);
      expect(code).toBeGreaterThan(0);
    }
  });

  test.each(["svg -o", "openings --out", "lab --html"])("%s finds a device full", async (line) => {
    const [name = "", option = ""] = line.split(" ");
    const games = name === "svg" ? [] : ["--games", "1"];
    const { code, errors } = await runRedirected("", [
      ...commandLine(name, ["tic-tac-toe", ...games]),
      option,
      "/dev/full",
    ]);
    expect(errors).toContain("serpentarium: /dev/full cannot be written (ENOSPC): the disk is full; ");
    expect(code).toBe(1);
  });

  test.each(["lab", "ladder", "puzzles"])("%s reads no run from a device without an end", async (name) => {
    const [, ...args] = FILES[name] ?? [];
    const { code, errors } = await runRedirected("", [...commandLine(name, args), "--out", "/dev/zero"]);
    expect(errors).toMatch(/^serpentarium: \/dev\/zero: [^\n]+\n$/);
    expect(code).toBe(2);
  });
});
