import { expect, test } from "vitest";
import { HOSTILE_VALUES } from "../../testkit/src/mutated-inputs.ts";
import { parseManifest } from "../src/manifest.ts";

const jsonOf = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
};

const values = Object.values(HOSTILE_VALUES).filter((value) => jsonOf(value) !== undefined);
const texts = values.flatMap((value) => [
  ...(typeof value === "string" ? [value] : []),
  ...[
    value,
    { serpentarium: value },
    { serpentarium: { contract: value, games: ["a"] } },
    { serpentarium: { contract: 1, games: value } },
    { name: value, exports: value, main: value, scripts: value, private: value },
    { dependencies: value, peerDependencies: value },
    { peerDependencies: { "@serpentarium/core": value } },
  ].map((data) => String(jsonOf(data))),
]);

test("parseManifest reads any text, or fails with bad-plugin", () => {
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) {
    const manifest = parseManifest(text);
    const field = manifest.ok ? manifest.value.plugin : manifest;
    if (field && !field.ok) expect(field.error.code, text).toBe("bad-plugin");
  }
});
