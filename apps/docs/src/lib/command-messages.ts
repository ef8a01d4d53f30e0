import type { SiteText } from "./site-text.ts";

/** The texts of the page of the command line. */
export const COMMAND_MESSAGES = {
  title: { en: "Command line", fr: "Ligne de commande" },
  description: {
    en: "Every command of the program serpentarium with its arguments and options.",
    fr: "Toutes les commandes du programme serpentarium, avec leurs arguments et leurs options.",
  },
  intro: {
    en: "The program runs without an installation, with Node 20 or newer:",
    fr: "Le programme s’utilise sans installation, avec Node 20 ou plus récent :",
  },
  help: {
    en: "Each command describes itself with --help, as here.",
    fr: "Chaque commande se décrit elle-même avec --help, comme ici.",
  },
  about: {
    en: "The package: version, size and changes",
    fr: "Le paquet : version, taille et changements",
  },
  required: { en: "required", fr: "obligatoire" },
  default: { en: "default: {value}", fr: "par défaut : {value}" },
  common: { en: "Options of every command", fr: "Options de toutes les commandes" },
} as const satisfies Record<string, SiteText>;
