import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { composeFiles, templateNames } from "../src/compose-files.ts";
import { namesFor, parseName, replaceNames } from "../src/names.ts";
import { nodeVersionWarning } from "../src/node-version.ts";
import { TEMPLATES, type TemplateName } from "../src/templates.ts";
import { create, emptyFolder, templateBundle } from "./program.ts";

const here = join(import.meta.dirname, "..");
const readText = (path: string): string => readFileSync(path, "utf8");

/** The files of a package composed from a template with other names. */
const composeTemplate = (template: TemplateName, name = "@ada/hoop-snake", title = "Hoop snake") => {
  const parsed = parseName(name);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return composeFiles(templateBundle, {
    template,
    name: parsed.value,
    languages: ["en", "fr"],
    title,
    author: undefined,
    manager: "npm",
  });
};

/** The files of every package. */
const STANDARD_FILES = [
  ".changeset/config.json",
  ".changeset/first-release.md",
  ".github/workflows/ci.yml",
  ".github/workflows/release.yml",
  ".gitattributes",
  ".gitignore",
  "LICENSE",
  "README.md",
  "bench/bench.js",
  "package.json",
  "rulebook/en.mdx",
  "rulebook/examples.json",
  "rulebook/fr.mdx",
  "rulebook/teaching.json",
  "src/clauses.ts",
  "src/editor.ts",
  "src/examples.ts",
  "src/game.ts",
  "src/index.ts",
  "test/game.test.ts",
  "tsconfig.json",
  "tsup.config.ts",
  "vitest.config.ts",
  "words/en.json",
  "words/en.teaching.json",
  "words/fr.json",
  "words/fr.teaching.json",
];

/** A folder in which created packages find their dependencies, as if they had been installed. */
function folderWithDependencies(): string {
  const folder = emptyFolder();
  for (const template of TEMPLATES) {
    const { dependencies, devDependencies } = JSON.parse(
      templateBundle.templates[template]["package.json"] ?? "{}",
    ) as {
      readonly dependencies: object;
      readonly devDependencies: object;
    };
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const target = join(folder, "node_modules", name);
      if (existsSync(target)) continue;
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(join(here, "templates", template, "node_modules", name), target);
    }
  }
  return folder;
}

