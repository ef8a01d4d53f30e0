import {
  CONTRACT_VERSION,
  type Example,
  type Game,
  type GamePlugin,
  type GameTypes,
  type Message,
  type Table,
} from "@serpentarium/core";
import { messagesById } from "@serpentarium/core/words";
import { fillSections, mergeRulebook, type Rulebook } from "@serpentarium/rulebook";
import { type ReviewFiles, readShortRules } from "@serpentarium/rulebook/node";
import {
  checkLaw,
  type LawOptions,
  longestPlayout,
  type PlayoutSampleOptions,
  samplePlayouts,
} from "./check-law.ts";
import { isDraft, publishingSteps } from "./draft.ts";
import { checkExampleEvents, findUntoldEvents } from "./example-events.ts";
import { describeMissingExamples, findMissingExamples, runExample } from "./examples.ts";
import { folderOf, type GameWords, type WordsOptions, wordsOf } from "./game-words.ts";
import { checkGolden, type GoldenRecords } from "./golden.ts";
import { type BaseGame, checkInheritedTexts } from "./inherited.ts";
import type { Law } from "./law.ts";
import { findIdleOption } from "./laws/option-values.ts";
import { LAWS } from "./laws.ts";
import { checkNotationSample } from "./notation-sample.ts";
import { checkOptionTable } from "./option-table.ts";
import { checkPerft, type PerftRow } from "./perft.ts";
import type { Playout } from "./playout.ts";
import { checkPrintedRules } from "./printed-rules.ts";
import { checkReviewed } from "./reviewed.ts";
import { checkRulebook } from "./rulebook.ts";
import { checkNumbers } from "./rulebook-numbers.ts";
import { checkSentences, checkTranslatedSentences } from "./sentences.ts";
import { checkShortRules } from "./short-rules.ts";
import { type TestTableInput, testTablesOf } from "./tables.ts";
import { checkTestVector, parseTestVectors, type TestVector } from "./test-vectors.ts";
import { checkMessage } from "./text-checks.ts";
import { checkRulebookTypography, hasTypography } from "./typography.ts";
import { formatTable, formatViolation, type ViolationReport } from "./violation-report.ts";
import { wordsChecks } from "./words-checks.ts";

/** Options of {@link conformanceChecks}. */
export interface ConformanceOptions extends PlayoutSampleOptions, WordsOptions {
  /** Additional tables; every number of seats with the default options is always included. */
  readonly tables?: readonly TestTableInput[];
  /** The laws to check; default all. */
  readonly laws?: readonly Law[];
  /** The rulebook, from `readRulebook`: complete, or with `base` only the variant’s own sections. Numbers may be placeholders. */
  readonly rulebook?: Rulebook;
  /** The short rules by language, from `readShortRules`; default those in `folder`. */
  readonly shortRules?: Readonly<Record<string, string>>;
  /** The base game of a variant: inherited parts of its rulebook must be valid in the variant. */
  readonly base?: BaseGame;
  /** What the package says of its clauses, from `readReviewed`: none may have changed since it was reviewed. */
  readonly reviewed?: ReviewFiles;
  /** Expected numbers of action sequences from given positions. */
  readonly perft?: readonly PerftRow[];
  /** Recorded games, or the text of a file with one per line. */
  readonly vectors?: readonly TestVector[] | string;
  /** Golden records of released versions, from `readGolden`. */
  readonly golden?: readonly GoldenRecords[];
}

/** A named check of a plugin. */
export interface Check {
  /** The group, such as `examples` or `rulebook`. */
  readonly group: Message;
  readonly name: Message;
  /** Whether it reports an unfinished part of a draft instead of an error. */
  readonly isToDo?: boolean;
  /** Runs the check. Returns the problem in a few lines, or undefined. */
  run(): string | undefined;
}

/** Caches only the playouts of the last table, because those of a long game are large. */
function cachePlayouts(game: Game, sampling: PlayoutSampleOptions): (table: Table) => readonly Playout[] {
  let last: { readonly table: Table; readonly playouts: readonly Playout[] } | undefined;
  return (table) => {
    if (last?.table !== table) last = { table, playouts: samplePlayouts(game, table, sampling) };
    return last.playouts;
  };
}

const phasesOf = (playouts: readonly Playout[]): readonly string[] =>
  playouts.flatMap(({ steps }) => steps.map(({ position }) => position.phase));

/** Caches the longest of a few playouts per table, for laws that check one playout. */
function cacheLongestPlayouts(
  game: Game,
  sampling: PlayoutSampleOptions,
): (table: Table) => readonly Playout[] {
  const known = new Map<Table, readonly Playout[]>();
  return (table) => {
    const playouts = known.get(table) ?? longestPlayout(samplePlayouts(game, table, sampling));
    known.set(table, playouts);
    return playouts;
  };
}

