import type { CompleteDefinition, Game, GameTypes } from "./game.ts";

/** A global symbol, so that other copies of core find the support. */
const SUPPORT = Symbol.for("serpentarium");

/** Adds the code to a game that a part of its definition needs. */
type Support = (definition: CompleteDefinition<GameTypes>, game: Game) => Game;

const hasSupport = (part: object): part is { readonly [SUPPORT]: Support } => SUPPORT in part;

/** Attaches its support to a part of a definition, so that only games with such a part bundle it. */
export const withSupport = <P extends object>(part: P, support: Support): P =>
  Object.assign(part, { [SUPPORT]: support });

/** Returns the support of a part of a definition; undefined if core did not create the part. */
export const supportOf = (part: object | undefined): Support | undefined =>
  part && hasSupport(part) ? part[SUPPORT] : undefined;
