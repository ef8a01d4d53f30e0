import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findRedis, type RunningRedis, startRedis } from "../../lab/test/fixtures/redis.ts";
import { type ProgramResult, runProgram, TIC_TAC_TOE } from "./program.ts";

const lab = (...args: readonly string[]): Promise<ProgramResult> => runProgram(["lab", ...args]);
/** An address without a server: the port is reserved and needs root. */
const NOWHERE = "redis://me:secret@127.0.0.1:1";

test.each([
  [["pantarei", "--queue", NOWHERE], "Redis at 127.0.0.1:1 does not answer: "],
  [["worker", "--queue", NOWHERE], "Redis at 127.0.0.1:1 does not answer: "],
  [["sweep", "pantarei", "--option", "goal=5,6", "--queue", NOWHERE], "does not answer: "],
  [["compare", "pantarei", "--options-b", "goal=5", "--queue", NOWHERE], "does not answer: "],
  [["pantarei", "--queue", "nowhere"], "expected the address of a Redis, such as redis://localhost:6379"],
  [["worker", "--queue", "http://localhost"], "expected the address of a Redis"],
  [["pantarei", "--queue", NOWHERE, "--workers", "2"], "--workers: with --queue, give it to each worker"],
  [["worker"], "--queue is missing"],
  [["worker", "--queue", NOWHERE, "--workers", "0"], "--workers: expected a whole number from 1"],
])("%j is an error: code 2, without the password", async (args, message) => {
  const { code, output, errors } = await lab(...args);
  expect(errors).toContain(message);
  expect(errors).not.toContain("secret");
  expect([code, output]).toEqual([2, ""]);
});

test("prints errors in French", async () => {
  const { errors } = await lab("worker", "--queue", NOWHERE, "--language", "fr");
  expect(errors).toMatch(/^serpentarium: Redis ne répond pas à 127\.0\.0\.1:1\u00a0: /);
});

test("--help shows how to use a queue", async () => {
  expect((await lab("worker", "--help")).output).toContain("--queue=<redis://host:port>");
  expect((await lab("--help")).output).toContain("serpentarium lab worker --queue redis://localhost:6379");
});

const redis = findRedis();
if (!redis) console.warn("There is no Redis on this machine: skipping the tests of lab --queue.");

describe.skipIf(!redis)("with a Redis", () => {
  let running: RunningRedis;
  beforeAll(async () => {
    running = await startRedis(redis ?? "");
  });
  afterAll(() => running.stop());

  /** Runs the lab together with a worker. @returns the results of both */
  async function withWorker(
    more: readonly string[],
    args: readonly string[],
  ): Promise<readonly [ProgramResult, ProgramResult]> {
    const stop = new AbortController();
    const queue = ["--queue", running.address];
    const worker = runProgram(["lab", "worker", ...queue, "--workers", "1", ...more], "", {}, stop.signal);
    const run = await lab(...args, ...queue);
    stop.abort();
    return [run, await worker];
  }

  const games = [TIC_TAC_TOE, "--games", "70", "--json"];

  test("a run gives the same report as on one machine, and does not reuse results of the last run", async () => {
    const alone = await lab(...games, "--workers", "1");
    for (const _ of ["once", "again"]) {
      const [run, worker] = await withWorker(["--plugin", TIC_TAC_TOE], games);
      expect([run.code, run.output]).toEqual([alone.code, alone.output]);
      expect(worker.errors).toMatch(/: plays tic-tac-toe [^;]*; .*\n.*tasks played: 35\n$/);
      expect([worker.code, worker.output]).toEqual([0, ""]);
    }
  });

  test("a run waits for a worker with its game, and says so", async () => {
    const lots = new URL("fixtures/lots.ts", import.meta.url).pathname;
    const [stop, wait] = [new AbortController(), new AbortController()];
    const queue = ["--queue", running.address];
    const worker = runProgram(["lab", "worker", ...queue, "--workers", "1"], "", {}, stop.signal);
    const run = runProgram(["lab", lots, "--games", "4", ...queue], "", {}, wait.signal);
    wait.abort();
    stop.abort();
    const { code, errors } = await run;
    expect(errors).toContain("no worker on this queue plays lots 1.2.3 yet; the run waits for one\n");
    expect(code).toBe(1);
    expect((await worker).errors).toMatch(/: plays pantarei [^;]*; Ctrl-C.*\n.*tasks played: 0\n$/);
  });
});
