import { once } from "node:events";
import { Readable, Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createEngine } from "../src/engine/engine.ts";
import { MAX_LINE_BYTES, readLines } from "../src/engine/read-lines.ts";
import { serve } from "../src/engine/serve.ts";
import { spawnEngine } from "./engine-process.ts";
import { withWords } from "./program.ts";

const games = [await withWords(ticTacToe)];

type Chunks = Iterable<string | Buffer>;

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

const linesOf = (chunks: Chunks): Promise<(string | undefined)[]> =>
  collect(readLines(Readable.from([...chunks].map((chunk) => Buffer.from(chunk)))));

/** The output of an engine for tic-tac-toe. */
async function answersTo(...chunks: readonly (string | Buffer)[]): Promise<string> {
  let written = "";
  const output = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  await serve(createEngine(games), Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output);
  return written;
}

describe("readLines", () => {
  test("ends lines at LF, CRLF and the end of the input", async () => {
    expect(await linesOf(["a\nb\r\n\n\r\nc"])).toEqual(["a", "b", "", "", "c"]);
    expect(await linesOf(["a\n"])).toEqual(["a"]);
    expect(await linesOf([])).toEqual([]);
  });

  test("returns the same lines however the bytes arrive", async () => {
    const bytes = Buffer.from("play é\r\n🐍 x\n");
    expect(await linesOf([...bytes].map((byte) => Buffer.of(byte)))).toEqual(["play é", "🐍 x"]);
  });

  test("accepts 1 MiB with either line end, and not one byte more", async () => {
    const fits = "x".repeat(MAX_LINE_BYTES);
    for (const end of ["\n", "\r\n", "", "\r"]) {
      expect(await linesOf([fits, end])).toEqual([fits]);
      expect(await linesOf([`${fits}x${end}`])).toEqual([undefined]);
    }
    expect(await linesOf([`${fits}\r\r\nnext\n`])).toEqual([undefined, "next"]);
  });

  test("reports a line that is too long once, and as soon as possible", async () => {
    const chunk = Buffer.alloc(65_536, "x");
    let sent = 0;
    const endless = readLines(
      (async function* () {
        for (;;) {
          sent += chunk.length;
          yield chunk;
        }
      })(),
    );
    expect(await endless.next()).toEqual({ value: undefined, done: false });
    expect(sent).toBeLessThan(MAX_LINE_BYTES + 3 * chunk.length);
    expect(await linesOf([...Array<Buffer>(40).fill(chunk), Buffer.from("\nturn\n")])).toEqual([
      undefined,
      "turn",
    ]);
  });
});

describe("serve", () => {
  test("answers line by line, and survives CRLF, NUL, empty lines and invalid UTF-8", async () => {
    const answers = await answersTo(
      "new tic-tac-toe\r\n\n\u0000\n",
      Buffer.of(0xff, 0xfe, 0x0a),
      Buffer.concat([Buffer.from("play "), Buffer.of(0xc3, 0x28, 0x0a)]),
      `${"y".repeat(3_000_000)}\n`,
      "position\n",
    );
    expect(answers.split("\n")).toEqual([
      "ok",
      expect.stringMatching(/^error unknown-request /),
      expect.stringMatching(/^error unknown-request /),
      expect.stringMatching(/^error unknown-request /),
      expect.stringMatching(/^error notation /),
      expect.stringMatching(/^error too-long /),
      "place:1 .........",
      "ok",
      "",
    ]);
  });

  test("stop ends a running count, and the requests in between are answered in order", async () => {
    const answers = await answersTo("new tic-tac-toe\nplayouts 10000000 1\nturn\n", "stop\nturn\n");
    expect(answers.split("\n")).toEqual([
      "ok",
      "error stopped the count was stopped",
      "seat 1 place",
      "ok",
      "ok",
      "seat 1 place",
      "ok",
      "",
    ]);
  });

  test("quit and the end of the input wait for a count", async () => {
    for (const end of ["quit\n", ""]) {
      expect(await answersTo(`new tic-tac-toe\nperft 6\n${end}`)).toMatch(/^ok\n56160\nok\n(ok\n)?$/);
    }
  });

  test("reads nothing after quit", async () => {
    expect(await answersTo("quit\nturn\n", "games\n")).toBe("ok\n");
  });

  test("waits for a slow reader", async () => {
    let sent = 0;
    const input = Readable.from(
      (function* () {
        for (; sent < 10_000; sent++) yield Buffer.from("games\n");
      })(),
      { highWaterMark: 1 },
    );
    const output = new Writable({ highWaterMark: 1, write() {} });
    serve(createEngine(games), input, output).catch(() => {});
    for (let i = 0; i < 200; i++) await setImmediate();
    expect(sent).toBeLessThan(50);
    output.destroy();
  });
});

describe("the engine process", () => {
  test("exits with code 0 on quit, even if its input stays open", async () => {
    const engine = spawnEngine();
    expect(await engine.ask("games")).not.toHaveLength(0);
    engine.child.stdin.write("quit\n");
    expect((await once(engine.child, "exit"))[0]).toBe(0);
  });

  test("stops an endless count on a later stop", async () => {
    const engine = spawnEngine();
    await engine.ask("new tic-tac-toe");
    const count = engine.ask("playouts 10000000 1");
    const stopped = engine.ask("stop");
    expect(await count).toEqual(["error stopped the count was stopped"]);
    expect(await stopped).toEqual([]);
    expect(await engine.end()).toBe(0);
  });

  test("exits with code 0 at the end of the input, after answering an unfinished line", async () => {
    const engine = spawnEngine();
    engine.child.stdin.write("turn");
    const chunks = collect<Buffer>(engine.child.stdout);
    expect(await engine.end()).toBe(0);
    expect(Buffer.concat(await chunks).toString()).toMatch(/^error no-match [^\n]+\n$/);
  });

  test("loads games given with --plugin by path and by package name", async () => {
    const lots = new URL("fixtures/lots.ts", import.meta.url).pathname;
    const engine = spawnEngine("--plugin", "@serpentarium/tic-tac-toe", "--plugin", lots);
    const games = (await engine.ask("games")).map((line) => line.split(" ")[0]);
    const fromPlugins = ["tic-tac-toe", "lots"];
    const builtIn = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];
    expect(games).toEqual([...fromPlugins, ...builtIn, "hidden-hands", "snake-duel"]);
    expect(await engine.end()).toBe(0);
  });

  test("exits quietly when the reader closes the pipe", async () => {
    const engine = spawnEngine();
    const errors: string[] = [];
    engine.child.stderr.on("data", (chunk) => errors.push(String(chunk)));
    await engine.ask("games");
    engine.child.stdout.destroy();
    engine.child.stdin.on("error", () => {});
    engine.child.stdin.write("games\n".repeat(10));
    expect((await once(engine.child, "exit"))[0]).toBe(0);
    expect(errors).toEqual([]);
  });
});
