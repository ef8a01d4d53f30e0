import { describe, expect, test } from "vitest";
import { CONTRACT_VERSION, definePlugin, type Failure } from "../src/index.ts";
import { parseContractVersion, parsePlugin } from "../src/plugin/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

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
      message: { en: "not a plugin: game is missing" },
    });
  });

  test.each([undefined, null, 5, "plugin", [], {}, plugin, { default: null }, { default: () => plugin }])(
    "bad-plugin: a default export that is not a plugin (%#)",
    (module) => {
      expect(failureOf(module)).toMatchObject({
        code: "bad-plugin",
        message: {
          en: "the default export is not a plugin (see definePlugin in @serpentarium/core)",
          fr: "l’export par défaut n’est pas un jeu (voir definePlugin dans @serpentarium/core)",
        },
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
    [withGame({ title: { en: "Pebbles" } }), "game.title.fr is missing"],
    [withGame({ seats: { min: "2", max: 3 } }), "game.seats.min should be a number"],
    [withGame({ options: {} }), "game.options.fields is missing"],
    [withGame({ options: { fields: {}, "~standard": {} } }), "game.options.~standard.validate is missing"],
    [
      withGame({ phases: { take: { kind: "seat", title: pebbles.title, next: [] } } }),
      "game.phases.take.prompt is missing",
    ],
    [withGame({ clauses: { "take.one": {} } }), "game.clauses.take.one.title is missing"],
    [
      withGame({
        phases: { take: { kind: "seat", title: pebbles.title, prompt: pebbles.title, next: "over" } },
      }),
      "game.phases.take.next should be a list",
    ],
    [
      withGame({
        phases: {
          take: { kind: "simultaneous", title: pebbles.title, prompt: pebbles.title, next: [], refuse() {} },
        },
      }),
      "game.phases.take.resolve is missing",
    ],
    [
      withGame({ phases: { take: { kind: "turn" } } }),
      'game.phases.take.kind should be (("seat" | "chance") | "simultaneous")',
    ],
    [withGame({ apply: undefined }), "game.apply is missing"],
    [withGame({ legalActions: [] }), "game.legalActions should be a function"],
  ])("bad-plugin: an invalid part (%#: %s)", (module, message) => {
    expect(failureOf(module)).toMatchObject({
      code: "bad-plugin",
      message: { en: `not a plugin: ${message}` },
    });
  });

  test("bad-plugin: an accessor that throws", () => {
    const hostile = {
      get default(): unknown {
        throw new Error("out of order");
      },
    };
    expect(failureOf(hostile)).toMatchObject({
      code: "bad-plugin",
      message: { en: "not a plugin: Error: out of order" },
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
        message: {
          en: "made for contract 0, and these tools take contract 1: update the plugin, or install the version of the tools that takes contract 0",
          fr: "fait pour le contrat 0, alors que ces outils prennent le contrat 1\u00a0: mettez le jeu à jour, ou installez la version des outils qui prend le contrat 0",
        },
      },
    });
  });

  test("bad-contract: for a newer version suggests updating the tools, or installing an older plugin", () => {
    expect(parseContractVersion(CONTRACT_VERSION + 1)).toMatchObject({
      error: {
        code: "bad-contract",
        message: {
          en: "made for contract 2, and these tools take contract 1: update the tools, or install the version of the plugin that is made for contract 1",
          fr: "fait pour le contrat 2, alors que ces outils prennent le contrat 1\u00a0: mettez les outils à jour, ou installez la version du jeu faite pour le contrat 1",
        },
      },
    });
  });
});
