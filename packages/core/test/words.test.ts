import { describe, expect, test } from "vitest";
import { narrateAction, narrateEvent, type WordsFile } from "../src/index.ts";
import { createReportingWords, type WordsProblem } from "../src/internal.ts";
import { createWords, isRightToLeft, messagesById } from "../src/words/index.ts";
import en from "../words/en.json" with { type: "json" };
import fr from "../words/fr.json" with { type: "json" };
import { pebbles } from "./fixtures/pebbles.ts";
import { EN } from "./fixtures/words.ts";

/** Words with these messages, in the language of a file of core. */
const wordsWith = (core: WordsFile, messages: Omit<WordsFile, "language">) =>
  createWords(core.language, { language: core.language, ...messages }, core);

describe("a message", () => {
  const game = { language: "fr", title: "Jeu", phases: { take: { title: "Prendre" } } };
  const source = {
    language: "en",
    title: "Game",
    phases: { take: { title: "Take" }, stir: { title: "Stir" } },
  };
  const words = createWords("fr", game, source, fr);

  test("is that of the first file which has it, and has its language", () => {
    expect(words.text("phases.take.title")).toBe("Prendre");
    expect(words.text("phases.stir.title")).toBe("Stir");
    expect(words.text("outcome.draw")).toBe("Partie nulle");
    const languages = ["phases.take.title", "phases.stir.title", "outcome.draw", "none"].map((id) =>
      words.languageOf({ id }),
    );
    expect([words.language, ...languages]).toEqual(["fr", "fr", "en", "fr", "fr"]);
    expect(words.languageOf("a1")).toBe("fr");
  });

  test("is looked up by the path of its groups, whose names may have dots", () => {
    const file = {
      language: "en",
      clauses: { "end.all": { title: "All" }, end: { one: "One" } },
      title: "T",
    };
    expect([...messagesById(file)]).toEqual([
      ["clauses.end.all.title", "All"],
      ["clauses.end.one", "One"],
      ["title", "T"],
    ]);
    expect(
      ["clauses.end.all.title", "clauses.end", "language"].map((id) => createWords("en", file).has(id)),
    ).toEqual([true, false, false]);
  });

  test.each([
    ["phases.take-two.title", "Take two"],
    ["clauses.move.pair.refusal", "Pair"],
    ["events.took", "Took"],
    ["title", "Title"],
    ["", ""],
  ])("that no file has is the last part of its id: %s", (id, text) => {
    expect(createWords("de").text(id)).toBe(text);
    expect(createWords("de").has(id)).toBe(false);
  });

  test("that is a string is the same in every language", () => {
    expect(words.format("{$a1}")).toBe("{$a1}");
  });

  test("is shown as it is where its syntax is broken, and with the names of values that are missing", () => {
    const broken = wordsWith(en, { broken: "Take {$count", lacking: "Take {$count :integer} of {$kind}." });
    expect(broken.text("broken", { count: 2 })).toBe("Take {$count");
    expect(broken.text("lacking", { kind: "all" })).toBe("Take {$count} of all.");
  });

  test("takes texts, numbers and other messages as values, and no syntax from them", () => {
    const nested = wordsWith(en, { outer: "{$a}, {$b}: {$c}", inner: "{$n :integer} of {$x}" });
    const c = { id: "inner", data: { n: 1234, x: { id: "outcome.draw" } } };
    expect(nested.text("outer", { a: "{$b}", b: 2, c })).toBe("{$b}, 2: 1,234 of A draw");
  });

  test("takes whatever an event contains", () => {
    const event = { type: "took", clause: "take.most", spaces: ["p1", "p2"], from: null, at: { x: 1 } };
    expect(narrateEvent(event, wordsWith(en, { events: { took: "Taken: {$spaces :list}." } }))).toBe(
      "Taken: p1 and p2.",
    );
  });
});

