import { expect, inject, test } from "vitest";
import { games } from "../src/games.ts";
import { writeIn } from "../src/project.ts";
import { USES } from "../src/readme.ts";
import { type Ran, run } from "../src/run.ts";

const RESOLUTIONS = { nodenext: "NodeNext", bundler: "ESNext" } as const;
type Resolution = keyof typeof RESOLUTIONS;

const project = inject("pnpm");

/** How strict a project is: XState's own declarations do not pass the second, and are left out there. */
const STRICTNESS = {
  "all declarations": { skipLibCheck: false },
  "exact optional properties": { skipLibCheck: true, exactOptionalPropertyTypes: true },
} as const;
type Strictness = keyof typeof STRICTNESS;

/** What TypeScript says of programs in a strict project. */
function check(folder: string, resolution: Resolution, strictness: Strictness): Promise<Ran> {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, noUncheckedIndexedAccess: true, ...STRICTNESS[strictness] },
    ...{ target: "ES2023", lib: ["ES2023", "DOM", "DOM.Iterable"], types: [], jsx: "react-jsx" },
    ...{ moduleResolution: resolution, module: RESOLUTIONS[resolution] },
  };
  const name = `${folder}/tsconfig.${resolution}.json`;
  const config = writeIn(project, name, JSON.stringify({ compilerOptions, include: ["**/*"] }));
  const tsc = "node_modules/typescript/bin/tsc";
  return run(process.execPath, [tsc, "-p", config], { cwd: project.folder, env: project.env });
}

const WAYS: readonly [Resolution, Strictness][] = [
  ["nodenext", "all declarations"],
  ["nodenext", "exact optional properties"],
  ["bundler", "all declarations"],
  ["bundler", "exact optional properties"],
];

const fileName = (name: string, use: string, code: string): string =>
  `${name.slice(name.indexOf("/") + 1)}-${use.replaceAll(" ", "-")}.${code.includes("/>") || code.includes("</") ? "tsx" : "ts"}`;

test.each(WAYS)("%s, %s: the types of every program are right", async (resolution, strictness) => {
  for (const { name, recipe } of games) {
    for (const use of USES) {
      const { code } = recipe(use);
      writeIn(project, `types/${fileName(name, use, code)}`, code);
    }
  }
  expect(await check("types", resolution, strictness)).toEqual({ code: 0, stdout: "", stderr: "" });
});

test.each(["nodenext", "bundler"] as const)("%s: a wrong program is found out", async (resolution) => {
  const [{ name, game } = { name: "", game: "" }] = games;
  const code = `import { ${game} } from "${name}";\n${game}.start({ seats: 2, options: { goal: "seven" } });\n`;
  writeIn(project, "wrong/wrong.ts", code);
  const { code: exit, stdout } = await check("wrong", resolution, "all declarations");
  expect(exit).not.toBe(0);
  expect(stdout).toContain("wrong.ts(2,");
});
