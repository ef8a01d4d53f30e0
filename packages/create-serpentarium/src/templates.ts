import type { Text } from "@serpentarium/core";
import { fail, type Result, succeed } from "./failure.ts";
import type { GameNames } from "./names.ts";

/** The templates: an empty game, and a variant of each game of the platform. */
export const TEMPLATES = ["game", "pantarei", "ssserpent", "sssnake", "serpent-cartes"] as const;
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
  readonly label: Text;
  readonly hint: Text;
  /** The names in the template, to be replaced. */
  readonly names: GameNames;
}

const variantInfo = (label: Text, names: GameNames): TemplateInfo => ({
  label: { en: `A variant of ${label.en}`, fr: `Une variante de ${label.fr}` },
  hint: {
    en: "a changed default, an added clause, and a changed clause",
    fr: "une autre valeur par défaut, une clause de plus, une qui se lit autrement",
  },
  names,
});

const templateNames = (suffix: string, camel: string, pascal: string, en: string, fr: string): GameNames => ({
  package: `@my-scope/my-${suffix}`,
  id: `my-${suffix}`,
  camel,
  pascal,
  title: { en, fr },
});

export const TEMPLATE_INFO: Readonly<Record<TemplateName, TemplateInfo>> = {
  game: {
    label: { en: "An empty game", fr: "Un jeu vide" },
    hint: {
      en: "two serpents on a grid, small enough to read in ten minutes",
      fr: "deux serpents sur une grille, assez petit pour se lire en dix minutes",
    },
    names: templateNames("serpent", "mySerpent", "MySerpent", "My serpent", "Mon serpent"),
  },
  pantarei: variantInfo(
    { en: "Pantareï", fr: "Pantareï" },
    templateNames("pantarei", "myPantarei", "MyPantarei", "My Pantareï", "Mon Pantareï"),
  ),
  ssserpent: variantInfo(
    { en: "Ssserpent", fr: "Ssserpent" },
    templateNames("ssserpent", "mySsserpent", "MySsserpent", "My Ssserpent", "Mon Ssserpent"),
  ),
  sssnake: variantInfo(
    { en: "Sssnake", fr: "Sssnake" },
    templateNames("sssnake", "mySssnake", "MySssnake", "My Sssnake", "Mon Sssnake"),
  ),
  "serpent-cartes": variantInfo(
    { en: "Le serpent (cards)", fr: "Le serpent (cartes)" },
    templateNames(
      "serpent-cartes",
      "mySerpentCartes",
      "MySerpentCartes",
      "My Serpent (cards)",
      "Mon Serpent (cartes)",
    ),
  ),
};

/** Parses the name of a template. Fails with `unknown-template`. */
export function parseTemplate(text: string): Result<TemplateName> {
  const template = TEMPLATES.find((name) => name === text);
  if (template) return succeed(template);
  const known = TEMPLATES.join(", ");
  return fail(
    "unknown-template",
    `"${text}" is not a template; templates: ${known}`,
    `« ${text} » n’est pas un modèle ; il y a ${known}`,
  );
}
