import { SerpentariumError } from "@serpentarium/core";
import type { Explanation } from "./explanation.ts";

/** The first action of an explanation. @throws SerpentariumError `over` if it has none */
export function bestAction<A>({ actions }: Explanation<A>): A {
  const [best] = actions;
  if (best) return best.action;
  throw new SerpentariumError("over", "the game is over");
}
