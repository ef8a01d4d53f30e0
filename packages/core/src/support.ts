import type { CompleteDefinition, Game, GameTypes } from "./game.ts";

/** Also that of another copy of core. */
const SUPPORT = Symbol.for("serpentarium");

/** Adds to a game what a part of its definition needs. */
type Support = (definition: CompleteDefinition<GameTypes>, game: Game) => Game;

const hasSupport = (part: object): part is { readonly [SUPPORT]: Support } => SUPPORT in part;

/** Returns a part of a definition with its support, so that only games with such a part bundle it. */
export const withSupport = <P extends object>(part: P, support: Support): P =>
  Object.assign(part, { [SUPPORT]: support });

/** Returns the support of a part of a definition; undefined where no function of core made it. */
export const supportOf = (part: object | undefined): Support | undefined =>
  part && hasSupport(part) ? part[SUPPORT] : undefined;
