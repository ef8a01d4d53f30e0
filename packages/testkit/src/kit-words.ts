import { createWords, type Words } from "@serpentarium/core/words";
import { readWords } from "@serpentarium/core/words/node";
import en from "../words/en.json" with { type: "json" };
import { CORE } from "./words-files.ts";

/** The words of the kit itself and of core, in English: those of its reports. */
export const KIT_WORDS: Words = createWords("en", en, ...readWords(CORE, "en"));
