import { describe, expect, test } from "vitest";
import { CONTRACT_VERSION, definePlugin, type Failure } from "../src/index.ts";
import { parseContractVersion, parsePlugin } from "../src/plugin/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";
import { EN } from "./fixtures/words.ts";

const plugin = definePlugin(pebbles, []);

const failureOf = (module: unknown): Failure | undefined => {
  const parsed = parsePlugin(module);
  return parsed.ok ? undefined : parsed.error;
};
const withGame = (changes: object) => ({ default: { ...plugin, game: { ...pebbles, ...changes } } });

describe("parsePlugin", () => {
  test("returns the exported plugin itself, not a copy", () => {
    const parsed = parsePlugin({ default: plugin, pebbles });
    expect(parsed.ok && parsed.value).toBe(plugin);
  });

  test("accepts the module namespace of import()", async () => {
    const url = `data:text/javascript,${encodeURIComponent("export default { contract: 1 }")}`;
    expect(failureOf(await import(/* @vite-ignore */ url))).toMatchObject({
      code: "bad-plugin",
      message: { id: "failures.bad-plugin.shape", data: { problem: { data: { path: "game" } } } },
    });
  });

  test.each([undefined, null, 5, "plugin", [], {}, plugin, { default: null }, { default: () => plugin }])(
    "bad-plugin: a default export that is not a plugin (%#)",
    (module) => {
      expect(failureOf(module)).toMatchObject({
        code: "bad-plugin",
        message: { id: "failures.bad-plugin.export" },
      });
    },
  );

  test.each([
    [{ default: { ...plugin, contract: "1" } }, "contract should be a whole number"],
    [{ default: { ...plugin, contract: Number.NaN } }, "contract should be a whole number"],
    [{ default: { ...plugin, contract: undefined } }, "contract should be a whole number"],
    [{ default: { ...plugin, game: "pebbles" } }, "game should be an object"],
    [{ default: { ...plugin, examples: {} } }, "examples should be a list"],
    [{ default: { ...plugin, examples: [{ clause: "take.one" }] } }, "examples.0.position is missing"],
    [withGame({ id: "../evil" }), "game.id should be /^[a-z][a-z0-9-]*$/"],
    [withGame({ id: 7 }), "game.id should be a text"],
    [withGame({ seats: { min: "2", max: 3 } }), "game.seats.min should be a number"],
    [withGame({ options: {} }), "game.options.fields is missing"],
    [withGame({ options: { fields: {}, "~standard": {} } }), "game.options.~standard.validate is missing"],
    [withGame({ phases: { take: { kind: "seat", next: [] } } }), "game.phases.take.refuse is missing"],
    [withGame({ clauses: { "take.one": {} } }), "game.clauses.take.one.source is missing"],
    [
      withGame({ phases: { take: { kind: "seat", next: "over" } } }),
      "game.phases.take.next should be a list",
    ],
    [
      withGame({ phases: { take: { kind: "simultaneous", next: [], refuse() {} } } }),
      "game.phases.take.resolve is missing",
    ],
    [{ default: { ...plugin, words: undefined } }, "words is missing"],
    [{ default: { ...plugin, words: [{}] } }, "words.0.language is missing"],
    [
      withGame({ phases: { take: { kind: "turn" } } }),
      'game.phases.take.kind should be (("seat" | "chance") | "simultaneous")',
    ],
    [withGame({ apply: undefined }), "game.apply is missing"],
    [withGame({ legalActions: [] }), "game.legalActions should be a function"],
  ])("bad-plugin: an invalid part (%#: %s)", (module, message) => {
    const failure = failureOf(module);
    expect([failure?.code, EN.format(failure?.message ?? "")]).toEqual([
      "bad-plugin",
      `not a plugin: ${message}`,
    ]);
  });

  test("bad-plugin: an accessor that throws", () => {
    const hostile = {
      get default(): unknown {
        throw new Error("out of order");
      },
    };
    expect(failureOf(hostile)).toMatchObject({
      code: "bad-plugin",
      message: { id: "failures.bad-plugin.shape", data: { problem: "Error: out of order" } },
    });
  });

  test("bad-contract: another version, whatever else the plugin contains", () => {
    expect(failureOf({ default: { contract: CONTRACT_VERSION + 1, games: [] } })?.code).toBe("bad-contract");
  });
});

describe("parseContractVersion", () => {
  test("accepts the version of these tools", () => {
    expect(parseContractVersion(CONTRACT_VERSION)).toEqual({ ok: true, value: CONTRACT_VERSION });
  });

  test("bad-contract: for an older version suggests updating the plugin, or installing older tools", () => {
    expect(parseContractVersion(CONTRACT_VERSION - 1)).toMatchObject({
      error: {
        code: "bad-contract",
        message: { id: "failures.bad-contract.old", data: { contract: 0, expected: 1 } },
      },
    });
  });

  test("bad-contract: for a newer version suggests updating the tools, or installing an older plugin", () => {
    expect(parseContractVersion(CONTRACT_VERSION + 1)).toMatchObject({
      error: {
        code: "bad-contract",
        message: { id: "failures.bad-contract.new", data: { contract: 2, expected: 1 } },
      },
    });
  });
});
