import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAIN } from "./engine-process.ts";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});
afterEach(() => rm(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

/** Runs the program with a limit on the size of files, in blocks, which behaves like a full disk. */
async function runOnFullDisk(blocks: number, args: readonly string[], input = ""): Promise<ProgramResult> {
  const limited = ["-c", `ulimit -f ${blocks} && exec "$0" "$@"`, process.execPath];
  const child = spawn("sh", [...limited, "--conditions=@serpentarium/source", MAIN, ...args], {
    cwd: folder,
    stdio: "pipe",
  });
  child.stdin.end(input);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code: Number(code), output, errors };
}

describe.skipIf(process.platform === "win32")("a full disk", () => {
  test("svg keeps the old file, and leaves no temporary file", async () => {
    await writeFile(at("board.svg"), "the last one");
    const args = ["svg", "pantarei", "--position", "move:2 l1,d2+l3,n+d1,d3 dark - 4", "-o", "board.svg"];
    const { code, output, errors } = await runOnFullDisk(0, args);
    expect(errors).toMatch(
      /^serpentarium: board\.svg cannot be written \(EFBIG\): it would exceed [^\n]*\n$/,
    );
    expect([code, output]).toEqual([1, ""]);
    expect(await readdir(folder)).toEqual(["board.svg"]);
    expect(await readFile(at("board.svg"), "utf8")).toBe("the last one");
  });

  test("play prints the record that it cannot save", async () => {
    const args = ["play", "tic-tac-toe", "--plugin", TIC_TAC_TOE, "--players", "person"];
    const { code, output, errors } = await runOnFullDisk(0, args, "b2\na1\n");
    expect(errors).toContain("serpentarium: tic-tac-toe.json cannot be written (EFBIG)");
    expect(code).toBe(1);
    expect(JSON.parse(output.trimEnd().split("\n").at(-1) ?? "").actions).toEqual(["b2", "a1"]);
    expect(await readdir(folder)).toEqual([]);
  });

  test("lab names the file, and the same command resumes from it", async () => {
    const lab = ["lab", TIC_TAC_TOE, "--games", "300", "--workers", "1", "--json"];
    const { code, errors } = await runOnFullDisk(16, [...lab, "--out", "run.jsonl"]);
    expect(errors).toContain("serpentarium: run.jsonl cannot be written (EFBIG): ");
    expect(code).toBe(1);
    expect((await readFile(at("run.jsonl"), "utf8")).split("\n").length).toBeGreaterThan(2);
    const whole = await runProgram([...lab, "--out", at("run.jsonl")]);
    expect(whole).toEqual(await runProgram(lab));
  });
});

describe("writing to a file", () => {
  const svg = (file: string): Promise<ProgramResult> => runProgram(["svg", TIC_TAC_TOE, "-o", file]);

  test("writes through a link, and does not replace a device", async () => {
    await writeFile(at("real.svg"), "");
    await symlink(at("real.svg"), at("link.svg"));
    expect((await svg(at("link.svg"))).code).toBe(0);
    expect(await readFile(at("real.svg"), "utf8")).toMatch(/^<svg/);
    expect((await readdir(folder)).sort()).toEqual(["link.svg", "real.svg"]);
    expect((await svg("/dev/null")).code).toBe(0);
  });

  test("does not read a lab run from a device", async () => {
    const { code, errors } = await runProgram(["lab", TIC_TAC_TOE, "--games", "1", "--out", "/dev/zero"]);
    expect(errors).toContain("/dev/zero: this file holds no lab run");
    expect(code).toBe(2);
  });
});
