import * as v from "valibot";
import { fail, type Result, succeed } from "../failure.ts";
import type { Game } from "../game.ts";
import { misshape } from "../misshape.ts";
import { CONTRACT, type Plugin } from "../plugin.ts";

/** What tools call a game for; the rest of it is optional, or data. */
const METHODS = [
  "start",
  "longest",
  "parsePosition",
  "formatPosition",
  "parseAction",
  "formatAction",
  "narrate",
  "scene",
  "clicks",
  "toAct",
  "seatsToAct",
  "legalActions",
  "outcomes",
  "draw",
  "refuse",
  "apply",
] as const satisfies readonly (keyof Game)[];

function createSchema() {
  const text = v.looseObject({ en: v.string(), fr: v.string() });
  const method = v.function();
  const number = v.number();
  const phase = { title: text, next: v.array(v.string()), refuse: method };
  return v.looseObject({
    game: v.looseObject({
      id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
      version: v.string(),
      title: text,
      seats: v.looseObject({ min: number, max: number }),
      options: v.looseObject({ fields: v.looseObject({}), "~standard": v.looseObject({ validate: method }) }),
      clauses: v.record(v.string(), v.looseObject({ title: text })),
      phases: v.record(
        v.string(),
        v.variant("kind", [
          v.looseObject({ kind: v.picklist(["seat", "chance"]), ...phase, apply: method }),
          v.looseObject({ kind: v.literal("simultaneous"), ...phase, resolve: method }),
        ]),
      ),
      words: v.looseObject({}),
      ...Object.fromEntries(METHODS.map((name) => [name, method])),
    }),
    examples: v.array(v.looseObject({ clause: v.string(), position: v.string() })),
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const noPlugin = (en: string, fr: string) => fail("bad-plugin", `not a plugin: ${en}`, `pas un jeu : ${fr}`);

/**
 * A version of the contract, as a plugin or its `package.json` names it. Fails with `bad-plugin` where it is none, and
 * with `bad-contract` where it is another: the message says what to do, for whoever installs games.
 */
export function parseContract(contract: unknown): Result<typeof CONTRACT> {
  if (contract === CONTRACT) return succeed(CONTRACT);
  if (typeof contract !== "number" || !Number.isSafeInteger(contract)) {
    return noPlugin("contract should be a whole number", "contract devrait être un nombre entier");
  }
  const [en, fr] =
    contract < CONTRACT
      ? [
          `update the plugin, or install the version of the tools that takes contract ${contract}`,
          `mettez le jeu à jour, ou installez la version des outils qui prend le contrat ${contract}`,
        ]
      : [
          `update the tools, or install the version of the plugin that is made for contract ${CONTRACT}`,
          `mettez les outils à jour, ou installez la version du jeu faite pour le contrat ${CONTRACT}`,
        ];
  return fail(
    "bad-contract",
    `made for contract ${contract}, and these tools take contract ${CONTRACT}: ${en}`,
    `fait pour le contrat ${contract}, alors que ces outils prennent le contrat ${CONTRACT} : ${fr}`,
  );
}

/** Whether it has the shape; what a plugin keeps behind accessors is asked for here as well. */
function parseShape(plugin: unknown): Result<Plugin> {
  const checked = v.safeParse(createSchema(), plugin, { abortEarly: true });
  // as it came, since valibot makes copies; its shape was just checked
  if (checked.success) return succeed(plugin as Plugin);
  const { en, fr } = misshape(checked.issues[0]);
  return noPlugin(en, fr);
}

/**
 * The plugin that a module from outside exports by default, as `import()` gives it. The contract is looked at first:
 * another version of it may have another shape. Fails with `bad-contract` or `bad-plugin`.
 *
 * @example
 * ```ts
 * import { parsePlugin } from "@serpentarium/core/plugin";
 *
 * parsePlugin({ default: { contract: 99 } }).ok; // => false
 * ```
 */
export function parsePlugin(module: unknown): Result<Plugin> {
  try {
    const plugin = isObject(module) ? module["default"] : undefined;
    if (!isObject(plugin)) {
      return fail(
        "bad-plugin",
        "the default export is not a plugin (see definePlugin in @serpentarium/core)",
        "l’export par défaut n’est pas un jeu (voir definePlugin dans @serpentarium/core)",
      );
    }
    const contract = parseContract(plugin["contract"]);
    return contract.ok ? parseShape(plugin) : contract;
  } catch (error) {
    return noPlugin(String(error), String(error));
  }
}
