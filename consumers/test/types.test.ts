import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { games } from "../src/games.ts";
import { writeProjectFile } from "../src/project.ts";
import { recipesIn, TOOLS, USAGES } from "../src/readme.ts";
import { type RunResult, run } from "../src/run.ts";
import { workspace } from "../src/tools.ts";
import { wordsProgram } from "../src/words.ts";

const RESOLUTIONS = { nodenext: "NodeNext", bundler: "ESNext" } as const;
type Resolution = keyof typeof RESOLUTIONS;

const project = inject("pnpm");

/** Compiler settings: XState's own declarations fail under the second, so it skips declaration files. */
const STRICTNESS = {
  "all declarations": { skipLibCheck: false },
  "exact optional properties": { skipLibCheck: true, exactOptionalPropertyTypes: true },
} as const;
type Strictness = keyof typeof STRICTNESS;

/** Type-checks the programs in a folder as a strict project, with the given packages of global types. */
function check(
  folder: string,
  resolution: Resolution,
  strictness: Strictness,
  types: readonly string[] = [],
): Promise<RunResult> {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, noUncheckedIndexedAccess: true, ...STRICTNESS[strictness] },
    ...{ target: "ES2023", lib: ["ES2023", "DOM", "DOM.Iterable"], types, jsx: "react-jsx" },
    ...{ moduleResolution: resolution, module: RESOLUTIONS[resolution] },
  };
  const name = `${folder}/tsconfig.${resolution}.json`;
  const config = writeProjectFile(project, name, JSON.stringify({ compilerOptions, include: ["**/*"] }));
  const args = ["node_modules/typescript/bin/tsc", "-p", config, "--singleThreaded"];
  // several threads would check the same declarations; and a process that is this short need not collect often
  const env = { ...project.env, GOGC: "400" };
  return run(process.execPath, args, { cwd: project.folder, env });
}

/** The program of the guide about boards in React. */
const reactBoard = readFileSync(join(workspace, "consumers/programs/react-board.tsx"), "utf8");

const CASES: readonly (readonly [Resolution, Strictness])[] = [
  ["nodenext", "all declarations"],
  ["bundler", "all declarations"],
  ["nodenext", "exact optional properties"],
  // resolves as the second, and checks as the third
  ...(process.env["TEST_FULL"] ? ([["bundler", "exact optional properties"]] as const) : []),
];

/** The resolutions under which a wrong program must fail: the settings that find its faults are the same in both. */
const WRONG_CASES: readonly Resolution[] = process.env["TEST_FULL"] ? ["nodenext", "bundler"] : ["nodenext"];

const fileName = (name: string, use: string, code: string): string =>
  `${name.slice(name.indexOf("/") + 1)}-${use.replaceAll(" ", "-")}.${code.includes("/>") || code.includes("</") ? "tsx" : "ts"}`;

test.each(CASES)("%s, %s: every program passes the type checker", async (resolution, strictness) => {
  for (const { name, recipe } of games) {
    for (const use of USAGES) {
      const { code } = recipe(use);
      writeProjectFile(project, `types/${fileName(name, use, code)}`, code);
    }
  }
  writeProjectFile(project, "types/react-board.tsx", reactBoard);
  writeProjectFile(project, "types/words.ts", wordsProgram);
  expect(await check("types", resolution, strictness)).toEqual({ code: 0, stdout: "", stderr: "" });
});

test("the programs of the other packages pass the type checker, in an application with the types of Node", async () => {
  for (const name of TOOLS) {
    const { programs } = recipesIn(join(workspace, "packages", name));
    for (const [index, code] of programs.entries())
      writeProjectFile(project, `types-of-tools/${name}-${index}.ts`, code);
  }
  const result = await check("types-of-tools", "nodenext", "all declarations", ["node"]);
  expect(result).toEqual({ code: 0, stdout: "", stderr: "" });
});

/** What SUPPORT.md says of the earliest TypeScript that reads the declarations, in a package of CommonJS or of modules. */
const EARLIEST: readonly (readonly [string, "commonjs" | "module", string | undefined])[] = [
  ["--module commonjs --moduleResolution node10", "module", "TS2307"],
  ["--module es2022", "module", "TS2792"],
  ["--module node16", "commonjs", "TS1479"],
  ["--module nodenext", "commonjs", "TS1479"],
  ["--module node16", "module", undefined],
  ["--module nodenext", "module", undefined],
  ["--module esnext --moduleResolution bundler", "commonjs", undefined],
];

// each takes two seconds
test.skipIf(!process.env["TEST_FULL"]).each(EARLIEST)(
  "the earliest TypeScript with %s, type %s: %s",
  async (options, type, error) => {
    const folder = `earliest-${type}`;
    writeProjectFile(project, `${folder}/package.json`, JSON.stringify({ type }));
    const files = games.map(({ name, recipe }) =>
      writeProjectFile(project, `${folder}/${fileName(name, "rules", "")}`, recipe("Rules only").code),
    );
    const tsc = join(workspace, "consumers/node_modules/typescript-5.0/bin/tsc");
    const args = [
      tsc,
      ...options.split(" "),
      "--noEmit",
      "--strict",
      "--target",
      "es2022",
      "--typeRoots",
      "none",
      ...files,
    ];
    const { code, stdout } = await run(process.execPath, args, { cwd: project.folder, env: project.env });
    if (error) expect(stdout).toContain(error);
    else expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  },
);

test.each(WRONG_CASES)("%s: a wrong program fails", async (resolution) => {
  const [{ name, game } = { name: "", game: "" }] = games;
  const code = `import { ${game} } from "${name}";\n${game}.start({ seats: 2, options: { goal: "seven" } });\n`;
  writeProjectFile(project, "wrong/wrong.ts", code);
  writeProjectFile(project, "wrong/wrong-board.tsx", reactBoard.replace('theme="dark"', 'theme="blue"'));
  const { code: exit, stdout } = await check("wrong", resolution, "all declarations");
  expect(exit).not.toBe(0);
  expect(stdout).toContain("wrong.ts(2,");
  expect(stdout).toMatch(/wrong-board\.tsx.*'"blue"' is not assignable/);
});
