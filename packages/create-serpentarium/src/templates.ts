import type { Text } from "@serpentarium/core";
import { fail, type Result, succeed } from "./failure.ts";
import type { Names } from "./names.ts";

/** What one can start from: an empty game, or a variant of a game of the platform. */
export const TEMPLATES = ["game", "pantarei", "ssserpent", "sssnake", "serpent-cartes"] as const;
export type TemplateName = (typeof TEMPLATES)[number];

/** The texts of files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** All that is written from: what each template has of its own, and what all have. */
export interface Stock {
  readonly templates: Readonly<Record<TemplateName, Files>>;
  readonly shared: Files;
  /** The version of pnpm that workflows install. */
  readonly pnpm: string;
}

interface About {
  readonly label: Text;
  readonly hint: Text;
  /** What the game is called in the template, to be replaced. */
  readonly names: Names;
}

const variantOf = (label: Text, names: Names): About => ({
  label: { en: `A variant of ${label.en}`, fr: `Une variante de ${label.fr}` },
  hint: {
    en: "another default, one more clause, one that reads otherwise",
    fr: "une autre valeur par défaut, une clause de plus, une qui se lit autrement",
  },
  names,
});

const named = (suffix: string, camel: string, pascal: string, en: string, fr: string): Names => ({
  package: `@my-scope/my-${suffix}`,
  id: `my-${suffix}`,
  camel,
  pascal,
  title: { en, fr },
});

export const ABOUT: Readonly<Record<TemplateName, About>> = {
  game: {
    label: { en: "An empty game", fr: "Un jeu vide" },
    hint: {
      en: "two serpents on a grid, small enough to read in ten minutes",
      fr: "deux serpents sur une grille, assez petit pour se lire en dix minutes",
    },
    names: named("serpent", "mySerpent", "MySerpent", "My serpent", "Mon serpent"),
  },
  pantarei: variantOf(
    { en: "Pantareï", fr: "Pantareï" },
    named("pantarei", "myPantarei", "MyPantarei", "My Pantareï", "Mon Pantareï"),
  ),
  ssserpent: variantOf(
    { en: "Ssserpent", fr: "Ssserpent" },
    named("ssserpent", "mySsserpent", "MySsserpent", "My Ssserpent", "Mon Ssserpent"),
  ),
  sssnake: variantOf(
    { en: "Sssnake", fr: "Sssnake" },
    named("sssnake", "mySssnake", "MySssnake", "My Sssnake", "Mon Sssnake"),
  ),
  "serpent-cartes": variantOf(
    { en: "Le serpent (cards)", fr: "Le serpent (cartes)" },
    named(
      "serpent-cartes",
      "mySerpentCartes",
      "MySerpentCartes",
      "My Serpent (cards)",
      "Mon Serpent (cartes)",
    ),
  ),
};

/** The template of a name. Fails with `unknown-template`. */
export function parseTemplate(text: string): Result<TemplateName> {
  const template = TEMPLATES.find((name) => name === text);
  if (template) return succeed(template);
  const known = TEMPLATES.join(", ");
  return fail(
    "unknown-template",
    `"${text}" is no template; there are ${known}`,
    `« ${text} » n’est pas un modèle ; il y a ${known}`,
  );
}
