import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseCommand, programLanguage } from "../src/command.ts";
import { findEntry, findPackage } from "../src/plugin-package.ts";
import { UsageError } from "../src/usage-error.ts";
import { createPackageFixture } from "./package-fixture.ts";

describe("the command line", () => {
  test("serves the nearest package by default", () => {
    expect(parseCommand([])).toMatchObject({ name: "serve", path: undefined, port: undefined });
  });

  test("takes a path and options in any order", () => {
    const args = ["--port", "0", "build", "my-game", "--base", "/demo/", "--language", "pt-BR"];
    expect(parseCommand(args)).toMatchObject({
      name: "build",
      path: "my-game",
      port: 0,
      base: "/demo/",
    });
  });

  test("ignores the -- that pnpm passes on", () => {
    expect(parseCommand(["--", "--port", "1"])).toMatchObject({ name: "serve", port: 1 });
    expect(parseCommand(["build", "--", "--out", "demo"])).toMatchObject({ name: "build", out: "demo" });
  });

  test.each([
    [["--prot", "1"]],
    [["--port", "high"]],
    [["--port", "70000"]],
    [["one", "two"]],
    [["--language", "?"]],
  ])("refuses %j with a UsageError", (args) => {
    expect(() => parseCommand(args)).toThrow(UsageError);
  });
});

test("the language is that of the option, also of a wrong command line, or that of the environment", () => {
  expect(programLanguage(["--prot", "--language", "pt-br"], { LANG: "fr" })).toBe("pt-BR");
  expect(programLanguage(["build"], { LANG: "de_AT.UTF-8@euro" })).toBe("de-AT");
  expect(programLanguage([], { LC_ALL: "POSIX", LANG: "fr" })).toBe("en");
});

describe("the package of the plugin", () => {
  test("is the nearest with a serpentarium field, and its entry is the source", () => {
    const { folder } = createPackageFixture();
    const inner = join(folder, "src", "material");
    mkdirSync(inner, { recursive: true });
    expect(findPackage(inner)).toMatchObject({
      folder,
      name: "@serpentarium/tic-tac-toe",
      entry: join(folder, "src/index.ts"),
    });
  });

  test("is found by its path, or by the path of its module", () => {
    const fixture = createPackageFixture();
    expect(findPackage("/", fixture.folder).folder).toBe(fixture.folder);
    fixture.write("src/other.ts", "");
    const module = join(fixture.folder, "src/other.ts");
    expect(findPackage("/", module)).toMatchObject({ folder: fixture.folder, entry: module });
    expect(findPackage(fixture.folder, undefined, "src/other.ts").entry).toBe(module);
  });

  test("has src/index.ts as its entry, also if its exports name another module", () => {
    const fixture = createPackageFixture();
    fixture.write("plugin.js", "");
    fixture.write(
      "package.json",
      '{ "name": "a", "exports": { ".": { "types": "./x.d.ts", "default": "./plugin.js" } } }',
    );
    expect(findEntry(fixture.folder)).toBe(join(fixture.folder, "src/index.ts"));
    expect(() => findEntry(fixture.folder, "src/none.ts")).toThrow(UsageError);
  });

  test("is reported with a UsageError if it is missing or invalid", () => {
    expect(() => findPackage("/", "no/such/folder")).toThrow(UsageError);
    expect(() => findPackage("/")).toThrow("workshop.problems.no-package");
    const fixture = createPackageFixture();
    fixture.write("package.json", "{");
    expect(() => findPackage(fixture.folder)).toThrow("failures.bad-plugin.json");
  });
});
