import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, inject, test } from "vitest";
import { manifestIn } from "../src/tarball.ts";
import { workspace } from "../src/tools.ts";
import { publishablePackages } from "../src/workspace.ts";

/** The resolutions of CommonJS: all packages are ES modules. */
const IGNORED: readonly string[] = ["node10", "node16-cjs"];

describe.each(publishablePackages(workspace))("$manifest.name", ({ manifest: { name, version } }) => {
  const packed = async (): Promise<ArrayBuffer> =>
    (await fetch(`${inject("registry")}/${encodeURIComponent(name)}/-/package-${version}.tgz`)).arrayBuffer();

  test("passes publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: await packed() }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test("says what it is, who wrote it, and where to read and report", async () => {
    const { author, keywords, homepage, bugs } = await manifestIn(Buffer.from(await packed()));
    const page = "https://github.com/serpentarium/serpentarium";
    expect({ author, keywords, homepage, bugs }).toEqual({
      author: expect.any(String),
      keywords: expect.arrayContaining(["serpentarium"]),
      homepage: expect.stringMatching(new RegExp(`^${page}/tree/main/packages/.+#readme$`)),
      bugs: `${page}/issues`,
    });
  });

  test("depends on ranges, so that an application can have one version of what it uses too", async () => {
    const { dependencies, peerDependencies } = await manifestIn(Buffer.from(await packed()));
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.filter(([, range]) => !/^(\^|>=|\*$)/.test(range ?? ""))).toEqual([]);
  });

  test("has correct types under every resolution", async () => {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await packed())));
    const problems = result.types === false ? [] : result.problems;
    const relevant = problems.filter(
      (problem) =>
        !("resolutionKind" in problem && IGNORED.includes(problem.resolutionKind)) &&
        !("entrypoint" in problem && problem.entrypoint.endsWith(".css")),
    );
    expect(relevant).toEqual([]);
  });
});
