import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
