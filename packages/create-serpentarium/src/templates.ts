import type { Message } from "@serpentarium/core";
import { fail, type Result, succeed } from "./failure.ts";
import type { GameNames } from "./names.ts";

/** The templates: a small game of each kind, and a variant of each game of the platform. */
export const TEMPLATES = [
  "game",
  "hexes",
  "cards",
  "hands",
  "choices",
  "pantarei",
  "ssserpent",
  "sssnake",
  "serpent-cartes",
] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** The texts of files by path. */
export type Files = Readonly<Record<string, string>>;

/** The files of all templates, and their shared files. */
export interface TemplateBundle {
  readonly templates: Readonly<Record<TemplateName, Files>>;
  readonly shared: Files;
  /** The version of pnpm for workflows. */
  readonly pnpm: string;
}

interface TemplateInfo {
  readonly label: Message;
  readonly hint: Message;
  /** The names in the template, to be replaced; its titles are in its words. */
  readonly names: Omit<GameNames, "titles">;
}

const VARIANT_HINT = { id: "templates.variant-hint" };

const identifiers = (suffix: string, camel: string, pascal: string): TemplateInfo["names"] => ({
  package: `@my-scope/my-${suffix}`,
  id: `my-${suffix}`,
  camel,
  pascal,
});

export const TEMPLATE_INFO: Readonly<Record<TemplateName, TemplateInfo>> = {
  game: {
    label: { id: "templates.game.label" },
    hint: { id: "templates.game.hint" },
    names: identifiers("serpent", "mySerpent", "MySerpent"),
  },
  hexes: {
    label: { id: "templates.hexes.label" },
    hint: { id: "templates.hexes.hint" },
    names: identifiers("hexes", "myHexes", "MyHexes"),
  },
  cards: {
    label: { id: "templates.cards.label" },
    hint: { id: "templates.cards.hint" },
    names: identifiers("cards", "myCards", "MyCards"),
  },
  hands: {
    label: { id: "templates.hands.label" },
    hint: { id: "templates.hands.hint" },
    names: identifiers("hands", "myHands", "MyHands"),
  },
  choices: {
    label: { id: "templates.choices.label" },
    hint: { id: "templates.choices.hint" },
    names: identifiers("choices", "myChoices", "MyChoices"),
  },
  pantarei: {
    label: { id: "templates.pantarei.label" },
    hint: VARIANT_HINT,
    names: identifiers("pantarei", "myPantarei", "MyPantarei"),
  },
  ssserpent: {
    label: { id: "templates.ssserpent.label" },
    hint: VARIANT_HINT,
    names: identifiers("ssserpent", "mySsserpent", "MySsserpent"),
  },
  sssnake: {
    label: { id: "templates.sssnake.label" },
    hint: VARIANT_HINT,
    names: identifiers("sssnake", "mySssnake", "MySssnake"),
  },
  "serpent-cartes": {
    label: { id: "templates.serpent-cartes.label" },
    hint: VARIANT_HINT,
    names: identifiers("serpent-cartes", "mySerpentCartes", "MySerpentCartes"),
  },
};

/** Parses the name of a template. Fails with `unknown-template`. */
export function parseTemplate(text: string): Result<TemplateName> {
  const template = TEMPLATES.find((name) => name === text);
  if (template) return succeed(template);
  return fail("unknown-template", { id: "failures.unknown-template", data: { text, templates: TEMPLATES } });
}
