import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readManifest } from "../src/manifest.ts";
import { type Registry, startRegistry } from "../src/registry.ts";
import { fileIn, integrityOf, manifestIn, pack } from "../src/tarball.ts";
import { workspace } from "../src/tools.ts";
import { publishablePackages } from "../src/workspace.ts";

interface Packument {
  readonly "dist-tags": { readonly latest: string };
  readonly versions: Readonly<
    Record<
      string,
      {
        readonly dist: { readonly tarball: string; readonly integrity: string };
        readonly peerDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

const packument = async (name: string, registry = inject("registry")): Promise<Packument> =>
  (await (await fetch(`${registry}/${encodeURIComponent(name)}`)).json()) as Packument;

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

test("offers our packages as they would be published, without workspace: and catalog:", async () => {
  for (const { manifest } of publishablePackages(workspace).filter(
    ({ manifest }) => manifest["serpentarium"],
  )) {
    const { versions } = await packument(manifest.name);
    const offered = versions[manifest.version];
    expect(offered?.peerDependencies?.["@serpentarium/core"], manifest.name).toMatch(/^\^\d/);
    expect(JSON.stringify(offered), manifest.name).not.toMatch(/"(?:workspace|catalog):/);
  }
});

test("offers installed packages with tarballs that match their integrity", async () => {
  const { "dist-tags": tags, versions } = await packument("xstate");
  const installed = readManifest(join(import.meta.dirname, "../node_modules/xstate"));
  expect(tags.latest).toBe(installed?.version);
  const { dist } = versions[tags.latest] ?? {};
  const tarball = await download(dist?.tarball ?? "");
  expect(integrityOf(tarball)).toBe(dist?.integrity);
  expect(await manifestIn(tarball)).toEqual(installed);
});

test("offers all versions of a package that is installed twice", async () => {
  const { versions } = await packument("typescript");
  expect(Object.keys(versions).length).toBeGreaterThan(1);
});

test("answers 404 for a package that is not installed, and for an unknown file", async () => {
  const registry = inject("registry");
  expect((await fetch(`${registry}/fsevents-not-installed-here`)).status).toBe(404);
  expect((await fetch(`${registry}/xstate/-/xstate-0.0.1.tgz`)).status).toBe(404);
});

test("pack is deterministic, and keeps long paths and executable files", async () => {
  const long = `${"deep/".repeat(40)}file.txt`;
  const files = [
    { path: "package.json", content: Buffer.from('{ "name": "a", "version": "1.0.0" }') },
    { path: long, content: Buffer.from("far down"), executable: true },
  ];
  const tarball = await pack(files);
  expect(await pack(files)).toEqual(tarball);
  expect(await fileIn(tarball, long)).toBe("far down");
});

test("a published package contains its licence and readme, but no sources", async () => {
  const { "dist-tags": tags, versions } = await packument("@serpentarium/core");
  const tarball = await download(versions[tags.latest]?.dist.tarball ?? "");
  expect(await fileIn(tarball, "LICENSE")).toBe(readFileSync(join(workspace, "LICENSE"), "utf8"));
  expect(await fileIn(tarball, "README.md")).toContain("@serpentarium/core");
  expect(await fileIn(tarball, "dist/index.d.ts")).toBeDefined();
  expect(await fileIn(tarball, "src/index.ts")).toBeUndefined();
});

let empty: Registry;
beforeAll(async () => {
  empty = await startRegistry({ includeWorkspace: false });
});
afterAll(() => empty.close());

const publication = async (version: string): Promise<string> => {
  const content = Buffer.from(JSON.stringify({ name: "@user/game", version }));
  const data = (await pack([{ path: "package.json", content }])).toString("base64");
  return JSON.stringify({ name: "@user/game", _attachments: { [`game-${version}.tgz`]: { data } } });
};

const put = async (body: string): Promise<number> =>
  (await fetch(`${empty.url}/@user%2fgame`, { method: "PUT", body })).status;

test("offers published packages, and refuses to publish a version twice", async () => {
  expect(await put(await publication("1.9.0"))).toBe(201);
  expect(await put(await publication("1.10.0"))).toBe(201);
  expect(await put(await publication("2.0.0-next.1"))).toBe(201);
  expect(await put(await publication("1.9.0"))).toBe(403);
  expect(await put("{}")).toBe(400);
  const { "dist-tags": tags, versions } = await packument("@user/game", empty.url);
  expect(tags.latest).toBe("1.10.0");
  expect(Object.keys(versions)).toEqual(["1.9.0", "1.10.0", "2.0.0-next.1"]);
  expect(empty.published).toEqual(["1.9.0", "1.10.0", "2.0.0-next.1"].map((one) => `@user/game@${one}`));
});

test("offers none of our packages with includeWorkspace: false", async () => {
  expect((await fetch(`${empty.url}/@serpentarium%2fcore`)).status).toBe(404);
});
