import type { Game } from "@serpentarium/core";

/** Whether players decide anything: without a decision, there is nothing to hint at, and bots play alike at every level. */
export const hasDecisions = ({ phases }: Game): boolean =>
  Object.values(phases).some(
    (phase) => phase.kind === "simultaneous" || (phase.kind === "seat" && !phase.isForced),
  );

/** Whether a phase sets up the board only. */
export const isSetupPhase = ({ phases }: Game, name: string): boolean => {
  const phase = phases[name];
  return phase?.kind === "seat" && phase.isSetup === true;
};

/** Whether players set up the board, so that the site can do it for them. */
export const hasSetup = (game: Game): boolean =>
  Object.keys(game.phases).some((name) => isSetupPhase(game, name));
