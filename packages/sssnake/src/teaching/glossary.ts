import type { GlossaryTerm } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";

/** The terms of Sssnake. */
export const glossary: readonly GlossaryTerm<ClauseId>[] = [
  {
    term: { en: "big card", fr: "grande carte" },
    meaning: {
      en: "The two cells with head and tail from which a snake is built.",
      fr: "Les deux cases, tête et queue, à partir desquelles un serpent se construit.",
    },
    clause: "material.big-card",
  },
  {
    term: { en: "part", fr: "partie" },
    meaning: {
      en: "A piece of snake on a card, from one side to another; some cards have two.",
      fr: "Un morceau de serpent sur une carte, d’un côté à un autre ; certaines cartes en ont deux.",
    },
    clause: "material.parts",
  },
  {
    term: { en: "straight card", fr: "carte droite" },
    meaning: {
      en: "A card with one part, between opposite sides.",
      fr: "Une carte à une partie, entre deux côtés opposés.",
    },
    clause: "material.parts",
  },
  {
    term: { en: "curve", fr: "courbe" },
    meaning: {
      en: "A card with one part, between sides that meet at a corner.",
      fr: "Une carte à une partie, entre deux côtés voisins.",
    },
    clause: "material.parts",
  },
  {
    term: { en: "crossing", fr: "croisement" },
    meaning: {
      en: "A card with two straight parts, one across the other.",
      fr: "Une carte à deux parties droites, l’une en travers de l’autre.",
    },
    clause: "material.parts",
  },
  {
    term: { en: "double curve", fr: "double courbe" },
    meaning: {
      en: "A card with two curved parts, in opposite corners.",
      fr: "Une carte à deux parties courbes, dans des coins opposés.",
    },
    clause: "material.parts",
  },
  {
    term: { en: "end", fr: "bout" },
    meaning: {
      en: "An open end of a snake: one on the side of its head, one on the side of its tail.",
      fr: "Là où un serpent s’arrête pour l’instant : l’un du côté de la tête, l’autre du côté de la queue.",
    },
    clause: "ends.trace",
  },
  {
    term: { en: "loose part", fr: "partie libre" },
    meaning: {
      en: "A part on the table that is not in the snake yet.",
      fr: "Une partie posée sur la table, et que le serpent ne traverse pas encore.",
    },
    clause: "finish.loose-parts",
  },
  {
    term: { en: "fit", fr: "trouver place" },
    meaning: {
      en: "Describes a card that you can lay so that the snake can still be finished.",
      fr: "Se dit d’une carte que l’on peut poser sans empêcher de terminer le serpent.",
    },
    clause: "place.can-finish",
  },
  {
    term: { en: "cards short", fr: "cartes manquantes" },
    meaning: {
      en: "The smallest number of cards that finishes a snake.",
      fr: "Le plus petit nombre de cartes qui permet de terminer un serpent.",
    },
    clause: "finish.missing",
  },
  {
    term: { en: "roller", fr: "lanceur" },
    meaning: {
      en: "The player whose turn it is, who rolls the die and draws.",
      fr: "Le joueur dont c’est le tour, qui lance le dé et pioche.",
    },
    clause: "turn.roll",
  },
  {
    term: { en: "complete", fr: "complet" },
    meaning: {
      en: "Describes a snake whose head and tail are joined: its owner has won.",
      fr: "Se dit d’un serpent dont la tête et la queue sont reliées : son propriétaire a gagné.",
    },
    clause: "end.complete",
  },
];
