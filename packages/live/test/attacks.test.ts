import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createRandom } from "@serpentarium/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { createClient, createToken } from "../src/client/index.ts";

const SCRIPT = new URL("./fixtures/site-process.ts", import.meta.url).pathname;
const ROUNDS = process.env["TEST_FULL"] ? 30 : 3;
/** How many files the server may have open: so few that leaks and floods use them up. */
const DESCRIPTORS = 200;
const SECRET = "the secret of the machine";

/** A folder with a site of several files, beside a file that is none of its own. */
class SiteFolder {
  readonly around = mkdtempSync(join(tmpdir(), "serpentarium-attacked-"));
  readonly path = join(this.around, "site");

  deploy(size: number): void {
    rmSync(this.path, { recursive: true, force: true });
    mkdirSync(join(this.path, "play"), { recursive: true });
    writeFileSync(join(this.around, "secret.txt"), SECRET);
    writeFileSync(join(this.path, ".env"), SECRET);
    writeFileSync(join(this.path, "index.html"), "<title>The site</title>");
    writeFileSync(join(this.path, "404.html"), "<title>Nothing here</title>");
    writeFileSync(join(this.path, "play/index.html"), "<title>Play</title>");
    writeFileSync(join(this.path, "_headers"), "/*\n  Referrer-Policy: no-referrer\n");
    writeFileSync(join(this.path, "empty.txt"), "");
    writeFileSync(join(this.path, "large.bin"), Buffer.alloc(size, "x"));
    symlinkSync("../secret.txt", join(this.path, "link.txt"));
    symlinkSync("loop", join(this.path, "loop"));
  }
}

/** Sends bytes on a connection of its own. Resolves to what has been received when the other side ends or so much has come. */
const sendRaw = (port: number, text: string, until = Number.POSITIVE_INFINITY): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    let received = "";
    const finish = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      if (received.length >= until) finish();
    });
    socket.on("error", finish).on("close", finish);
  });

const get = (port: number, path: string, headers = "", method = "GET", until?: number): Promise<string> =>
  sendRaw(port, `${method} ${path} HTTP/1.1\r\nhost: a\r\n${headers}connection: close\r\n\r\n`, until);

