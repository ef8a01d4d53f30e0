import type { Example } from "@serpentarium/core";

export const example: Example = {
  clause: "place.free",
  caption: { en: "The centre is taken.", fr: "Le centre est pris." },
  position: "place:2 ....x....",
  refused: "b2",
};
