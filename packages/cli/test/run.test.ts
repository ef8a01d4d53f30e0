import { describe, expect, test } from "vitest";
import { runProgram } from "./program.ts";

test.each([
  ["first", ["--", "list", "--language", "fr"]],
  ["before an option", ["list", "--", "--language", "fr"]],
])("the -- that pnpm passes on is ignored, %s", async (_, args) => {
  const expected = await runProgram(args.filter((arg) => arg !== "--"));
  expect(expected.code).toBe(0);
  expect(await runProgram(args)).toEqual(expected);
});

describe("help", () => {
  test("lists every command, and the options and examples of each", async () => {
    const { code, output } = await runProgram(["--help"]);
    expect(code).toBe(0);
    for (const name of [
      "play",
      "replay",
      "svg",
      "print",
      "perft",
      "check",
      "diff",
      "list",
      "serve",
      "mcp",
      "engine",
    ]) {
      expect(output).toContain(`  ${name}  `);
      const help = await runProgram([name, "--help"]);
      expect(help.code).toBe(0);
      expect(help.output).toMatch(
        new RegExp(`USAGE serpentarium ${name}.*EXAMPLES.*serpentarium ${name}`, "s"),
      );
    }
  });

  test("is in French with --language or LANG", async () => {
    for (const [args, env] of [
      [["perft", "-h", "--language", "fr"], {}],
      [["--language=fr", "perft", "--help"], { LANG: "en_GB.UTF-8" }],
      [["perft", "--help"], { LANG: "fr_FR.UTF-8" }],
      [["perft", "--help"], { LC_ALL: "fr_BE", LANG: "en_US" }],
    ] as const) {
      const { output } = await runProgram(args, "", { ...env });
      expect(output).toContain("UTILISATION");
      expect(output).toContain("(obligatoire)");
      expect(output).toContain("identifiant du jeu");
    }
  });

  test("has no colours if the output is not a terminal", async () => {
    expect((await runProgram(["--help"])).output).not.toContain("\u001b");
  });

  test("--version prints the version", async () => {
    const { code, output } = await runProgram(["--version"]);
    expect(code).toBe(0);
    expect(output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("a usage error: code 2, one line, no stack trace, no output", () => {
  test.each([
    [[], "no command"],
    [["dance"], 'unknown command "dance"'],
    [["toString"], 'unknown command "toString"'],
    [["--dance"], "no command"],
    [["perft"], "<game> is missing"],
    [["perft", "pantarei"], "<depth> is missing"],
    [["perft", "pantarei", "2", "3"], 'unexpected argument "3"'],
    [["perft", "pantarei", "two"], "depth: expected a whole number from 0 to 20"],
    [["perft", "pantarei", "21"], "depth: expected a whole number from 0 to 20"],
    [["perft", "pantarei", "1", "--dance"], "unknown option --dance"],
    [
      ["perft", "pantarei", "1", "--position"],
      "--position needs a value (if it begins with -, write --position=-…)",
    ],
    [["perft", "pantarei", "1", "--divide=no"], "--divide takes no value"],
    [["perft", "chess", "1"], 'unknown game "chess"; known games: pantarei'],
    [["perft", "pantarei", "1"], "chance that cannot be listed"],
    [["perft", "pantarei", "1", "--position", "x"], "serpentarium: "],
    [["perft", "pantarei", "1", "--options", "goal=2"], "goal: expected a whole number from 3 to 12"],
    [["perft", "pantarei", "1", "--options", "goal"], "expected <option>=<JSON value>"],
    [["perft", "pantarei", "1", "--seats", "5"], "expected 2 seats"],
    [
      ["perft", "pantarei", "1", "--language", "français"],
      '--language: expected a tag such as fr or pt-BR, not "français"',
    ],
    [["perft", "pantarei", "1", "--plugin", "./nowhere"], 'there is no package or path "./nowhere"'],
    [["play"], "<game> is missing"],
    [
      ["play", "pantarei", "--players", "dog"],
      "--players: expected one of person, random, greedy, mcts:1000, mcts:500ms, beginner",
    ],
    [["play", "pantarei", "--players", "person,person,person"], "--players: 3 players for 2 seats"],
    [["svg", "pantarei", "--theme", "pink"], "--theme: expected one of"],
    [["svg", "pantarei", "--position", "x", "--record", "y"], "--record or --position, not both"],
    [["replay", "nowhere.json"], "nowhere.json cannot be read (ENOENT)"],
  ])("%j", async (args, message) => {
    const { code, output, errors } = await runProgram(args);
    expect(errors).toContain(message);
    expect(errors).toMatch(/^serpentarium: [^\n]+\n$/);
    expect(output).toBe("");
    expect(code).toBe(2);
  });

  test("is in French with French spaces and apostrophes", async () => {
    const { errors } = await runProgram(["dance", "--language", "fr"]);
    expect(errors).toContain("commande inconnue\u00a0: «\u00a0dance\u00a0»");
    const { errors: others } = await runProgram(["perft", "pantarei", "1", "--position", "--language", "fr"]);
    expect(others).toContain("--position\u00a0: il manque sa valeur");
  });

  test("--verbose and DEBUG show the stack", async () => {
    expect((await runProgram(["dance", "--verbose"])).errors).toMatch(/\n +at /);
    expect((await runProgram(["dance"], "", { DEBUG: "1" })).errors).toMatch(/\n +at /);
  });
});
