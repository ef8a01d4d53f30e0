import type { ClauseSource } from "@serpentarium/core";
import type { SiteText } from "./site-text.ts";

/** The name and meaning of each clause source. */
export const CLAUSE_SOURCE_TEXTS: Readonly<
  Record<ClauseSource, { readonly name: SiteText; readonly meaning: SiteText }>
> = {
  printed: {
    name: { en: "printed", fr: "imprimée" },
    meaning: { en: "The printed rules say so.", fr: "La règle imprimée le dit." },
  },
  ruling: {
    name: { en: "ruling", fr: "interprétation" },
    meaning: {
      en: "The printed rules are silent or can be read in two ways; this is our reading.",
      fr: "Elle se tait ou se lit de deux façons ; voici notre lecture.",
    },
  },
  platform: {
    name: { en: "platform", fr: "plateforme" },
    meaning: {
      en: "Our addition: an option turns it off, or a variant adds it.",
      fr: "Un ajout à nous : une option le désactive, ou une variante l’apporte.",
    },
  },
};

/** The texts of the title page of a printed rulebook. */
export const COVER_MESSAGES = {
  kind: { en: "Rulebook", fr: "Livret de règles" },
  players: { en: "{min} players", fr: "{min} joueurs" },
  somePlayers: { en: "{min} to {max} players", fr: "De {min} à {max} joueurs" },
  version: {
    en: "Serpentarium · version {version}, with {clauses} clauses",
    fr: "Serpentarium · version {version}, en {clauses} clauses",
  },
} as const satisfies Readonly<Record<string, SiteText>>;

/** The texts of examples and statecharts. */
export const RULEBOOK_MESSAGES = {
  shortLink: { en: "Short version for print", fr: "Version courte à imprimer" },
  shortTitle: { en: "{game} in short", fr: "{game} en bref" },
  shortDescription: {
    en: "The rules of {game} on two printed pages.",
    fr: "La règle de {game} sur deux pages imprimées.",
  },
  shortNote: {
    en: "Rules of version {version}, shortened.",
    fr: "Règle de la version {version}, abrégée.",
  },
  wholeRulebook: { en: "The whole rulebook", fr: "Le livret entier" },
  tryIt: { en: "Try it", fr: "À vous d’essayer" },
  playOn: { en: "Play on from here", fr: "Jouer la suite" },
  reset: { en: "Start again", fr: "Recommencer" },
  legend: {
    en: "{clauses} clauses and {examples} examples. Each clause names its source:",
    fr: "{clauses} clauses et {examples} exemples. Chaque clause dit sur quoi elle repose :",
  },
  before: { en: "Before", fr: "Avant" },
  after: { en: "After", fr: "Après" },
  played: { en: "Played", fr: "Coup joué" },
  refused: { en: "Refused", fr: "Refusé" },
  rejected: { en: "No such position", fr: "Position impossible" },
  legal: { en: "Allowed, and nothing else", fr: "Permis, et rien d’autre" },
  over: { en: "Nothing to play: the game is over", fr: "Plus rien à jouer : la partie est finie" },
  among: { en: "Allowed", fr: "Permis" },
  never: { en: "Not allowed", fr: "Interdit" },
  statechart: { en: "{game}: statechart", fr: "{game} : diagramme d’états" },
  machine: { en: "{game}: its turn machine, drawn", fr: "{game} : sa machine à tours, dessinée" },
  state: { en: "State", fr: "État" },
  acts: { en: "Who acts", fr: "Qui agit" },
  leads: { en: "Leads to", fr: "Mène à" },
  chance: { en: "chance", fr: "le hasard" },
  seat: { en: "a player", fr: "un joueur" },
  nobody: { en: "no player", fr: "personne" },
} as const satisfies Readonly<Record<string, SiteText>>;
