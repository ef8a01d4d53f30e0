import type { Game } from "@serpentarium/core";

/** Whether players decide anything. Without decisions there are no hints, and all levels of bots play alike. */
export const hasDecisions = ({ phases }: Game): boolean =>
  Object.values(phases).some(
    (phase) => phase.kind === "simultaneous" || (phase.kind === "seat" && !phase.isForced),
  );

/** Whether a phase only sets up the board. */
export const isSetupPhase = ({ phases }: Game, name: string): boolean => {
  const phase = phases[name];
  return phase?.kind === "seat" && phase.isSetup === true;
};

/** Whether players set up the board, so that the site can do it instead. */
export const hasSetup = (game: Game): boolean =>
  Object.keys(game.phases).some((name) => isSetupPhase(game, name));