/** Checks a law that needs one playout: at the first table, and at each table whose playout has new phases. */
function checkOnce(
  game: Game,
  law: Law,
  tables: readonly Table[],
  options: LawOptions,
  playoutsAt: (table: Table) => readonly Playout[],
): ViolationReport | undefined {
  const seen = new Set<string>();
  for (const table of tables) {
    const playouts = playoutsAt(table);
    const phases = phasesOf(playouts);
    if (seen.size > 0 && phases.every((phase) => seen.has(phase))) continue;
    for (const phase of phases) seen.add(phase);
    const violation = checkLaw(game, law, table, options, playouts);
    if (violation) return violation;
  }
  return undefined;
}

/** The number of playouts sampled to find a long one, for laws that check one playout. */
const LONGEST_OF = 5;

function lawChecks(
  game: Game,
  { tables, laws: given = LAWS, ...sampling }: ConformanceOptions,
  { all: words }: GameWords,
): Check[] {
  const laws = given.filter(({ needsClauses }) => !(needsClauses && isDraft(game)));
  const all = testTablesOf(game, tables);
  const playoutsAt = cachePlayouts(game, sampling);
  const longestAt = cacheLongestPlayouts(game, { ...sampling, runs: LONGEST_OF });
  const check = (group: Message, law: Law, findViolation: () => ViolationReport | undefined): Check => ({
    group,
    name: { id: "checks.law", data: { law: law.id, title: law.title } },
    run: () => {
      const violation = findViolation();
      return violation && formatViolation(violation);
    },
  });
  const once = laws.filter((law) => law.once);
  const others = laws.filter((law) => !law.once);
  return [
    ...once.map((law) =>
      check({ id: "groups.laws-once" }, law, () =>
        checkOnce(game, law, all, { ...sampling, words }, longestAt),
      ),
    ),
    ...all.flatMap((table) => {
      const group = { id: "groups.laws", data: { table: formatTable(table) } };
      return others.map((law) =>
        check(group, law, () => checkLaw(game, law, table, { ...sampling, words }, playoutsAt(table))),
      );
    }),
  ];
}

const EXAMPLES_GROUP: Message = { id: "groups.examples" };

/** Checks an example, its texts, and the events of its action. */
function checkExample(game: Game, example: Example, words: GameWords): string | undefined {
  const caption = { id: `examples.${example.id}` };
  return (
    runExample(game, example) ??
    (isDraft(game) ? undefined : checkMessage("its caption", caption, words.all)) ??
    checkExampleEvents(game, example, words.all)
  );
}

function exampleChecks(
  { game, examples, contract }: GamePlugin,
  { tables, laws: _, ...sampling }: ConformanceOptions,
  words: GameWords,
): Check[] {
  const check = (name: Message, run: Check["run"]): Check => ({ group: EXAMPLES_GROUP, name, run });
  const ids = examples.map(({ id }) => id);
  return [
    check({ id: "checks.contract" }, () =>
      contract === CONTRACT_VERSION ? undefined : `contract ${contract}, not ${CONTRACT_VERSION}`,
    ),
    check({ id: "checks.example-ids" }, () => {
      const twice = ids.find((id, i) => ids.indexOf(id) !== i);
      return twice && `${twice}: two examples`;
    }),
    ...examples.map((example) => check(example.id, () => checkExample(game, example, words))),
    check({ id: "checks.examples" }, () =>
      isDraft(game) ? undefined : describeMissingExamples(findMissingExamples(game, examples)),
    ),
    check({ id: "checks.options-used" }, () => {
      const idle = findIdleOption(game, examples);
      return idle && `${idle}: games with its values are the same, and no example sets it`;
    }),
    check({ id: "checks.events-told" }, () => {
      const untold = findUntoldEvents(game, examples, words, testTablesOf(game, tables), sampling);
      return untold.length > 0 ? `${untold.join(", ")}: told nowhere` : undefined;
    }),
  ];
}

/** The requirements of publishing that a draft does not meet. */
const publishingChecks = (plugin: GamePlugin): Check[] =>
  publishingSteps(plugin).map(({ title, isDone }) => ({
    group: { id: "groups.publishing" },
    name: title,
    isToDo: !isDone,
    run: () => undefined,
  }));

/** The check of where the clauses are printed, for a game that says it. */
const printChecks = ({ game, print, words }: GamePlugin): Check[] => {
  const noted = words
    .flatMap((file) => [...messagesById(file).keys()])
    .flatMap((id) => /^clauses\.(.+)\.note$/.exec(id)?.[1] ?? []);
  return print
    ? [
        {
          group: RULEBOOK_GROUP,
          name: { id: "checks.print" },
          run: () => checkPrintedRules(game.clauses, print, new Set(noted)),
        },
      ]
    : [];
};

const RULEBOOK_GROUP: Message = { id: "groups.rulebook" };