const RANGES = [
  ...[
    "5-2",
    "0-18446744073709551615",
    "18446744073709551615-",
    "-0",
    "-99999999999999999999",
    "a-b",
    "",
    "-",
  ],
  ...["0-0,2-3,5-2", "0-,".repeat(500), "9e9-1e99", "NaN-NaN", " 1 - 2", "999999999-"],
];
const PATHS = [
  ...[
    "/.env",
    "/%2eenv",
    "/play/../.env",
    "/.%00",
    "/%00",
    "/%",
    "/%zz",
    "/%c0%ae%c0%ae/secret.txt",
    "/link.txt",
    "/loop",
  ],
  ...[
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/play/..%2f..%2fsecret.txt",
    "//secret.txt/..",
    "/_headers",
  ],
  ...[
    "/..\\secret.txt",
    "/%5c..%5csecret.txt",
    `/${"a".repeat(5000)}`,
    `/${"a/".repeat(3000)}`,
    "/index.html/",
    "/large.bin/x",
    "*",
  ],
  ...[
    "http://a/index.html",
    "/play",
    "/play/",
    "/empty.txt",
    "/?%",
    "/%F0%9F%90%8D",
    "/.well-known/../.env",
    "/.well-known/%2e%2e/.env",
  ],
];
const BROKEN = [
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\n\r\n",
  "\0\0\0\0\r\n\r\n",
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(40_000)}\r\n\r\n`,
  "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n",
  "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  "CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: a\r\nexpect: something\r\nconnection: close\r\n\r\n",
  "DELETE /index.html HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
  "POST /index.html HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 1\r\n\r\nx",
];

type Attack = (port: number, site: SiteFolder) => Promise<unknown>;

const repeat = <T>(times: number, task: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => task(i)));

const ATTACKS: Readonly<Record<string, Attack>> = {
  ranges: (port) =>
    repeat(RANGES.length, async (i) => {
      for (const path of ["/large.bin", "/index.html", "/empty.txt", "/404.html"])
        for (const method of ["GET", "HEAD"]) await get(port, path, `range: bytes=${RANGES[i]}\r\n`, method);
    }),
  async paths(port) {
    for (const path of PATHS) {
      const answer = await get(port, path, "accept-encoding: br, gzip\r\n");
      expect(answer, path).toMatch(/^HTTP\/1\.1 [234]\d\d /);
      expect(answer, path).not.toContain(SECRET);
      expect(answer, path).toMatch(/x-content-type-options: nosniff/i);
    }
  },
  async conditions(port) {
    for (const name of ["if-none-match", "if-match", "if-modified-since", "if-unmodified-since", "if-range"])
      for (const value of ["*", '"a", W/"b", ', "Thu, 01 Jan 1970 00:00:00 GMT", "never", ",".repeat(3000)])
        await get(port, "/large.bin", `${name}: ${value}\r\nrange: bytes=1-2\r\n`);
  },
  "aborted downloads": async (port) => {
    for (let i = 0; i < 10; i++) await repeat(30, () => get(port, "/large.bin", "", "GET", 1000));
  },
  "a site that is deployed anew": async (port, site) => {
    const reading = repeat(40, (i) =>
      get(port, i % 4 ? "/large.bin" : "/play", "", "GET", i % 3 ? undefined : 1e6),
    );
    for (const size of [10, 3_000_000, 0, 3_000_001]) {
      await get(port, "/");
      site.deploy(size);
      writeFileSync(join(site.path, "large.bin"), Buffer.alloc(size / 2, "y"));
    }
    rmSync(site.path, { recursive: true });
    for (const path of ["/", "/large.bin", "/nothing"])
      expect(await get(port, path)).toMatch(/^HTTP\/1\.1 404 /);
    site.deploy(3_000_000);
    await reading;
  },
  "broken requests": async (port) => {
    for (const text of BROKEN) await sendRaw(port, text, 1);
  },
  "many requests at once on a connection": async (port) => {
    const text = "GET /large.bin HTTP/1.1\r\nhost: a\r\n\r\n".repeat(2000);
    await repeat(5, () => sendRaw(port, text, 50_000));
  },
  "more connections than there are descriptors": (port) =>
    repeat(DESCRIPTORS * 2, (i) => sendRaw(port, i % 2 ? "" : "GET / HT")),
  "bodies that never end": (port) =>
    repeat(10, () =>
      sendRaw(
        port,
        `POST /matches/${createToken()}/commands HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{`,
      ),
    ),
  "sockets of strangers": async (port) => {
    await repeat(FRAMES.length * 2, (i) =>
      Promise.race([sendRaw(port, SOCKET_HEAD + FRAMES[i % FRAMES.length], 10_000), setTimeout(1000)]),
    );
    for (const text of [
      `GET /large.bin HTTP/1.1\r\nhost: a\r\n\r\n${SOCKET_HEAD}`,
      SOCKET_HEAD.replace("13", "99"),
      SOCKET_HEAD.replace("GET", "POST"),
      SOCKET_HEAD.replace("==", ""),
      SOCKET_HEAD.replace(/matches.[^/]+/, "matches/x"),
    ])
      await repeat(20, () => sendRaw(port, text, 200));
  },
  "streams and secrets of strangers": (port) =>
    repeat(30, async (i) => {
      const path = `/matches/${createToken()}/${["events", "record", "commands"][i % 3]}`;
      await get(
        port,
        path,
        `authorization: Bearer ${i % 2 ? "x".repeat(8000) : createToken()}\r\nlast-event-id: -1\r\n`,
      );
      await get(
        port,
        path,
        `authorization: ${"Bearer ".repeat(i)}\r\nx-forwarded-for: ${"%,".repeat(i * 10)}\r\n`,
        "POST",
      );
    }),
};

/** The head of a request for a socket. */
const SOCKET_HEAD = [
  `GET /matches/${createToken()}/socket HTTP/1.1`,
  ...["host: a", "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"],
  ...["sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==", "", ""],
].join("\r\n");

/** A frame of a client, whose mask changes nothing. */
const frame = (opcode: number, text = "", isLast = true): string =>
  `${String.fromCharCode((isLast ? 128 : 0) + opcode, 128 + text.length)}\0\0\0\0${text}`;

/** What comes on sockets: no opening, or a wrong one, too much, and what breaks the protocol. */
const FRAMES = [
  ...["", frame(1), frame(1, "{"), frame(1, '{"last":9}'), frame(1, "{}").repeat(5000), frame(1, "\xff\xfe")],
  ...[frame(9, "ping").repeat(2000), frame(10).repeat(2000), frame(8), frame(8, "\x03"), frame(15)],
  ...[frame(1, "x", false), frame(1, "x", false) + frame(0, "y", false).repeat(2000), frame(0, "x")],
  ...["\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", "\x81\x05hello"],
];

/** Plays matches to their end, one after the other, until it is told to stop. Returns how many. */
async function play(url: string, signal: AbortSignal): Promise<number> {
  let matches = 0;
  while (!signal.aborted || matches === 0) {
    const match = createToken();
    const invite = createToken();
    const [ann, bob] = [createToken(), createToken()].map((secret) =>
      createClient({ url, match, secret, retryDelay: 20, timeout: 5000 }),
    ) as [ReturnType<typeof createClient>, ReturnType<typeof createClient>];
    expect(await ann.send({ type: "create", game: "tic-tac-toe", invite })).toMatchObject({ ok: true });
    for (const player of [ann, bob]) await player.send({ type: "join", invite, name: "P" });
    for (const [i, action] of ["a1", "b1", "a2", "b2", "a3"].entries())
      expect(await (i % 2 ? bob : ann).send({ type: "play", action })).toMatchObject({
        ok: true,
        value: { n: 3 + i },
      });
    matches++;
  }
  return matches;
}

/** Starts a server with few descriptors. Returns its port, and what it has said that it should not. */
async function startProcess(site: string) {
  const node = [process.execPath, "--no-warnings", "--conditions=@serpentarium/source", SCRIPT, site];
  const child: ChildProcess = spawn("sh", ["-c", `ulimit -n ${DESCRIPTORS}; exec "$@"`, "sh", ...node], {
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const faults: unknown[] = [];
  child.stderr?.on("data", (chunk) => faults.push(String(chunk)));
  child.on("exit", (code, signal) => faults.push(`ended: ${code ?? signal}`));
  const [port] = await once(child, "message");
  child.on("message", (error) => faults.push(error));
  return { port: port as number, faults, pid: child.pid };
}

/** What a process has open; undefined where the system does not tell. */
const openFiles = (pid: number | undefined): readonly string[] | undefined => {
  const folder = `/proc/${pid}/fd`;
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder).flatMap((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return [];
    }
  });
};

test("whatever strangers send, in any order, a server goes on, keeps nothing open, and players play", async () => {
  const site = new SiteFolder();
  onTestFinished(() => rmSync(site.around, { recursive: true }));
  site.deploy(3_000_000);
  const { port, faults, pid } = await startProcess(site.path);
  const before = openFiles(pid)?.length ?? 0;
  const random = createRandom("attacks");
  const stop = new AbortController();
  const playing = play(`http://127.0.0.1:${port}`, stop.signal);
  for (let round = 0; round < ROUNDS; round++) {
    const order = Object.keys(ATTACKS).map((name) => [random.integer(1000), name] as const);
    for (const [, name] of order.toSorted(([a], [b]) => a - b)) {
      await ATTACKS[name]?.(port, site);
      expect(faults, name).toEqual([]);
    }
  }
  stop.abort();
  expect(await playing).toBeGreaterThan(0);
  expect(await get(port, "/")).toContain("The site");
  expect(await get(port, "/large.bin", "range: bytes=5-7\r\n")).toMatch(/^HTTP\/1\.1 206 .*\r\n\r\nxxx$/s);
  await vi.waitUntil(() => (openFiles(pid)?.length ?? 0) <= before, { timeout: 60_000, interval: 200 });
  expect(faults).toEqual([]);
});
