import { describe, expect, test } from "vitest";
import { SOURCE_LANGUAGE } from "../src/lib/links/links.ts";
import { LANGUAGES } from "../src/lib/words/languages.ts";
import { platformWords } from "../src/lib/words/words.ts";
import { pendingChanges, releasedChanges } from "../src/packages/changes.ts";
import { gameIdOf, groupPackages, installCommand } from "../src/packages/package-groups.ts";
import { packagePath, readPackages, toPackageInfo } from "../src/packages/package-info.ts";
import { packageSizes } from "../src/packages/package-sizes.ts";

const family = readPackages();

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

describe("published packages", () => {
  test("are described in each language, in that of the site as in their package.json", () => {
    expect(family.length).toBeGreaterThan(10);
    for (const language of LANGUAGES)
      for (const { folder, description } of family) {
        const text = platformWords(language).text(`site.packages.descriptions.${folder}`);
        expect(text === description, `${folder} in ${language}`).toBe(language === SOURCE_LANGUAGE);
      }
  });

  test("are read from their package.json", () => {
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
    expect(toPackageInfo("ring", file, ["@serpentarium/core", "@serpentarium/pantarei"])).toEqual({
      name: "@serpentarium/ring",
      version: "0.1.0",
      description: "A ring",
      license: "MIT",
      folder: "ring",
      node: ">=20",
      entryPoints: ["@serpentarium/ring", "@serpentarium/ring/parts"],
      commands: ["ring"],
      dependencies: ["@serpentarium/core", "@serpentarium/pantarei"],
    });
  });

  test("have unique paths", () => {
    const pages = family.map(({ name }) => packagePath(name));
    expect(pages).toContain("/packages/core/");
    expect(new Set(pages).size).toBe(pages.length);
  });

  test("are each in exactly one group", () => {
    const groups = groupPackages(family);
    expect(groups.flatMap(({ packages }) => packages.map(({ name }) => name)).sort()).toEqual(
      family.map(({ name }) => name).sort(),
    );
    expect(groups[0]?.packages.every((member) => gameIdOf(member) !== undefined)).toBe(true);
  });

  test("have measured sizes", () => {
    for (const { name } of family) {
      for (const { size } of packageSizes(name)) expect(size).toBeGreaterThan(0);
      expect(packageSizes(name), name).not.toEqual([]);
    }
  });

  test("have an install command by their purpose", () => {
    const lineFor = (name: string): string | undefined => {
      const member = family.find((one) => one.name === name);
      return member && installCommand(member).split("\n")[0];
    };
    expect(lineFor("@serpentarium/pantarei")).toBe("npm install @serpentarium/pantarei");
    expect(lineFor("@serpentarium/testkit")).toBe("npm install --save-dev @serpentarium/testkit");
    expect(lineFor("create-serpentarium")).toBe("npm create serpentarium");
  });
});

describe("changes", () => {
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

  test("lists pending changesets of a package, larger ones first", () => {
    expect(pendingChanges("one", changesets)).toBe("- A large thing,\n  in two lines.\n- A small thing.");
    expect(pendingChanges("three", changesets)).toBe("");
  });

  test("lowers the headings of a changelog by one level", () => {
    const lines = releasedChanges(CHANGELOG).split("\n");
    expect(lines[0]).toBe("### 0.2.0");
    expect(lines).toContain("#### Minor Changes");
    expect(lines).toContain("### 0.1.0");
    expect(lines.join("\n")).not.toContain("# @serpentarium/board");
    expect(releasedChanges("")).toBe("");
  });
});
