import { createParts } from "@serpentarium/ssserpent/parts";
import { TORUS } from "./material/torus.ts";
import type { SsserpentTorus } from "./types.ts";

const base = createParts<SsserpentTorus>({ ground: TORUS });
const { blue, apples, heads } = base.phases;

/** The parts of Ssserpent on the torus, where no prompt speaks of a border. */
export const parts: typeof base = {
  ...base,
  phases: {
    ...base.phases,
    blue: {
      ...blue,
      prompt: { en: "Place a blue apple", fr: "Posez une pomme bleue" },
    },
    apples: {
      ...apples,
      prompt: {
        en: "Place an apple of the other player’s colour",
        fr: "Posez une pomme de la couleur adverse",
      },
    },
    heads: {
      ...heads,
      prompt: { en: "Place the other player’s head", fr: "Posez la tête adverse" },
    },
  },
};
