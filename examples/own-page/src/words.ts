import boardWords from "@serpentarium/board/words/en";
import botWords from "@serpentarium/bots/words/en";
import { createWords } from "@serpentarium/core/words";
import coreWords from "@serpentarium/core/words/en";
import playWords from "@serpentarium/play/words/en";
import tableWords from "@serpentarium/table/words/en";
import nimWords from "../words/en.json" with { type: "json" };

/** The words of the game and of all packages that draw something; pages in another language import those of that language. */
export const words = createWords("en", nimWords, coreWords, boardWords, botWords, tableWords, playWords);
