import { defineOptions, type OptionsOf, type Preset } from "@serpentarium/core";
import { DECKS } from "./material/deck.ts";

const ENTRIES = ["card", "die"] as const;
const DEALS = ["any", "finishable"] as const;

export const options = defineOptions({
  /** The deck (`setup.deck`). */
  deck: {
    kind: "choice",
    title: { en: "Cards", fr: "Cartes" },
    values: DECKS,
    default: "32",
    defaultBySeats: { 2: "32", 3: "52", 4: "2x32" },
    names: {
      "32": { en: "32 cards", fr: "32 cartes" },
      "52": { en: "52 cards", fr: "52 cartes" },
      "2x32": { en: "Two packs of 32", fr: "Deux jeux de 32" },
    },
  },
  /** Where pawns enter (`turn.enter`, `turn.enter-die`). */
  entry: {
    kind: "choice",
    title: { en: "Where pawns enter", fr: "Entrée des pions" },
    values: ENTRIES,
    names: {
      card: { en: "On card 1", fr: "Sur la carte 1" },
      die: { en: "By a throw of the die", fr: "Au dé" },
    },
    default: "card",
  },
  /** Which rows may be dealt (`setup.finishable`). */
  deal: {
    kind: "choice",
    title: { en: "Rows", fr: "Rangées" },
    values: DEALS,
    names: {
      any: { en: "Any row", fr: "Toutes les rangées" },
      finishable: { en: "Only rows that can be finished", fr: "Seulement celles qu’on peut finir" },
    },
    default: "any",
  },
  /** The number of turns before a draw (`end.long`); `null` for no limit. */
  turnLimit: {
    kind: "integer",
    title: { en: "Turns before a draw", fr: "Tours avant la nulle" },
    min: 1,
    max: 100_000,
    nullable: true,
    default: 1000,
  },
});

/** The options of Le serpent. */
export type Options = OptionsOf<typeof options>;

/** Under the printed rules most rows end in a draw; these presets make every match a race. */
export const presets: readonly Preset<Options>[] = [
  {
    id: "lively",
    title: { en: "Lively", fr: "Version animée" },
    options: { entry: "die", deal: "finishable" },
    isProposed: true,
  },
];
