import { describe, expect, test } from "vitest";
import { pendingOf, releasedOf } from "../src/packages/changes.ts";
import { memberOf, packagePage, readFamily } from "../src/packages/family.ts";
import { gameIn, groupsOf, installationOf } from "../src/packages/groups.ts";
import { sizesOf } from "../src/packages/sizes.ts";
import { describe as describeIn, FRENCH_DESCRIPTIONS } from "../src/packages/wording.ts";

const family = readFamily();

/** A changelog as changesets writes it. */
const CHANGELOG = `# @serpentarium/board

## 0.2.0

### Minor Changes

- 1a2b3c4: A connected board has \`hints\`.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @serpentarium/core@0.2.0

## 0.1.0

### Minor Changes

- 5d6e7f8: First release.
`;

describe("the family of packages", () => {
  test("is what packages/ publishes, each described in both languages", () => {
    expect(family.length).toBeGreaterThan(10);
    expect(Object.keys(FRENCH_DESCRIPTIONS).sort()).toEqual(family.map(({ name }) => name).sort());
    for (const { name, description } of family) {
      expect(describeIn(name, description, "en")).toBe(description);
      expect(describeIn(name, description, "fr")).not.toBe(description);
    }
  });

  test("a package is read from its file", () => {
    const file = {
      name: "@serpentarium/ring",
      version: "0.1.0",
      description: "A ring",
      license: "MIT",
      engines: { node: ">=20" },
      exports: { ".": {}, "./parts": {}, "./package.json": "./package.json" },
      bin: { ring: "./ring.js" },
      dependencies: { "@serpentarium/core": "workspace:^", xstate: "5" },
      peerDependencies: { "@serpentarium/pantarei": "workspace:^" },
    };
    expect(memberOf("ring", file, ["@serpentarium/core", "@serpentarium/pantarei"])).toEqual({
      name: "@serpentarium/ring",
      version: "0.1.0",
      description: "A ring",
      license: "MIT",
      folder: "ring",
      node: ">=20",
      entryPoints: ["@serpentarium/ring", "@serpentarium/ring/parts"],
      commands: ["ring"],
      needs: ["@serpentarium/core", "@serpentarium/pantarei"],
    });
  });

  test("has an address for each, no two the same", () => {
    const pages = family.map(({ name }) => packagePage(name));
    expect(pages).toContain("/packages/core/");
    expect(new Set(pages).size).toBe(pages.length);
  });

  test("is shown in groups, every package in one", () => {
    const groups = groupsOf(family);
    expect(groups.flatMap(({ members }) => members.map(({ name }) => name)).sort()).toEqual(
      family.map(({ name }) => name).sort(),
    );
    expect(groups[0]?.members.every((member) => gameIn(member) !== undefined)).toBe(true);
  });

  test("each package has a size that was measured", () => {
    for (const { name } of family) {
      for (const { size } of sizesOf(name)) expect(size).toBeGreaterThan(0);
      expect(sizesOf(name), name).not.toEqual([]);
    }
  });

  test("what one types depends on what it is for", () => {
    const lineFor = (name: string): string | undefined => {
      const member = family.find((one) => one.name === name);
      return member && installationOf(member).split("\n")[0];
    };
    expect(lineFor("@serpentarium/pantarei")).toBe("npm install @serpentarium/pantarei");
    expect(lineFor("@serpentarium/testkit")).toBe("npm install --save-dev @serpentarium/testkit");
    expect(lineFor("create-serpentarium")).toBe("npm create serpentarium");
  });
});

describe("what has changed", () => {
  const release = (name: string, type: "major" | "minor" | "patch") => ({ name, type });
  const changesets = [
    { id: "a", summary: "A small thing.", releases: [release("one", "patch")] },
    {
      id: "b",
      summary: "A large thing,\nin two lines.\n",
      releases: [release("one", "minor"), release("two", "patch")],
    },
    { id: "c", summary: "Elsewhere.", releases: [release("two", "minor")] },
  ];

  test("pending changesets of a package, the larger ones first", () => {
    expect(pendingOf("one", changesets)).toBe("- A large thing,\n  in two lines.\n- A small thing.");
    expect(pendingOf("three", changesets)).toBe("");
  });

  test("a changelog goes below the heading of its section", () => {
    const lines = releasedOf(CHANGELOG).split("\n");
    expect(lines[0]).toBe("### 0.2.0");
    expect(lines).toContain("#### Minor Changes");
    expect(lines).toContain("### 0.1.0");
    expect(lines.join("\n")).not.toContain("# @serpentarium/board");
    expect(releasedOf("")).toBe("");
  });
});
