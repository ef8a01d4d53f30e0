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

const variantInfo = (label: Message, names: GameNames): TemplateInfo => ({
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
    label: { en: "A game on a grid", fr: "Un jeu sur une grille" },
    hint: {
      en: "two serpents grow; a file for each thing, as in larger games",
      fr: "deux serpents s’allongent ; un fichier par chose, comme dans les grands jeux",
    },
    names: templateNames("serpent", "mySerpent", "MySerpent", "My serpent", "Mon serpent"),
  },
  hexes: {
    label: { en: "A game on hexagons", fr: "Un jeu sur des hexagones" },
    hint: {
      en: "scales on free cells, until a serpent joins two sides",
      fr: "des écailles sur des cases libres, jusqu’à ce qu’un serpent relie deux bords",
    },
    names: templateNames("hexes", "myHexes", "MyHexes", "My hexes", "Mes hexagones"),
  },
  cards: {
    label: { en: "A game with open cards", fr: "Un jeu de cartes ouvertes" },
    hint: {
      en: "a deck that chance turns up, and a common row to take from",
      fr: "une pioche que le hasard retourne, et une rangée commune où prendre",
    },
    names: templateNames("cards", "myCards", "MyCards", "My cards", "Mes cartes"),
  },
  hands: {
    label: { en: "A game with hidden hands", fr: "Un jeu à mains cachées" },
    hint: {
      en: "cards that only their player sees; bots guess the others",
      fr: "des cartes que leur joueur est seul à voir ; les robots devinent les autres",
    },
    names: templateNames("hands", "myHands", "MyHands", "My hands", "Mes mains"),
  },
  choices: {
    label: { en: "A game of simultaneous choices", fr: "Un jeu de choix simultanés" },
    hint: {
      en: "all choose in secret, then the choices are shown at once",
      fr: "tous choisissent en secret, puis les choix se montrent à la fois",
    },
    names: templateNames("choices", "myChoices", "MyChoices", "My choices", "Mes choix"),
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
  return fail("unknown-template", {
    en: `"${text}" is not a template; templates: ${known}`,
    fr: `« ${text} » n’est pas un modèle ; il y a ${known}`,
  });
}
