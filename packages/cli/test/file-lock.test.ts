import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withFileLock } from "../src/file-lock.ts";
import { MAIN } from "./engine-process.ts";
import { runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});
afterEach(() => rm(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** A promise, and the function that resolves it. */
function createGate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("a lock", () => {
  test("is given to one after the other, also by another name of the file, and leaves nothing", async () => {
    await writeFile(at("run.jsonl"), "");
    await symlink(at("run.jsonl"), at("link.jsonl"));
    const order: string[] = [];
    const { opened, open } = createGate();
    const started = createGate();
    const first = withFileLock(at("run.jsonl"), async () => {
      order.push("first begins");
      started.open();
      await opened;
      order.push("first ends");
    });
    await started.opened;
    const second = withFileLock(at("link.jsonl"), async () => void order.push("second"), 60_000);
    await expect(
      withFileLock(at("run.jsonl"), async () => void order.push("third"), 0),
    ).rejects.toMatchObject({
      text: { id: "cli.files.locked", data: { file: at("run.jsonl") } },
    });
    open();
    await Promise.all([first, second]);
    expect(order).toEqual(["first begins", "first ends", "second"]);
    expect((await readdir(folder)).sort()).toEqual(["link.jsonl", "run.jsonl"]);
  });

  test("of a process that was killed is taken over", async () => {
    await mkdir(at("run.jsonl.lock"));
    await utimes(at("run.jsonl.lock"), 0, 0);
    expect(await withFileLock(at("run.jsonl"), async () => "done", 0)).toBe("done");
  });

  test("that another process has taken over ends the task with a line that says so", async () => {
    const task = withFileLock(at("run.jsonl"), async (lost) => {
      await rm(at("run.jsonl.lock"), { recursive: true });
      await once(lost, "abort");
    });
    await expect(task).rejects.toMatchObject({
      text: { id: "cli.files.lost", data: { file: at("run.jsonl") } },
    });
  });
});

/** Starts the program in a process of its own. */
function start(subfolder: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ["--conditions=@serpentarium/source", MAIN, ...args], {
    cwd: at(subfolder),
    stdio: ["ignore", "pipe", "pipe"],
  });
}
async function ended(child: ChildProcess) {
  const [output, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    once(child, "close"),
  ]);
  return { output, errors, code };
}

const PUZZLES = ["puzzles", "pantarei", "--count", "2", "--workers", "1", "--out", "p.jsonl"];
const LAB = ["lab", TIC_TAC_TOE, "--games", "300", "--workers", "1", "--json", "--out", "run.jsonl"];

/** The commands that add to a file or replace it with what they make of it, and the file that they lock. */
const COMMANDS: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  puzzles: ["p.jsonl", PUZZLES],
  lab: ["run.jsonl", LAB],
  sweep: [
    "run.jsonl",
    ["lab", "sweep", "pantarei", "--option", "goal=3,4", "--games", "2", "--out", "run.jsonl"],
  ],
  ladder: ["run.jsonl", ["ladder", TIC_TAC_TOE, "random", "greedy", "--games", "2", "--out", "run.jsonl"]],
  train: ["net.games", ["train", TIC_TAC_TOE, "--games", "2", "--match", "0", "--out", "net"]],
};

describe("two processes that write one file", () => {
  test("each command is refused before it writes, while another process does", async () => {
    const refused = Object.entries(COMMANDS).map(async ([name, [file, args]]) => {
      await mkdir(at(name));
      await withFileLock(join(at(name), file), async () => {
        const { code, output, errors } = await ended(start(name, args));
        expect([name, code, output]).toEqual([name, 2, ""]);
        expect(errors).toMatch(/^serpentarium: \S+ is being written by another process[^\n]*\n$/);
        expect(errors).toContain(file);
      });
      expect(await readdir(at(name))).toEqual([]);
    });
    await Promise.all(refused);
  });

  test("puzzles at once write each puzzle once, and both end well", async () => {
    const results = await Promise.all([ended(start(".", PUZZLES)), ended(start(".", PUZZLES))]);
    // the other one waits for a while, and then finds the puzzles made, or is refused
    expect(results.map(({ code }) => code)).toContain(0);
    const lines = (await readFile(at("p.jsonl"), "utf8")).trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(new Set(lines).size).toBe(2);
  });

  test("a run that was killed goes on where it was", async () => {
    const killed = start(
      ".",
      LAB.map((arg) => (arg === "300" ? "100000" : arg)),
    );
    while (!existsSync(at("run.jsonl"))) await new Promise((resolve) => setTimeout(resolve, 20));
    killed.kill("SIGKILL");
    await once(killed, "close");
    expect(await readdir(folder)).toContain("run.jsonl.lock");
    expect(await runProgram([...LAB.slice(0, -1), at("run.jsonl")])).toMatchObject({ code: 0, errors: "" });
    expect(await readdir(folder)).toEqual(["run.jsonl"]);
  });
});