describe.each(TEMPLATES)("a package created from %s", (template) => {
  const files = composeTemplate(template);
  const names = templateNames(templateBundle.templates[template], template);

  test("has the standard layout", () =>
    expect(Object.keys(files)).toEqual(expect.arrayContaining(STANDARD_FILES)));

  test("has the requested names, and none of the template", () => {
    const { id, camel, pascal, package: name, titles } = names;
    const templateWords = [
      id,
      camel,
      pascal,
      name,
      "my-scope",
      "my-serpent",
      "mySerpent",
      "MySerpent",
      ...Object.values(titles),
    ];
    for (const [path, text] of Object.entries(files)) {
      for (const word of templateWords) expect(text, `${word} in ${path}`).not.toContain(word);
    }
    expect(files["src/game.ts"]).toContain('id: "hoop-snake"');
    expect(files["src/index.ts"]).toContain("hoopSnake");
    expect(files[".changeset/first-release.md"]).toContain('"@ada/hoop-snake": minor');
  });

  test("can be published, with versions that can be installed", () => {
    const manifest = JSON.parse(files["package.json"] ?? "") as Readonly<Record<string, object>>;
    expect(manifest).toMatchObject({
      name: "@ada/hoop-snake",
      version: "0.0.0",
      serpentarium: { contract: 1, games: ["hoop-snake"] },
      publishConfig: { access: "public" },
    });
    expect(manifest).not.toHaveProperty("private");
    expect(Object.keys(manifest["scripts"] ?? {})).toEqual(
      expect.arrayContaining(
        "dev test typecheck build bench play version-packages release changeset".split(" "),
      ),
    );
    // npm runs these itself, such as "version" after "npm version" has set a number
    const hooks = /^(pre|post)|^(version|install|prepare|publish|pack|dependencies|restart|shrinkwrap)$/;
    expect(Object.keys(manifest["scripts"] ?? {}).filter((name) => hooks.test(name))).toEqual([]);
    const versions = Object.values({ ...manifest["dependencies"], ...manifest["devDependencies"] });
    for (const version of versions) expect(version).toMatch(/^\^?\d+\.\d+\.\d+/);
    expect(files["package.json"]).not.toMatch(/workspace:|catalog:/);
  });

  test("declares the Node versions for its tools and for the game", () => {
    const { engines, devEngines } = JSON.parse(files["package.json"] ?? "") as Readonly<
      Record<string, unknown>
    >;
    expect(engines).toEqual({ node: ">=20" });
    const version = ">=22.18.0";
    expect(devEngines).toEqual({ runtime: { name: "node", version, onFail: "warn" } });
    expect(nodeVersionWarning(version.slice(2))).toBeUndefined();
    expect(nodeVersionWarning("22.17.0")?.data).toEqual({ version: "22.17.0", required: "22.18" });
    expect(files["README.md"]).toContain("needs Node 22.18 or newer");
  });

  test("ignores the games that play saves", () => {
    expect(files[".gitignore"]?.split("\n")).toEqual(
      expect.arrayContaining(["/hoop-snake.json", "/hoop-snake-*.json"]),
    );
  });

  test("does not depend on this workspace", () => {
    for (const [path, text] of Object.entries(files)) {
      expect(text, path).not.toMatch(/\.\.\/\.\.\/|\.\.\/shared|@serpentarium\/source/);
    }
  });

  test("has the files that are tested here, except for the names", () => {
    const name = { package: "@ada/hoop-snake", id: "hoop-snake" };
    const to = namesFor(name, "Hoop snake", ["en", "fr"], () => false);
    const tested = Object.keys(files).filter((path) => /^(src|test|rulebook|words)\//.test(path));
    expect(tested.length).toBeGreaterThan(8);
    const others = ["src/game.ts", "rulebook/fr.mdx"];
    for (const path of tested.filter((file) => !others.includes(file))) {
      const text = readText(join(here, "templates", template, path));
      expect(files[path], path).toBe(replaceNames(text, names, to));
    }
  });
});

describe.each(TEMPLATES)("the sentences of the rulebook of %s", (template) => {
  const marksIn = (language: string): readonly string[] => {
    const text = templateBundle.templates[template][`rulebook/${language}.mdx`] ?? "";
    return text.match(/\{\/\*.*?\*\/\}/g) ?? [];
  };
  const examplesIn = (language: string): readonly string[] =>
    marksIn(language).map((mark) => mark.replace(/none: .*/, "none"));

  test("name the same examples in French", () => {
    expect(examplesIn("en")).not.toEqual([]);
    expect(examplesIn("fr")).toEqual(examplesIn("en"));
  });

  test("name them in the source language alone", () => {
    const files = composeTemplate(template);
    for (const mark of marksIn("en")) expect(files["rulebook/en.mdx"]).toContain(mark);
    expect(files["rulebook/fr.mdx"]).not.toContain("{/*");
  });
});

test("all created packages pass the type checker", async () => {
  const folder = folderWithDependencies();
  for (const template of TEMPLATES) {
    // a name that the files already use, and a title that needs French typography
    const args = ["position", "--directory", template, "--from", template, "--title", "Position : d'abord"];
    expect(await create([...args, "--no-install"], { folder })).toMatchObject({ code: 0, errors: "" });
  }
  const { compilerOptions } = JSON.parse(templateBundle.shared["tsconfig.json"] ?? "") as {
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

test("templates duplicate no shared files except the configuration of this workspace", () => {
  const shared = Object.keys(templateBundle.shared);
  for (const template of TEMPLATES) {
    const duplicates = Object.keys(templateBundle.templates[template]).filter((path) =>
      shared.includes(path),
    );
    expect(duplicates).toEqual(["tsconfig.json", "tsup.config.ts", "vitest.config.ts"]);
  }
});

test("templates contain no generated files", () => {
  for (const files of [...Object.values(templateBundle.templates), templateBundle.shared]) {
    for (const path of Object.keys(files)) expect(path).not.toMatch(/node_modules|dist\/|coverage/);
  }
});

test("the licence names the authors of the game if no author is given", () => {
  expect(composeTemplate("game")["LICENSE"]).toContain("Copyright (c) The authors of Hoop snake\n");
  expect(existsSync(join(here, "LICENSE"))).toBe(true);
});
