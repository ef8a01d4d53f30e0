import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { spawnProgram } from "./engine-process.ts";
import { TIC_TAC_TOE } from "./program.ts";

test("play in a process reads lines, and saves each game in a new file of the current folder", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "serpentarium-"));
  for (const name of ["tic-tac-toe.json", "tic-tac-toe-2.json"]) {
    const child = spawnProgram(
      { cwd },
      "play",
      "tic-tac-toe",
      "--plugin",
      TIC_TAC_TOE,
      "--players",
      "person",
    );
    child.stdin.end("a1\na2\nb1\nb2\nc1\n");
    const [output, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, "exit"),
    ]);
    expect(errors).toBe("");
    expect(output).toMatch(new RegExp(`Player 1 wins\\. \\[end\\.line: .*\nThe game is in ${name}\\.\n$`));
    expect(code).toBe(0);
    expect(JSON.parse(await readFile(join(cwd, name), "utf8")).actions).toHaveLength(5);
  }
});

test("Ctrl-C stops a thinking bot, and the game is saved", async () => {
  const cwd = await mkdtemp(join(tmpdir(), "serpentarium-"));
  const child = spawnProgram(
    { cwd },
    "play",
    "pantarei",
    "--players",
    "person,mcts:100000000",
    "--record",
    "game.json",
    "--seed",
    "1",
  );
  const exited = once(child, "exit");
  child.stdin.write("light\n");
  let output = "";
  for await (const chunk of child.stdout) {
    if (String(chunk).includes("» light")) child.kill("SIGINT");
    output += String(chunk);
  }
  expect((await exited)[0]).toBe(0);
  expect(output).toContain("continue it with --resume game.json.");
  expect(JSON.parse(await readFile(join(cwd, "game.json"), "utf8")).actions).toHaveLength(2);
});
