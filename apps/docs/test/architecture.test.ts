import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifests = globSync("packages/*/package.json", { cwd: ROOT }).map(
  (file): Manifest => JSON.parse(readFileSync(join(ROOT, file), "utf8")),
);
const dependencies = new Map(
  manifests.map(({ name, dependencies: own, peerDependencies: peers }) => [
    name,
    manifests.map((one) => one.name).filter((one) => one in { ...own, ...peers }),
  ]),
);

/** Whether a package depends on another one, directly or through others. */
const dependsOn = (from: string, to: string): boolean =>
  (dependencies.get(from) ?? []).some((one) => one === to || dependsOn(one, to));

test("the picture of the packages has their dependencies, except those that follow from others", () => {
  const edges = [...dependencies].flatMap(([from, all]) =>
    all.filter((to) => !all.some((one) => dependsOn(one, to))).map((to) => [from, to]),
  );
  const text = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
  const [, picture = ""] = /```mermaid\n([\s\S]*?)```/.exec(text) ?? [];
  const fullName = (id: string): string =>
    manifests.map(({ name }) => name).find((name) => name === id || name === `@serpentarium/${id}`) ?? id;
  const drawn = picture.split("\n").flatMap((line) => {
    const [from, to] = line.split("-->").map((side) => side.split("&").map((id) => fullName(id.trim())));
    return (from ?? []).flatMap((one) => (to ?? []).map((other) => [one, other]));
  });
  expect(edges.length).toBeGreaterThan(20);
  expect(drawn.toSorted()).toEqual(edges.toSorted());
});

/** The files that a step names: from `apps`, from a package, or beside the file named before. */
function filesOf(step: string): readonly string[] {
  const files: string[] = [];
  for (const [, name = ""] of step.matchAll(/`([\w./-]+\.(?:astro|tsx?))`/g)) {
    const beside = join(dirname(files.at(-1) ?? ""), name);
    const file = [name, `packages/${name}`, beside].find((path) => existsSync(join(ROOT, path)));
    expect(file, `${name} in “${step}”`).toBeDefined();
    files.push(file ?? "");
  }
  return files;
}

/** Whether a file imports another one, directly or from its package. */
function importsFrom(from: string, to: string): boolean {
  const source = readFileSync(join(ROOT, from), "utf8");
  const [, folder = ""] = /^packages\/([\w-]+)\/src\//.exec(to) ?? [];
  const specifiers = [...source.matchAll(/(?:from |import\()"([^"]+)"/g)].map(([, name = ""]) => name);
  return specifiers.some((name) =>
    name.startsWith(".")
      ? join(dirname(from), name) === to
      : folder !== "" && new RegExp(`^@serpentarium/${folder}(?:/|$)`).test(name),
  );
}

const architecture = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
const [, section = ""] = /## Three ways through the code\n([\s\S]*?)\n## /.exec(architecture) ?? [];
const ways = section.split(/^\*\*/m).slice(1);

test.each(ways.map((way) => [way.slice(0, way.indexOf("**")), way] as const))(
  "%s: each step leads to the next",
  (_, way) => {
    const steps = way.split(/^\d+\. /m).slice(1);
    expect(steps.length).toBeGreaterThan(5);
    const files = steps.map(filesOf);
    for (const [i, step] of steps.entries()) {
      const [before, here] = [files[i - 1], files[i] ?? []];
      expect(here.length, step).toBeGreaterThan(0);
      if (!before || /over HTTP|at run time/.test(step)) continue;
      const isLinked = before.some((a) => here.some((b) => importsFrom(a, b) || importsFrom(b, a)));
      expect(isLinked, `${before.join(", ")} and ${here.join(", ")}`).toBe(true);
    }
  },
);
