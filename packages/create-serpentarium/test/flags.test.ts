import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { create, emptyFolder } from "./program.ts";

const jsonIn = (folder: string, path: string) =>
  JSON.parse(readFileSync(join(folder, path), "utf8")) as Readonly<Record<string, unknown>>;

describe("the command line", () => {
  test("accepts every value without asking", async () => {
    const folder = emptyFolder();
    const { code, installed, output } = await create(
      [
        "@ada/low-tide",
        "--from",
        "pantarei",
        "--title",
        "Low tide",
        "--languages",
        "en,fr,de",
        "--author",
        "Ada L.",
      ],
      { folder },
    );
    const target = join(folder, "low-tide");
    expect(code).toBe(0);
    expect(installed).toEqual([`npm in ${target}`]);
    expect(jsonIn(target, "package.json")).toMatchObject({ name: "@ada/low-tide", author: "Ada L." });
    expect(existsSync(join(target, "pnpm-workspace.yaml"))).toBe(false);
    expect(readFileSync(join(target, "LICENSE"), "utf8")).toContain("Copyright (c) Ada L.\n");
    for (const language of ["en", "fr"])
      expect(jsonIn(target, `words/${language}.json`)).toMatchObject({ language, title: "Low tide" });
    expect(jsonIn(target, "words/de.json")).toEqual({ language: "de" });
    expect(output).toContain("  cd low-tide\n  npm test\n  npm run dev\n");
  });

  test.each([
    ["at the beginning", ["--", "low-tide", "--from", "pantarei"]],
    ["after the name", ["low-tide", "--", "--from", "pantarei"]],
    ["twice", ["--", "low-tide", "--", "--from", "pantarei"]],
  ])("ignores the -- that installers pass on, %s", async (_, args) => {
    const folder = emptyFolder();
    expect(await create(args, { folder })).toMatchObject({ code: 0, errors: "" });
    expect(jsonIn(join(folder, "low-tide"), "package.json")).toMatchObject({
      dependencies: { "@serpentarium/pantarei": expect.any(String) },
    });
  });

  test("needs only the name", async () => {
    const folder = emptyFolder();
    await create(["hoop-snake", "--no-install"], { folder });
    expect(jsonIn(join(folder, "hoop-snake"), "package.json")).toMatchObject({
      name: "hoop-snake",
      author: "Ada",
    });
    expect(readdirSync(join(folder, "hoop-snake/words"))).toEqual(["en.json", "en.teaching.json"]);
    expect(jsonIn(join(folder, "hoop-snake"), "words/en.json")).toMatchObject({ title: "Hoop snake" });
  });

  test("applies French typography to a title in French texts", async () => {
    const folder = emptyFolder();
    const title = "Ssserpent: the cat's turn";
    const args = ["cat", "--from", "ssserpent", "--title", title, "--languages", "en fr", "--no-install"];
    await create(args, { folder });
    const [english, french] = ["en", "fr"].map(
      (tag) => jsonIn(join(folder, "cat"), `words/${tag}.json`)["title"],
    );
    expect([english, french]).toEqual([title, "Ssserpent\u00a0: the cat’s turn"]);
    const rulebook = readFileSync(join(folder, "cat/rulebook/fr.mdx"), "utf8");
    expect(rulebook).toContain(`title: "${french}"`);
  });

  test("begins with French texts for an author who writes French", async () => {
    const folder = emptyFolder();
    await create(["hoop", "--languages", "fr-CA", "--no-install"], { folder });
    const target = join(folder, "hoop");
    expect(jsonIn(target, "words/fr-CA.json")).toMatchObject({ language: "fr-CA", title: "Hoop" });
    expect(jsonIn(target, "words/fr-CA.json")["phases"]).toEqual({
      move: { title: "Déplacement", prompt: "Avancez votre serpent d’une case" },
    });
    expect(readdirSync(join(target, "rulebook"))).toEqual(["examples.json", "fr-CA.mdx", "teaching.json"]);
    expect(readFileSync(join(target, "src/plugin.ts"), "utf8")).toContain('"../words/fr-CA.json"');
    // as the tests of the package want it of the source language
    expect(readFileSync(join(target, "rulebook/fr-CA.mdx"), "utf8")).toContain("{/* 1, 2 */}");
    const readme = readFileSync(join(target, "README.md"), "utf8");
    expect(readme).toContain("./rulebook/fr-CA.mdx");
    expect(readme).not.toMatch(/Still in English|rulebook\/en/);
  });

  test("begins with English texts, to be replaced, for an author who writes neither", async () => {
    const folder = emptyFolder();
    await create(["hoop", "--languages", "de", "--no-install"], { folder });
    const target = join(folder, "hoop");
    expect(jsonIn(target, "words/de.json")).toMatchObject({
      language: "de",
      phases: { move: { title: "Move" } },
    });
    expect(jsonIn(target, "words/de.teaching.json")).toMatchObject({ language: "de", pictures: {} });
    expect(readdirSync(join(target, "rulebook"))).toEqual(["de.mdx", "examples.json", "teaching.json"]);
    expect(readFileSync(join(target, "README.md"), "utf8")).toContain(
      "Still in English: the texts of `words/de.json`",
    );
  });

  test("warns under an older Node, and continues", async () => {
    const folder = emptyFolder();
    const host = { node: "20.20.2" };
    const { code, errors, installed } = await create(["hoop"], { folder, host });
    expect(errors).toMatch(
      /^create-serpentarium: you are using Node 20\.20\.2; .* need Node 22\.18 or newer\. The package is written anyway.*\n$/,
    );
    expect([code, ...installed]).toEqual([0, `npm in ${join(folder, "hoop")}, quietly`]);
    const french = await create(["hoop", "--language", "fr"], { host: { node: "22.17.9" } });
    expect(french.errors).toContain("voici Node 22.17.9\u00a0; les outils");
    for (const node of ["22.18.0", "24.0.0"]) {
      expect((await create(["hoop"], { host: { node } })).errors).toBe("");
    }
  });

  test("--no-install skips the installation, and prints its command as the next step", async () => {
    const { installed, output } = await create(["hoop", "--no-install", "--directory", "a folder"]);
    expect(installed).toEqual([]);
    expect(output).toContain('  cd "a folder"\n  npm install\n');
  });

  test("--directory . writes to the current folder", async () => {
    const folder = emptyFolder();
    const { output } = await create(["hoop", "--directory", ".", "--no-install"], { folder });
    expect(existsSync(join(folder, "package.json"))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith(".create"))).toEqual([]);
    expect(output).not.toContain("cd ");
  });

  test("uses pnpm if it started the program, or on request", async () => {
    const env = { npm_config_user_agent: "pnpm/12.21.0 npm/? node/v24.0.0" };
    for (const [args, options] of [
      [["hoop"], { env }],
      [["hoop", "--package-manager", "pnpm"], {}],
    ] as const) {
      const folder = emptyFolder();
      const { installed, output } = await create(args, { folder, ...options });
      expect(installed).toEqual([`pnpm in ${join(folder, "hoop")}`]);
      expect(output).toContain("  pnpm run dev\n");
      const workflow = readFileSync(join(folder, "hoop/.github/workflows/ci.yml"), "utf8");
      expect(workflow).toContain("pnpm install --frozen-lockfile");
      // pnpm 9 installs nothing where this file has no packages
      expect(readFileSync(join(folder, "hoop/pnpm-workspace.yaml"), "utf8")).toMatch(
        /^packages:\n {2}- \.$/m,
      );
      expect(workflow).not.toMatch(/npm ci|[^p]npm (run|test)/);
    }
  });

  test("--version and --help work in English and French, and in English for others", async () => {
    expect((await create(["--version"])).output).toBe("1.2.3\n");
    const english = (await create(["--help"])).output;
    const french = (await create(["--help", "--language", "fr"])).output;
    expect((await create(["--help", "--language", "nl-BE"])).output).toBe(english);
    expect(english).toMatch(/USAGE create-serpentarium[\s\S]*--from=<game\|hexes\|cards/);
    expect(french).toMatch(/UTILISATION create-serpentarium[\s\S]*point de départ\u00a0: un petit jeu/);
    for (const flag of [
      "--languages",
      "--directory",
      "--author",
      "--package-manager",
      "--no-install",
      "--yes",
    ]) {
      expect(english).toContain(flag);
      expect(french).toContain(flag);
    }
  });
});

