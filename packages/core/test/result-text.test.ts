import { describe, expect, test } from "vitest";
import { type AnyPosition, type Game, resultText } from "../src/index.ts";
import { createSeatName } from "../src/scene/index.ts";
import { told } from "./fixtures/words.ts";

type Named = Pick<Game, "seatName" | "teamOf">;

/** The English and the French text. */
function textsOf(game: Named, places: readonly number[]): readonly string[] {
  const position: AnyPosition = { phase: "over", table: { seats: places.length, options: {} } };
  const { en, fr } = told(resultText(game, position, { reason: "end.line", places }));
  return [en, fr];
}

const PARTNERS: Named = { teamOf: (seat) => seat % 2 };
const ONE_SIDE: Named = { teamOf: () => 0 };
const COLOURS: Named = {
  seatName: createSeatName(["red", "yellow"]),
};

describe("the result of a finished game", () => {
  test.each<[string, Named, number[], string, string]>([
    ["a draw", {}, [1, 1], "A draw", "Partie nulle"],
    ["a draw of two teams", PARTNERS, [1, 1, 1, 1], "A draw", "Partie nulle"],
    ["one winner", {}, [2, 1], "Player 2 wins", "Joueur 2 gagne"],
    ["a winner with a name", COLOURS, [2, 1], "Player 2 (yellow) wins", "Joueur 2 (yellow) gagne"],
    [
      "several winners",
      {},
      [1, 2, 1, 1],
      "Player 1, Player 3, and Player 4 win together",
      "Joueur 1, Joueur 3 et Joueur 4 gagnent ensemble",
    ],
    [
      "partners",
      PARTNERS,
      [2, 1, 2, 1],
      "Player 2 and Player 4 win together",
      "Joueur 2 et Joueur 4 gagnent ensemble",
    ],
    [
      "a ranking",
      {},
      [3, 1, 4, 2],
      "Player 2 wins (2. Player 4, 3. Player 1, 4. Player 3)",
      "Joueur 2 gagne (2. Joueur 4, 3. Joueur 1, 4. Joueur 3)",
    ],
    [
      "a ranking with shared places, in the order of the seats",
      {},
      [2, 1, 3, 2, 1],
      "Player 2 and Player 5 win together (2. Player 1, 2. Player 4, 3. Player 3)",
      "Joueur 2 et Joueur 5 gagnent ensemble (2. Joueur 1, 2. Joueur 4, 3. Joueur 3)",
    ],
    ["a win of the only side", ONE_SIDE, [1, 1], "The game is won", "La partie est gagnée"],
    ["a loss of the only side", ONE_SIDE, [2, 2], "The game is lost", "La partie est perdue"],
    ["a win of one seat alone", {}, [1], "The game is won", "La partie est gagnée"],
    ["a loss of one seat alone", {}, [2], "The game is lost", "La partie est perdue"],
  ])("%s", (_, game, places, en, fr) => {
    expect(textsOf(game, places)).toEqual([en, fr]);
  });
});
