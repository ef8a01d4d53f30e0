import type { Game } from "@serpentarium/core";
import { clickingWith } from "./clicks.ts";
import { evaluateWith } from "./evaluate.ts";
import { narrateWith } from "./events.ts";
import type { Sssnake } from "./game.ts";
import type { Finish } from "./material/finish.ts";
import { fittingWith } from "./material/fit.ts";
import { endingWith } from "./outcome.ts";
import { parsePositionWith } from "./parse-position.ts";
import { drawWith } from "./phases/draw.ts";
import { givingWith } from "./phases/give.ts";
import { keepWith } from "./phases/keep.ts";
import { layingWith } from "./phases/laying.ts";
import { lendWith } from "./phases/lend.ts";
import { receiveWith } from "./phases/receive.ts";
import { reclaimWith } from "./phases/reclaim.ts";
import { roll } from "./phases/roll.ts";
import { sceneWith } from "./scene.ts";

/** The parts of a game that depend on what it takes to finish a snake. */
export type Parts = Pick<
  Required<Game<Sssnake>>,
  "phases" | "parsePosition" | "scores" | "narrate" | "scene" | "clicks" | "attempt" | "evaluate"
>;

/** The parts of a game in which snakes are finished in some way. */
export function partsWith(finish: Finish): Parts {
  const fitting = fittingWith(finish);
  const ending = endingWith(finish);
  const giving = givingWith(fitting, ending);
  const laying = layingWith(fitting, giving);
  const clicking = clickingWith(fitting);
  const phases: Parts["phases"] = {
    roll,
    draw: drawWith(giving),
    keep: keepWith(laying, giving, ending),
    lend: lendWith(laying),
    receive: receiveWith(laying),
    reclaim: reclaimWith(laying),
  };
  return {
    phases,
    parsePosition: parsePositionWith({ ...fitting, ...ending }),
    scores: ({ snakes }) => ending.scoresOf(snakes),
    narrate: narrateWith({ finish, laying, phases }),
    scene: sceneWith({ ...finish, clicking }),
    clicks: clicking.clicks,
    attempt: clicking.attempt,
    evaluate: evaluateWith(finish),
  };
}
