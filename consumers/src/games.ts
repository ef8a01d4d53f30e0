import { type Recipe, recipeIn, type Use } from "./readme.ts";
import { workspace } from "./tools.ts";
import { gamePackages } from "./workspace.ts";

/** A published package with a game, as its README tells people to use it. */
export interface GamePackage {
  readonly name: string;
  /** The name under which the package exports its game. */
  readonly game: string;
  readonly recipe: (use: Use) => Recipe;
}

const exportedGame = (code: string, name: string): string =>
  new RegExp(`^import \\{ (\\w+) \\} from "${name}";$`, "m").exec(code)?.[1] ?? "";

/** All published games. */
export const games: readonly GamePackage[] = gamePackages(workspace).map(({ folder, manifest: { name } }) => {
  const recipe = (use: Use): Recipe => {
    const found = recipeIn(folder, use);
    if (!found)
      throw new Error(`the README of ${name} has no section "${use}" with what to install and a program`);
    return found;
  };
  return {
    name,
    recipe,
    get game() {
      return exportedGame(recipe("Rules only").code, name);
    },
  };
});

/** The games with which something is tried that is the same for all: in the full run all, otherwise a game and a variant. */
export const someGames = process.env["TEST_FULL"] ? games : games.slice(0, 2);
