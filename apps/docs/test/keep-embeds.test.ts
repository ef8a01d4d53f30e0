import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { keepEmbeds } from "../keep-embeds.ts";

const scriptOf = (game: string, text: string) => ({
  game,
  version: "0.1.0",
  file: `${game}@0.1.0-${createHash("sha256").update(text).digest("hex").slice(0, 12)}.js`,
  integrity: `sha384-${createHash("sha384").update(text).digest("base64")}`,
});
const old = scriptOf("pantarei", "old".repeat(1000));
const now = scriptOf("pantarei", "now");

let server: Server | undefined;
afterEach(() => server?.close());

/** Serves a site with these files. */
async function serve(files: Readonly<Record<string, string>>): Promise<string> {
  server = createServer((request, response) => {
    const text = files[request.url ?? ""];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Creates a new build with one script. */
function build(): string {
  const dist = mkdtempSync(join(tmpdir(), "embeds-"));
  mkdirSync(join(dist, "embed"));
  writeFileSync(join(dist, "embed/index.json"), JSON.stringify([now]));
  return dist;
}

test("copies deployed scripts into the new build, each once", async () => {
  const dist = build();
  const site = await serve({
    "/embed/index.json": JSON.stringify([now, old]),
    [`/embed/${old.file}`]: "old".repeat(1000),
  });
  expect(await keepEmbeds(site, dist)).toBe(1);
  expect(readFileSync(join(dist, "embed", old.file), "utf8")).toBe("old".repeat(1000));
  expect(JSON.parse(readFileSync(join(dist, "embed/index.json"), "utf8"))).toEqual([now, old]);
  const compressed = brotliDecompressSync(readFileSync(join(dist, "embed", `${old.file}.br`)));
  expect(compressed.toString()).toBe("old".repeat(1000));
});

test("a site that does not exist yet has no scripts", async () => {
  expect(await keepEmbeds(await serve({}), build())).toBe(0);
});

test("a changed or missing script is an error and leaves the list unchanged", async () => {
  for (const text of ["other", undefined]) {
    const dist = build();
    const list = JSON.stringify([old]);
    const site = await serve({ "/embed/index.json": list, ...(text && { [`/embed/${old.file}`]: text }) });
    await expect(keepEmbeds(site, dist)).rejects.toThrow("is not what /embed/index.json says of it");
    expect(JSON.parse(readFileSync(join(dist, "embed/index.json"), "utf8"))).toEqual([now]);
    server?.close();
  }
});
