import { isRightToLeft } from "./languages.ts";
import type { Words } from "./message.ts";

/** The attributes of an element whose language differs from its surroundings; empty if it does not. */
export interface LanguageAttributes {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
}

/** Returns the attributes of an element whose text may be in another language than that of a reader. */
export const languageAttributes = (
  language: string | undefined,
  { language: reader }: Words,
): LanguageAttributes =>
  language === undefined || language === reader
    ? {}
    : { lang: language, dir: isRightToLeft(language) ? "rtl" : "ltr" };
