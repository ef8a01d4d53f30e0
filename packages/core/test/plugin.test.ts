import { describe, expect, test } from "vitest";
import { CONTRACT, definePlugin, type Failure } from "../src/index.ts";
import { parseContract, parsePlugin } from "../src/plugin/index.ts";
import { pebbles } from "./fixtures/pebbles.ts";

const plugin = definePlugin(pebbles, []);

const failureOf = (module: unknown): Failure | undefined => {
  const parsed = parsePlugin(module);
  return parsed.ok ? undefined : parsed.error;
};
const withGame = (changes: object) => ({ default: { ...plugin, game: { ...pebbles, ...changes } } });

describe("parsePlugin", () => {
  test("gives the plugin that the module exports, not a copy", () => {
    const parsed = parsePlugin({ default: plugin, pebbles });
    expect(parsed.ok && parsed.value).toBe(plugin);
  });

  test("takes the module namespace as import() gives it", async () => {
    const url = `data:text/javascript,${encodeURIComponent("export default { contract: 1 }")}`;
    expect(failureOf(await import(/* @vite-ignore */ url))).toMatchObject({
      code: "bad-plugin",
      message: { en: "not a plugin: game is missing" },
    });
  });

  test.each([undefined, null, 5, "plugin", [], {}, plugin, { default: null }, { default: () => plugin }])(
    "bad-plugin: no default export that could be one (%#)",
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
    [{ default: { ...plugin, game: "pebbles" } }, "game should be Object"],
    [{ default: { ...plugin, examples: {} } }, "examples should be Array"],
    [{ default: { ...plugin, examples: [{ clause: "take.one" }] } }, "examples.0.position is missing"],
    [withGame({ id: "../evil" }), "game.id should be /^[a-z][a-z0-9-]*$/"],
    [withGame({ id: 7 }), "game.id should be string"],
    [withGame({ title: { en: "Pebbles" } }), "game.title.fr is missing"],
    [withGame({ seats: { min: "2", max: 3 } }), "game.seats.min should be number"],
    [withGame({ options: {} }), "game.options.fields is missing"],
    [withGame({ options: { fields: {}, "~standard": {} } }), "game.options.~standard.validate is missing"],
    [withGame({ clauses: { "take.one": {} } }), "game.clauses.take.one.title is missing"],
    [
      withGame({ phases: { take: { kind: "seat", title: pebbles.title, next: "over" } } }),
      "game.phases.take.next should be Array",
    ],
    [
      withGame({ phases: { take: { kind: "simultaneous", title: pebbles.title, next: [], refuse() {} } } }),
      "game.phases.take.resolve is missing",
    ],
    [
      withGame({ phases: { take: { kind: "turn" } } }),
      'game.phases.take.kind should be (("seat" | "chance") | "simultaneous")',
    ],
    [withGame({ apply: undefined }), "game.apply is missing"],
    [withGame({ legalActions: [] }), "game.legalActions should be Function"],
  ])("bad-plugin: a part that is not as it should be (%#: %s)", (module, message) => {
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

  test("bad-contract: another version, whatever the rest of it looks like", () => {
    expect(failureOf({ default: { contract: CONTRACT + 1, games: [] } })?.code).toBe("bad-contract");
  });
});

describe("parseContract", () => {
  test("takes the version of these tools", () => {
    expect(parseContract(CONTRACT)).toEqual({ ok: true, value: CONTRACT });
  });

  test("bad-contract: an older one says to update the plugin, or to install older tools", () => {
    expect(parseContract(CONTRACT - 1)).toMatchObject({
      error: {
        code: "bad-contract",
        message: {
          en: "made for contract 0, and these tools take contract 1: update the plugin, or install the version of the tools that takes contract 0",
          fr: "fait pour le contrat 0, alors que ces outils prennent le contrat 1\u00a0: mettez le jeu à jour, ou installez la version des outils qui prend le contrat 0",
        },
      },
    });
  });

  test("bad-contract: a newer one says to update the tools, or to install an older plugin", () => {
    expect(parseContract(CONTRACT + 1)).toMatchObject({
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