describe("seats", () => {
  const forms = ["", "start", "title", "genitive", "start-genitive", "dative"];
  const ask = {
    ask: Object.fromEntries(forms.map((form) => [form || "plain", `{$seat :seat form=|${form}|}`])),
  };
  const formsOf = (core: WordsFile, name?: string): readonly string[] => {
    const words = wordsWith(core, ask).withSeats(() => name);
    return forms.map((form) => words.text(`ask.${form || "plain"}`, { seat: 1 }));
  };

  test("without names have their number", () => {
    expect(formsOf(en)).toEqual(["player 2", "Player 2", "Player 2", "player 2’s", "Player 2’s", "player 2"]);
    expect(formsOf(fr)).toEqual([
      "le joueur 2",
      "Le joueur 2",
      "Joueur 2",
      "du joueur 2",
      "Du joueur 2",
      "au joueur 2",
    ]);
  });

  test("with names have those, in the case that the sentence needs", () => {
    expect(formsOf(en, "Ann")).toEqual(["Ann", "Ann", "Ann", "Ann’s", "Ann’s", "Ann"]);
    expect(formsOf(fr, "Marc")).toEqual(["Marc", "Marc", "Marc", "de Marc", "De Marc", "à Marc"]);
    expect(["Anna", "Élodie", "Œdipe", "Yves", "Yann"].map((name) => formsOf(fr, name)[3])).toEqual([
      "d’Anna",
      "d’Élodie",
      "d’Œdipe",
      "d’Yves",
      "de Yann",
    ]);
  });

  test("may have messages as names, which know the form", () => {
    const red = ".input {$form :string} .match $form start {{Red}} genitive {{red’s}} * {{red}}";
    const words = wordsWith(en, { ...ask, colours: { red } }).withSeats(() => ({ id: "colours.red" }));
    expect(["plain", "start", "genitive"].map((form) => words.text(`ask.${form}`, { seat: 0 }))).toEqual([
      "red",
      "Red",
      "red’s",
    ]);
  });

  test("are listed, and select by how many they are", () => {
    const left = ".input {$seats :seat} .match $seats one {{{$seats} is left.}} * {{{$seats} are left.}}";
    const words = wordsWith(en, { left }).withSeats((seat) => (seat === 2 ? "Ann" : undefined));
    expect(words.text("left", { seats: [2] })).toBe("Ann is left.");
    expect(words.text("left", { seats: [0, 1, 2] })).toBe("player 1, player 2, and Ann are left.");
  });

  test("have a name beside their number in titles", () => {
    const words = wordsWith(fr, {}).withSeats((seat) => (seat === 0 ? "Anna" : undefined));
    expect(words.text("seat.described", { seat: 1, name: "jaune" })).toBe("Joueur 2 (jaune)");
    expect(words.text("outcome.wins", { winners: [{ id: "seat.title", data: { seat: 0 } }] })).toBe(
      "Anna gagne",
    );
  });
});

describe("lists", () => {
  const asked = { and: "{$all :list}", or: "{$all :list type=or}", unit: "{$all :list type=unit}" };
  const listed = (language: string, all: readonly (string | number)[]) => {
    const words = createWords(language, { language, ...asked });
    return ["and", "or", "unit"].map((type) => words.text(type, { all }));
  };

  test.each([
    ["en", "a, b, and c", "a, b, or c", "a, b, c"],
    ["fr", "a, b et c", "a, b ou c", "a, b, c"],
    ["de", "a, b und c", "a, b oder c", "a, b, c"],
    ["pl", "a, b i c", "a, b lub c", "a, b, c"],
    ["ja", "a、b、c", "a、b、またはc", "a、b、c"],
  ])("are joined as in %s", (language, ...texts) => {
    expect(listed(language, ["a", "b", "c"])).toEqual(texts);
  });

  test("have commas of their script", () => {
    expect(listed("ar", ["a", "b", "c"])[2]?.replaceAll(/[\u2066-\u2069]/g, "")).toBe("a، b، c");
  });

  test("have numbers and messages, and may be empty or of one", () => {
    expect(listed("de", [1234, 5])).toEqual(["1.234 und 5", "1.234 oder 5", "1.234, 5"]);
    expect([listed("en", []), listed("en", ["a"])]).toEqual([
      ["", "", ""],
      ["a", "a", "a"],
    ]);
    const words = wordsWith(en, { all: "{$all :list}" });
    expect(words.text("all", { all: [{ id: "outcome.draw" }, "a1"] })).toBe("A draw and a1");
  });
});

describe("terms", () => {
  const cards = {
    S: ".input {$form :string} .match $form indefinite {{a snake}} * {{snake}}",
    E: ".input {$form :string} .match $form indefinite {{an egg}} * {{egg}}",
  };
  const took = "{$card :term of=cards form=indefinite} on {$cards :term of=cards}";

  test("have the forms that their file defines", () => {
    const words = wordsWith(en, { cards, took });
    expect(words.text("took", { card: "E", cards: ["S", "E"] })).toBe("an egg on snake and egg");
  });

  test("are those of the file of the message that needs them", () => {
    const base = { language: "en", cards, took };
    const german = { language: "de", cards: { S: "Schlange", E: "Ei" } };
    expect(createWords("de", german, base).text("took", { card: "S", cards: [] })).toBe("a snake on ");
    expect(createWords("de", german, base).text("cards.S")).toBe("Schlange");
  });

  test("that the file lacks are their names", () => {
    expect(wordsWith(en, { took }).text("took", { card: "S", cards: "E" })).toBe("S on E");
  });
});

