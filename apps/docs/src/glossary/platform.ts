import type { Term } from "./term.ts";

/** The terms of the platform. */
export const platform: readonly Term[] = [
  {
    term: { en: "game", fr: "jeu" },
    meaning: {
      en: "A table of phases with clauses, options and texts, provided by a package.",
      fr: "Une table de phases avec ses clauses, ses options et ses textes, fournie par un paquet.",
    },
  },
  {
    term: { en: "table", fr: "table" },
    meaning: {
      en: "The seats and options of a match.",
      fr: "Les places et les options d’une partie.",
    },
  },
  {
    term: { en: "position", fr: "position" },
    meaning: {
      en: "The state of a match at one moment, as plain data with a notation.",
      fr: "L’état du jeu à un moment, en données simples qui ont une notation.",
    },
  },
  {
    term: { en: "phase", fr: "phase" },
    meaning: {
      en: "A part of a turn in which one kind of action is played.",
      fr: "Une partie d’un tour, où l’on joue une sorte d’action.",
    },
  },
  {
    term: { en: "action", fr: "action" },
    meaning: {
      en: "A choice of a player or of chance in a phase, written in notation.",
      fr: "Ce que fait un joueur ou le hasard dans une phase, écrit en notation.",
    },
  },
  {
    term: { en: "seat", fr: "place" },
    meaning: {
      en: "The place of a person or a bot at the table, numbered from 1.",
      fr: "L’endroit où une personne ou un robot est assis, numéroté à partir de 1.",
    },
  },
  {
    term: { en: "actor", fr: "acteur" },
    meaning: { en: "The seat that acts next, or chance.", fr: "Qui doit agir : une place ou le hasard." },
  },
  {
    term: { en: "clause", fr: "clause" },
    meaning: {
      en: "One rule of a game under a permanent name such as move.pair.",
      fr: "Une règle d’un jeu sous un nom permanent, comme move.pair.",
    },
  },
  {
    term: { en: "printed", fr: "imprimée" },
    meaning: {
      en: "Describes a clause that the printed rules state.",
      fr: "Se dit d’une clause que la règle imprimée énonce.",
    },
  },
  {
    term: { en: "ruling", fr: "interprétation" },
    meaning: {
      en: "Describes a clause that is our reading where the printed rules are silent.",
      fr: "Se dit d’une clause qui est notre lecture, là où la règle imprimée se tait.",
    },
  },
  {
    term: { en: "platform", fr: "plateforme" },
    meaning: {
      en: "Describes a clause that we add, and that an option turns off.",
      fr: "Se dit d’une clause que nous ajoutons, et qu’une option désactive.",
    },
  },
  {
    term: { en: "refusal", fr: "refus" },
    meaning: {
      en: "The answer to an action that is not allowed: the clause that forbids it.",
      fr: "La réponse à une action qui n’est pas permise : la clause qui l’interdit.",
    },
  },
  {
    term: { en: "outcome", fr: "issue" },
    meaning: {
      en: "How a match ended: who won, and by which clause.",
      fr: "Comment une partie a fini : qui a gagné, et par quelle clause.",
    },
  },
  {
    term: { en: "event", fr: "événement" },
    meaning: {
      en: "One effect of an action, with the clause that explains it.",
      fr: "Une étape de ce que fait une action, avec la clause qui l’explique.",
    },
  },
  {
    term: { en: "scene", fr: "scène" },
    meaning: {
      en: "What a board draws: spaces, pieces and targets, without rules.",
      fr: "Ce que dessine un plateau : cases, pièces et cibles, sans aucune règle.",
    },
  },
  {
    term: { en: "target", fr: "cible" },
    meaning: { en: "A part of a board that you press.", fr: "Une partie du plateau que l’on presse." },
  },
  {
    term: { en: "record", fr: "enregistrement" },
    meaning: {
      en: "A match as the list of its actions, checked by replaying them.",
      fr: "Une partie sous forme de la liste de ses actions, vérifiée en étant rejouée.",
    },
  },
  {
    term: { en: "variant", fr: "variante" },
    meaning: {
      en: "A game made from another one by naming only the differences.",
      fr: "Un jeu fait à partir d’un autre, qui ne change que ce qu’il nomme.",
    },
  },
  {
    term: { en: "playout", fr: "partie simulée" },
    meaning: {
      en: "A whole match played instantly by programs, for tests and statistics.",
      fr: "Une partie entière jouée en un instant par des robots, pour des tests et des statistiques.",
    },
  },
  {
    term: { en: "perft", fr: "perft" },
    meaning: {
      en: "The number of possible sequences of the first actions, used to compare engines.",
      fr: "Le nombre de suites possibles des premières actions, qui sert à comparer les moteurs.",
    },
  },
];
