/** The numbers from 2 to 20 in words; not 1, because "one" is also a pronoun. */
const NUMBER_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  ),
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig".split(
    " ",
  ),
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte".split(
    " ",
  ),
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt".split(
    " ",
  ),
};

/** The other round numbers in words. */
const TENS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  en: { 30: "thirty", 40: "forty", 50: "fifty", 60: "sixty", 70: "seventy", 80: "eighty", 90: "ninety" },
  de: {
    30: "dreißig",
    40: "vierzig",
    50: "fünfzig",
    60: "sechzig",
    70: "siebzig",
    80: "achtzig",
    90: "neunzig",
  },
  es: {
    30: "treinta",
    40: "cuarenta",
    50: "cincuenta",
    60: "sesenta",
    70: "setenta",
    80: "ochenta",
    90: "noventa",
  },
  fr: { 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante" },
};

/** A number in words; undefined for one that texts write in digits, and in a language whose numbers are not known here. */
export function numberWord(number: number, language: string): string | undefined {
  const tag = new Intl.Locale(language).language;
  return NUMBER_WORDS[tag]?.[number - 2] ?? TENS[tag]?.[number];
}