test.each([
  ["ar", true],
  ["fa-IR", true],
  ["he", true],
  ["az-Arab", true],
  ["az", false],
  ["de-CH", false],
  ["ja", false],
])("%s is written from right to left: %s", (language, expected) => {
  expect(isRightToLeft(language)).toBe(expected);
});

test("reporting words say what is missing, and where", () => {
  const file = { language: "en", a: "{$n :integer}", b: "{$x :term of=cards}", c: "{$n" };
  const reported: WordsProblem[] = [];
  const words = createReportingWords("en", [file, en], (problem) => reported.push(problem)).withSeats(
    () => undefined,
  );
  const problemsOf = (id: string, data = {}) => {
    reported.length = 0;
    words.text(id, data);
    return reported.map((one) => [one.id, one.file === file, one.error?.message]);
  };
  expect(problemsOf("a", { n: 1 })).toEqual([]);
  expect(problemsOf("a")[0]).toEqual(["a", true, "Variable not available: $n"]);
  expect(problemsOf("b", { x: "S" })).toEqual([["cards.S", true, undefined]]);
  expect(problemsOf("c")[0]).toEqual(["c", true, expect.stringContaining("Missing")]);
  expect(problemsOf("d")).toEqual([["d", false, undefined]]);
});

describe("narration", () => {
  const position = pebbles.start({ seats: 2, options: { pebbles: 3, opening: "throw", limit: null } });

  test("has a sentence for each event, and the type of one without", () => {
    expect(narrateAction(pebbles, position, { phase: "throw", most: 2 }, EN)).toEqual(["The die: die2."]);
    expect(narrateEvent({ type: "took-all", clause: "take.most", spaces: [] }, EN)).toBe("Took all");
  });
});

/*
 * The sentences by which the format was chosen: names in cases, terms with gender and articles, and the plural forms of CLDR.
 */