/** The checks of the rulebook in one language. */
function languageChecks(
  { game, examples }: GamePlugin,
  books: Rulebook,
  language: string,
  author: string,
): Check[] {
  const check = (id: string, run: Check["run"]): Check => ({
    group: RULEBOOK_GROUP,
    name: { id, data: { language } },
    run,
  });
  const [rulebook = [], source = []] = [books[language], books[author]];
  // the check of the numbers reports a placeholder that does not exist
  const filled = fillSections(rulebook, game, language, () => {});
  return [
    check("checks.sections", () => checkRulebook(game.clauses, filled)),
    check("checks.sentences", () =>
      language === author ? checkSentences(rulebook, examples) : checkTranslatedSentences(rulebook, source),
    ),
    check("checks.option-table", () => checkOptionTable(game, filled)),
    check("checks.numbers", () => checkNumbers(game, rulebook, language)),
    check("checks.notation-sample", () => checkNotationSample(game, filled)),
    ...(hasTypography(language)
      ? [check("checks.typography", () => checkRulebookTypography(filled, language))]
      : []),
  ];
}

/** The checks of the rulebook in each of its languages; without its own file, in those of the base. */
function sectionChecks(plugin: GamePlugin, { rulebook: own, base, ...options }: ConformanceOptions): Check[] {
  if (!own) return [];
  const { game } = plugin;
  const author = plugin.words[0]?.language ?? "en";
  const merged = base ? mergeRulebook(base.rulebook, own, Object.keys(game.clauses)) : own;
  // without a file, every clause is reported as lacking a section
  const books = Object.keys(merged).length > 0 ? merged : { [author]: [] };
  const filesOf = (sources: GameWords["own"]) => sources.map((source) => source.words);
  return [
    ...Object.keys(books).flatMap((language) => languageChecks(plugin, books, language, author)),
    ...(base
      ? [
          {
            group: RULEBOOK_GROUP,
            name: { id: "checks.inherited" },
            run: () => {
              const words = wordsOf(plugin, options);
              return checkInheritedTexts({ words: filesOf(words.base), ...base }, game, {
                rulebook: own,
                words: filesOf(words.own),
              });
            },
          },
        ]
      : []),
  ];
}

/** The checks of the short rules, in each language in which the package has them. */
function shortRulesChecks(plugin: GamePlugin, options: ConformanceOptions): Check[] {
  const { game, print } = plugin;
  const folder = folderOf(plugin, options);
  const { shortRules = folder === undefined ? {} : readShortRules(folder) } = options;
  return Object.entries(shortRules).map(([language, markdown]) => ({
    group: RULEBOOK_GROUP,
    name: { id: "checks.short-rules", data: { language } },
    run: () => checkShortRules(game.clauses, print, markdown, language),
  }));
}

/** The check of what has changed since somebody looked at it. */
const reviewChecks = (plugin: GamePlugin, { reviewed, folder = "." }: ConformanceOptions): Check[] =>
  reviewed
    ? [
        {
          group: RULEBOOK_GROUP,
          name: { id: "checks.reviewed" },
          run: () => checkReviewed(plugin, reviewed, folder),
        },
      ]
    : [];

/**
 * The checks of the texts of a plugin: where its clauses are printed, its rulebook, its short rules, and what was reviewed of them. They are
 * among the {@link conformanceChecks}.
 */
export const rulebookChecks = (plugin: GamePlugin, options: ConformanceOptions): Check[] => [
  ...printChecks(plugin),
  ...sectionChecks(plugin, options),
  ...shortRulesChecks(plugin, options),
  ...reviewChecks(plugin, options),
];

function perftAndVectorChecks(game: Game, { perft = [], vectors = [] }: ConformanceOptions): Check[] {
  const recorded = typeof vectors === "string" ? parseTestVectors(vectors) : vectors;
  return [
    ...perft.map((row) => ({
      group: { id: "groups.perft" },
      name: row.name ?? row.pos,
      run: () => checkPerft(game, row),
    })),
    ...recorded.map((vector, i) => {
      const { seats = game.seats.min, options = {}, plies } = vector;
      return {
        group: { id: "groups.vectors" },
        name: {
          id: "checks.vector",
          data: { game: i + 1, actions: plies.length, table: formatTable({ seats, options }) },
        },
        run: () => checkTestVector(game, vector),
      };
    }),
  ];
}

const goldenChecks = (game: Game, { golden = [] }: ConformanceOptions): Check[] =>
  golden.map((one) => ({
    group: { id: "groups.golden" },
    name: { id: "checks.golden", data: { version: one.version } },
    run: () => checkGolden(game, one),
  }));

/**
 * All checks of a plugin, for any test runner. Each has a name and does its work only in `run`.
 *
 * @throws SerpentariumError with the code of the failure if one of `tables` is invalid
 */
export function conformanceChecks<T extends GameTypes>(
  plugin: GamePlugin<T>,
  options: ConformanceOptions = {},
): Check[] {
  const plain: GamePlugin = plugin;
  const words = wordsOf(plain, options);
  return [
    ...lawChecks(plain.game, options, words),
    ...exampleChecks(plain, options, words),
    ...wordsChecks(plain, words),
    ...rulebookChecks(plain, options),
    ...perftAndVectorChecks(plain.game, options),
    ...goldenChecks(plain.game, options),
    ...publishingChecks(plain),
  ];
}
