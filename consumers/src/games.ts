import { type Recipe, recipeIn, type Usage } from "./readme.ts";
import { workspace } from "./tools.ts";
import { gamePackages } from "./workspace.ts";

/** A published game package, with the usage in its README. */
export interface GamePackage {
  readonly name: string;
  /** The name under which the package exports its game. */
  readonly game: string;
  readonly recipe: (use: Usage) => Recipe;
}

const exportedGame = (code: string, name: string): string =>
  new RegExp(`^import \\{ (\\w+) \\} from "${name}";$`, "m").exec(code)?.[1] ?? "";

/** All published games. */
export const games: readonly GamePackage[] = gamePackages(workspace).map(({ folder, manifest: { name } }) => {
  const recipe = (use: Usage): Recipe => {
    const found = recipeIn(folder, use);
    if (!found)
      throw new Error(
        `the README of ${name} has no section "${use}" with an npm install command and a program`,
      );
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

/** The games for tests that hardly depend on the game: all in a full run, otherwise a game and a variant. */
export const someGames = process.env["TEST_FULL"] ? games : games.slice(0, 2);
