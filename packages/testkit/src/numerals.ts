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

/** A number in words; undefined for numbers that texts write in digits, and for unknown languages. */
const numberWord = (number: number, language: string): string | undefined =>
  NUMBER_WORDS[language]?.[number - 2] ?? TENS[language]?.[number];

/** Whether a text mentions a number, in digits (`1000`, `1,000`) or in words, but not as part of another number. */
export function mentionsNumber(text: string, number: number, language: string): boolean {
  const word = numberWord(number, language);
  const digits = String(number).replace(/\B(?=(\d{3})+$)/g, "[,.\\s]?");
  const spelled = word === undefined ? "" : `|(?<![\\p{L}-])${word}(?![\\p{L}-])`;
  return new RegExp(`(?<![\\d][.,]?)${digits}(?![.,]?\\d)${spelled}`, "iu").test(text);
}
