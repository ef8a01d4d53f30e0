import type { Example } from "@serpentarium/core";

export const example: Example = {
  id: "place.free.1",
  clause: "place.free",
  position: "place:2 ....x....",
  refused: "b2",
};