describe("a failure", () => {
  test.each([
    ["bad-name", 2, ["Hoop"]],
    ["bad-title", 2, ["hoop", "--title", 'a "hoop"']],
    ["bad-title", 2, ["hoop", "--title", ".hoop"]],
    ["bad-language", 2, ["hoop", "--languages", "en, de_DE"]],
    ["bad-language", 2, ["hoop", "--languages", ""]],
    ["unknown-template", 2, ["hoop", "--from", "chess"]],
    ["unknown-package-manager", 2, ["hoop", "--package-manager", "yarn"]],
    ["wrong-use", 2, []],
    ["wrong-use", 2, ["hoop", "snake"]],
    ["wrong-use", 2, ["hoop", "--form", "game"]],
    ["wrong-use", 2, ["hoop", "--from"]],
    ["bad-language", 2, ["hoop", "--language", "f"]],
    ["not-empty", 1, ["hoop", "--directory", "full"]],
    ["not-writable", 1, ["hoop", "--directory", "file"]],
    ["not-writable", 1, ["hoop", "--directory", "file/below"]],
  ])("%s: exit code %i, writes nothing: %j", async (failure, exitCode, args) => {
    const folder = emptyFolder();
    mkdirSync(join(folder, "full"));
    writeFileSync(join(folder, "full/notes.txt"), "mine");
    writeFileSync(join(folder, "file"), "mine");
    const { code, errors, installed } = await create(args, { folder });
    expect(errors).toMatch(new RegExp(`^create-serpentarium: ${failure}: .+\\n$`));
    expect(code).toBe(exitCode);
    expect(installed).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(["file", "full"]);
    expect(readdirSync(join(folder, "full"))).toEqual(["notes.txt"]);
    expect(readFileSync(join(folder, "file"), "utf8")).toBe("mine");
  });

  test("is reported in French", async () => {
    const { errors } = await create(["Hoop"], { env: { LANG: "fr_FR.UTF-8" } });
    expect(errors).toBe(
      "create-serpentarium: bad-name: «\u00a0Hoop\u00a0»\u00a0: un nom s’écrit en minuscules et chiffres reliés par des traits d’union, et commence par une lettre\u00a0: serpent-fou, ou @ada/serpent-fou\n",
    );
  });

  test("install-failed: keeps all files", async () => {
    const folder = emptyFolder();
    const { code, errors } = await create(["hoop"], { folder, host: { install: async () => false } });
    expect([code, errors]).toEqual([1, expect.stringContaining("install-failed")]);
    expect(existsSync(join(folder, "hoop/src/game.ts"))).toBe(true);
  });
});