describe("the hardest sentences", () => {
  const take = (words: ReturnType<typeof createWords>, count: number, card = "serpent") =>
    words
      .withSeats((seat) => ["Anna", undefined][seat])
      .text("took", { seat: 0, from: 1, count, card })
      .replaceAll(/[\u2066-\u2069]/g, "");

  test("in French: elision, gender, and an article that joins the name", () => {
    const words = wordsWith(fr, {
      cards: {
        serpent: ".input {$form :string} .match $form gender {{m}} definite {{le serpent}} * {{serpent}}",
        écaille: ".input {$form :string} .match $form gender {{f}} definite {{l’écaille}} * {{écaille}}",
      },
      took: ".input {$count :integer} .local $gender = {$card :term of=cards form=gender} .match $count $gender one m {{{$seat :seat form=start} prend un {$card :term of=cards} {$from :seat form=genitive}.}} one f {{{$seat :seat form=start} prend une {$card :term of=cards} {$from :seat form=genitive}.}} * * {{{$seat :seat form=start} prend {$count} {$card :term of=cards}s {$from :seat form=genitive}.}}",
      lost: ".local $gender = {$card :term of=cards form=gender} .match $gender f {{{$card :term of=cards form=definite} {$seat :seat form=genitive} est perdue.}} * {{{$card :term of=cards form=definite} {$seat :seat form=genitive} est perdu.}}",
    });
    expect([take(words, 1), take(words, 1, "écaille"), take(words, 3)]).toEqual([
      "Anna prend un serpent du joueur 2.",
      "Anna prend une écaille du joueur 2.",
      "Anna prend 3 serpents du joueur 2.",
    ]);
    const named = words.withSeats(() => "Anna");
    expect(["serpent", "écaille"].map((card) => named.text("lost", { card, seat: 0 }))).toEqual([
      "le serpent d’Anna est perdu.",
      "l’écaille d’Anna est perdue.",
    ]);
  });

  test("in German: cases of names and terms", () => {
    const words = createWords("de", {
      language: "de",
      seat: {
        numbered:
          ".input {$form :string} .match $form dative {{dem Spieler {$number}}} genitive {{des Spielers {$number}}} start {{Der Spieler {$number}}} * {{der Spieler {$number}}}",
        named: ".input {$form :string} .match $form genitive {{von {$name}}} * {{{$name}}}",
      },
      cards: {
        serpent:
          ".input {$form :string} .match $form accusative {{eine Schlange}} plural {{Schlangen}} * {{Schlange}}",
        drache:
          ".input {$form :string} .match $form accusative {{einen Drachen}} plural {{Drachen}} * {{Drache}}",
      },
      took: ".input {$count :integer} .match $count one {{{$seat :seat form=start} nimmt {$from :seat form=dative} {$card :term of=cards form=accusative}.}} * {{{$seat :seat form=start} nimmt {$from :seat form=dative} {$count} {$card :term of=cards form=plural}.}}",
    });
    expect([take(words, 1), take(words, 1, "drache"), take(words, 1200)]).toEqual([
      "Anna nimmt dem Spieler 2 eine Schlange.",
      "Anna nimmt dem Spieler 2 einen Drachen.",
      "Anna nimmt dem Spieler 2 1.200 Schlangen.",
    ]);
  });

  test("in Polish: few and many, and the genitive of the one from whom", () => {
    const words = createWords("pl", {
      language: "pl",
      seat: {
        numbered:
          ".input {$form :string} .match $form start {{Gracz {$number}}} genitive {{gracza {$number}}} * {{gracz {$number}}}",
        named: ".input {$form :string} .match $form genitive {{gracza {$name}}} * {{{$name}}}",
      },
      took: ".input {$count :integer} .match $count one {{{$seat :seat form=start} bierze kartę {$from :seat form=genitive}.}} few {{{$seat :seat form=start} bierze {$count} karty {$from :seat form=genitive}.}} many {{{$seat :seat form=start} bierze {$count} kart {$from :seat form=genitive}.}} * {{{$seat :seat form=start} bierze {$count} karty {$from :seat form=genitive}.}}",
    });
    expect([1, 2, 5, 12, 22, 25].map((count) => take(words, count))).toEqual([
      "Anna bierze kartę gracza 2.",
      "Anna bierze 2 karty gracza 2.",
      "Anna bierze 5 kart gracza 2.",
      "Anna bierze 12 kart gracza 2.",
      "Anna bierze 22 karty gracza 2.",
      "Anna bierze 25 kart gracza 2.",
    ]);
  });

  test("in Arabic: six plural forms, and names isolated from the text around", () => {
    const words = createWords("ar", {
      language: "ar",
      seat: { numbered: "اللاعب {$number}", named: "{$name}" },
      took: ".input {$count :integer} .match $count zero {{لم يأخذ {$seat :seat} شيئا من {$from :seat}.}} one {{أخذ {$seat :seat} بطاقة من {$from :seat}.}} two {{أخذ {$seat :seat} بطاقتين من {$from :seat}.}} few {{أخذ {$seat :seat} {$count} بطاقات من {$from :seat}.}} many {{أخذ {$seat :seat} {$count} بطاقة من {$from :seat}.}} * {{أخذ {$seat :seat} {$count} بطاقة من {$from :seat}.}}",
    });
    expect([0, 1, 2, 3, 11, 100].map((count) => take(words, count))).toEqual([
      "لم يأخذ Anna شيئا من اللاعب 2.",
      "أخذ Anna بطاقة من اللاعب 2.",
      "أخذ Anna بطاقتين من اللاعب 2.",
      "أخذ Anna 3 بطاقات من اللاعب 2.",
      "أخذ Anna 11 بطاقة من اللاعب 2.",
      "أخذ Anna 100 بطاقة من اللاعب 2.",
    ]);
    const text = words.withSeats(() => "Anna").text("took", { seat: 0, from: 1, count: 1 });
    expect(text).toContain("\u2068Anna\u2069");
  });
});

const lists = { and: "{$items :list}", or: "{$items :list type=or}", commas: "{$items :list type=unit}" };

test.each([
  ["en", "a, b, and c", "a, b, or c", "a, b, c"],
  ["fr", "a, b et c", "a, b ou c", "a, b, c"],
  ["de", "a, b und c", "a, b oder c", "a, b, c"],
  ["ja", "a、b、c", "a、b、またはc", "a、b、c"],
])("lists in %s", (language, ...expected) => {
  const words = createWords(language, { language, ...lists });
  const data = { items: ["a", "b", "c"] };
  expect(["and", "or", "commas"].map((id) => words.text(id, data))).toEqual(expected);
});

test("numbers in lists have a minus sign, not a hyphen", () => {
  const words = createWords("en", { language: "en", ...lists });
  expect(words.text("commas", { items: [-1, 2] })).toBe("−1, 2");
});

test.each([
  ["en", "the match is full", "The match is full."],
  ["fr", "échec", "Échec."],
  ["tr", "izin yok", "İzin yok."],
  ["ja", "満席です", "満席です."],
])("a text as a sentence in %s", (language, text, expected) => {
  const words = createWords(language, { language, full: text, failure: "{$failure :sentence}." });
  expect(words.text("failure", { failure: text })).toBe(expected);
  expect(words.text("failure", { failure: { id: "full" } })).toBe(expected);
});
