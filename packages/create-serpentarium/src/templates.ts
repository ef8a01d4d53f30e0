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

/** The files of all templates, and those that they share. */
export interface TemplateBundle {
  readonly templates: Readonly<Record<TemplateName, Files>>;
  readonly shared: Files;
  /** The version of pnpm for workflows. */
  readonly pnpm: string;
}

interface TemplateInfo {
  readonly label: Message;
  readonly hint: Message;
  /** The names in the template, to be replaced. */
  readonly names: GameNames;
}

const VARIANT_HINT = { id: "templates.variant-hint" };

const templateNames = (suffix: string, camel: string, pascal: string, en: string, fr: string): GameNames => ({
  package: `@my-scope/my-${suffix}`,
  id: `my-${suffix}`,
  camel,
  pascal,
  title: { en, fr },
});

export const TEMPLATE_INFO: Readonly<Record<TemplateName, TemplateInfo>> = {
  game: {
    label: { id: "templates.game.label" },
    hint: { id: "templates.game.hint" },
    names: templateNames("serpent", "mySerpent", "MySerpent", "My serpent", "Mon serpent"),
  },
  hexes: {
    label: { id: "templates.hexes.label" },
    hint: { id: "templates.hexes.hint" },
    names: templateNames("hexes", "myHexes", "MyHexes", "My hexes", "Mes hexagones"),
  },
  cards: {
    label: { id: "templates.cards.label" },
    hint: { id: "templates.cards.hint" },
    names: templateNames("cards", "myCards", "MyCards", "My cards", "Mes cartes"),
  },
  hands: {
    label: { id: "templates.hands.label" },
    hint: { id: "templates.hands.hint" },
    names: templateNames("hands", "myHands", "MyHands", "My hands", "Mes mains"),
  },
  choices: {
    label: { id: "templates.choices.label" },
    hint: { id: "templates.choices.hint" },
    names: templateNames("choices", "myChoices", "MyChoices", "My choices", "Mes choix"),
  },
  pantarei: {
    label: { id: "templates.pantarei.label" },
    hint: VARIANT_HINT,
    names: templateNames("pantarei", "myPantarei", "MyPantarei", "My Pantareï", "Mon Pantareï"),
  },
  ssserpent: {
    label: { id: "templates.ssserpent.label" },
    hint: VARIANT_HINT,
    names: templateNames("ssserpent", "mySsserpent", "MySsserpent", "My Ssserpent", "Mon Ssserpent"),
  },
  sssnake: {
    label: { id: "templates.sssnake.label" },
    hint: VARIANT_HINT,
    names: templateNames("sssnake", "mySssnake", "MySssnake", "My Sssnake", "Mon Sssnake"),
  },
  "serpent-cartes": {
    label: { id: "templates.serpent-cartes.label" },
    hint: VARIANT_HINT,
    names: templateNames(
      "serpent-cartes",
      "mySerpentCartes",
      "MySerpentCartes",
      "My Serpent (cards)",
      "Mon Serpent (cartes)",
    ),
  },
};

/** Parses the name of a template. Fails with `unknown-template`. */
export function parseTemplate(text: string): Result<TemplateName> {
  const template = TEMPLATES.find((name) => name === text);
  if (template) return succeed(template);
  return fail("unknown-template", { id: "failures.unknown-template", data: { text, templates: TEMPLATES } });
}
