import { createWords, type Words } from "@serpentarium/core/words";
import en from "../words/en.json" with { type: "json" };
import { CORE_WORDS } from "./words-files.ts";

/** The words of the kit itself and of core, in English: those of its reports. */
export const KIT_WORDS: Words = createWords(
  "en",
  en,
  ...CORE_WORDS.map(({ words }) => words).filter(({ language }) => language === "en"),
);
