import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseCommand } from "../src/command.ts";
import { entryOf, findPackage, packageOfBase, WrongUse } from "../src/plugin-package.ts";
import { ownPackage, packageOf } from "./a-package.ts";

describe("the command line", () => {
  test("serves the nearest package unless told otherwise", () => {
    expect(parseCommand([], { LANG: "fr_FR.UTF-8" })).toMatchObject({
      name: "serve",
      language: "fr",
      path: undefined,
      port: undefined,
    });
  });

  test("takes a path and options in any order", () => {
    const args = ["--port", "0", "build", "my-game", "--base", "/demo/", "--language", "en"];
    expect(parseCommand(args, { LANG: "fr" })).toMatchObject({
      name: "build",
      language: "en",
      path: "my-game",
      port: 0,
      base: "/demo/",
    });
  });

  test.each([[["--prot", "1"]], [["--port", "high"]], [["--port", "70000"]], [["one", "two"]]])(
    "%j is wrong use, said in both languages",
    (args) => {
      expect(() => parseCommand(args, {})).toThrow(WrongUse);
    },
  );
});

describe("the package to work on", () => {
  test("is the nearest around with a serpentarium field, its source before what it exports", () => {
    const { folder } = ownPackage();
    const inner = join(folder, "src", "material");
    mkdirSync(inner, { recursive: true });
    const home = findPackage(inner);
    expect(home).toMatchObject({
      folder,
      name: "@serpentarium/tic-tac-toe",
      entry: join(folder, "src/index.ts"),
    });
  });

  test("is named by a path, also to the module itself", () => {
    const own = ownPackage();
    expect(findPackage("/", own.folder).folder).toBe(own.folder);
    own.write("src/other.ts", "");
    const module = join(own.folder, "src/other.ts");
    expect(findPackage("/", module)).toMatchObject({ folder: own.folder, entry: module });
    expect(findPackage(own.folder, undefined, "src/other.ts").entry).toBe(module);
  });

  test("is looked for where the exports lead when there is no src/index.ts", () => {
    const own = ownPackage();
    own.write("plugin.js", "");
    own.write(
      "package.json",
      '{ "name": "a", "exports": { ".": { "types": "./x.d.ts", "default": "./plugin.js" } } }',
    );
    expect(entryOf(own.folder)).toBe(join(own.folder, "src/index.ts"));
    expect(() => entryOf(own.folder, "src/none.ts")).toThrow(WrongUse);
  });

  test("is missed with a message where there is none", () => {
    expect(() => findPackage("/", "no/such/folder")).toThrow(WrongUse);
    expect(() => findPackage("/")).toThrow('"serpentarium" field');
    const own = ownPackage();
    own.write("package.json", "{");
    expect(() => findPackage(own.folder)).toThrow("cannot be read as JSON");
  });

  test("of a variant leads to the package of its base", () => {
    const { folder } = packageOf("pantarei-ring");
    expect(packageOfBase(folder, "pantarei")?.name).toBe("@serpentarium/pantarei");
    expect(packageOfBase(folder, "chess")).toBeUndefined();
  });
});
