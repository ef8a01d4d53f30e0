import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { compose } from "../src/compose.ts";
import { namesFor, parseName, rename } from "../src/names.ts";
import { olderNode } from "../src/node-version.ts";
import { ABOUT, TEMPLATES, type TemplateName } from "../src/templates.ts";
import { create, emptyFolder, stock } from "./program.ts";

const here = join(import.meta.dirname, "..");
const textOf = (path: string): string => readFileSync(path, "utf8");

/** The files of a package, called otherwise than in its template. */
const composed = (template: TemplateName, name = "@ada/hoop-snake", title = "Hoop snake") => {
  const parsed = parseName(name);
  if (!parsed.ok) throw new Error(parsed.error.message.en);
  const titles = { en: title, fr: title };
  return compose(stock, { template, name: parsed.value, title: titles, author: undefined, manager: "npm" });
};

/** What every package has, whatever it started from. */
const STANDARD = [
  ".changeset/config.json",
  ".changeset/first-release.md",
  ".github/workflows/ci.yml",
  ".github/workflows/release.yml",
  ".gitignore",
  "LICENSE",
  "README.md",
  "bench/bench.js",
  "package.json",
  "rulebook/en.mdx",
  "rulebook/fr.mdx",
  "src/clauses.ts",
  "src/examples.ts",
  "src/game.ts",
  "src/index.ts",
  "src/options.ts",
  "test/game.test.ts",
  "tsconfig.json",
  "tsup.config.ts",
  "vitest.config.ts",
];

/** A folder in which written packages find what they need, as if it had been installed. */
function furnished(): string {
  const folder = emptyFolder();
  for (const template of TEMPLATES) {
    const { dependencies, devDependencies } = JSON.parse(
      stock.templates[template]["package.json"] ?? "{}",
    ) as {
      readonly dependencies: object;
      readonly devDependencies: object;
    };
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const place = join(folder, "node_modules", name);
      if (existsSync(place)) continue;
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(here, "templates", template, "node_modules", name), place);
    }
  }
  return folder;
}

describe.each(TEMPLATES)("what is written from %s", (template) => {
  const files = composed(template);

  test("has the standard layout", () => expect(Object.keys(files)).toEqual(expect.arrayContaining(STANDARD)));

  test("is called as it was asked for, and nowhere as in the template", () => {
    const { id, camel, pascal, package: name, title } = ABOUT[template].names;
    const old = [
      id,
      camel,
      pascal,
      name,
      "my-scope",
      "my-serpent",
      "mySerpent",
      "MySerpent",
      title.en,
      title.fr,
    ];
    for (const [path, text] of Object.entries(files)) {
      for (const word of old) expect(text, `${word} in ${path}`).not.toContain(word);
    }
    expect(files["src/game.ts"]).toContain('id: "hoop-snake"');
    expect(files["src/index.ts"]).toContain("hoopSnake");
    expect(files[".changeset/first-release.md"]).toContain('"@ada/hoop-snake": minor');
  });

  test("is a package that can be published, with versions that can be installed", () => {
    const manifest = JSON.parse(files["package.json"] ?? "") as Readonly<Record<string, object>>;
    expect(manifest).toMatchObject({
      name: "@ada/hoop-snake",
      version: "0.0.0",
      serpentarium: { contract: 1, games: ["hoop-snake"] },
      publishConfig: { access: "public" },
    });
    expect(manifest).not.toHaveProperty("private");
    expect(Object.keys(manifest["scripts"] ?? {})).toEqual(
      expect.arrayContaining("dev test typecheck build bench play version release changeset".split(" ")),
    );
    const versions = Object.values({ ...manifest["dependencies"], ...manifest["devDependencies"] });
    for (const version of versions) expect(version).toMatch(/^\^?\d+\.\d+\.\d+/);
    expect(files["package.json"]).not.toMatch(/workspace:|catalog:/);
  });

  test("says to npm and pnpm from which Node its tools run, and from which the game does", () => {
    const { engines, devEngines } = JSON.parse(files["package.json"] ?? "") as Readonly<
      Record<string, unknown>
    >;
    expect(engines).toEqual({ node: ">=20" });
    const version = ">=22.18.0";
    expect(devEngines).toEqual({ runtime: { name: "node", version, onFail: "warn" } });
    expect(olderNode(version.slice(2))).toBeUndefined();
    expect(olderNode("22.17.0")?.en).toContain("need Node 22.18 or newer");
    expect(files["README.md"]).toContain("needs Node 22.18 or newer");
  });

  test("does not commit the games that play keeps", () => {
    expect(files[".gitignore"]?.split("\n")).toEqual(
      expect.arrayContaining(["/hoop-snake.json", "/hoop-snake-*.json"]),
    );
  });

  test("needs nothing of this workspace", () => {
    for (const [path, text] of Object.entries(files)) {
      expect(text, path).not.toMatch(/\.\.\/\.\.\/|\.\.\/shared|@serpentarium\/source/);
    }
  });

  test("is the very files that are tested here, but for the names", () => {
    const to = namesFor(
      { package: "@ada/hoop-snake", id: "hoop-snake" },
      { en: "Hoop snake", fr: "Hoop snake" },
      () => false,
    );
    const tested = Object.keys(files).filter((path) => /^(src|test|rulebook)\//.test(path));
    expect(tested.length).toBeGreaterThan(8);
    for (const path of tested.filter((one) => one !== "src/game.ts")) {
      const text = textOf(join(here, "templates", template, path));
      expect(files[path], path).toBe(rename(text, ABOUT[template].names, to));
    }
  });
});

test("all that is written passes the type checker", async () => {
  const folder = furnished();
  for (const template of TEMPLATES) {
    // a name that the files use already, to be told apart, and a title that has to be set in French
    const args = ["position", "--directory", template, "--from", template, "--title", "Position : d'abord"];
    expect(await create([...args, "--no-install"], { folder })).toMatchObject({ code: 0, errors: "" });
  }
  const { compilerOptions } = JSON.parse(stock.shared["tsconfig.json"] ?? "") as {
    readonly compilerOptions: object;
  };
  const config = {
    compilerOptions: { ...compilerOptions, customConditions: ["@serpentarium/source"] },
    include: ["*/src", "*/test", "*/*.ts"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(here, "node_modules/typescript-native/bin/tsc");
  const checked = spawnSync(process.execPath, [tsc, "--noEmit"], { cwd: folder, encoding: "utf8" });
  expect(checked.stdout + checked.stderr).toBe("");
  expect(checked.status).toBe(0);
});

test("what all share stands once, and no template has it besides the configuration of this workspace", () => {
  const shared = Object.keys(stock.shared);
  for (const template of TEMPLATES) {
    const twice = Object.keys(stock.templates[template]).filter((path) => shared.includes(path));
    expect(twice).toEqual(["tsconfig.json", "tsup.config.ts", "vitest.config.ts"]);
  }
});

test("no template holds what is made in it", () => {
  for (const files of [...Object.values(stock.templates), stock.shared]) {
    for (const path of Object.keys(files)) expect(path).not.toMatch(/node_modules|dist\/|coverage/);
  }
});

test("the licence names whoever is known, and the authors of the game otherwise", () => {
  expect(composed("game")["LICENSE"]).toContain("Copyright (c) The authors of Hoop snake\n");
  expect(existsSync(join(here, "LICENSE"))).toBe(true);
});
