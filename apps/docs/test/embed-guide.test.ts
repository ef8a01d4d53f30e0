import { readFileSync } from "node:fs";
import { ATTRIBUTES } from "@serpentarium/play/embed";
import { expect, test } from "vitest";
import { games } from "../src/lib/registry/games.ts";

test.each(["", "fr/"])("the guide %s names every attribute and an existing game", (folder) => {
  const guide = readFileSync(`src/content/docs/${folder}guides/embed.mdx`, "utf8");
  const rows = guide.split("\n").filter((line) => line.startsWith("| `"));
  expect(
    rows
      .flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name))
      .toSorted(),
  ).toEqual(ATTRIBUTES.toSorted());
  const addresses = [...guide.matchAll(/\/embed\/([\w-]+)(@[\w.-]+\.js|\/)/g)].map(([, id = ""]) => id);
  expect(addresses).toHaveLength(2);
  for (const id of addresses) expect(games).toHaveProperty(id);
});
