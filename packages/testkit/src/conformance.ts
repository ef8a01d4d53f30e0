import {
  CONTRACT_VERSION,
  type Example,
  type Game,
  type GamePlugin,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Message,
  type Table,
} from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import { checkLaw, longestPlayout, type PlayoutSampleOptions, samplePlayouts } from "./check-law.ts";
import { isDraft, publishingSteps } from "./draft.ts";
import { checkExampleEvents, findUntoldEvents } from "./example-events.ts";
import { describeMissingExamples, findMissingExamples, runExample } from "./examples.ts";
import { checkFrenchPluginTypography, checkFrenchRulebookTypography } from "./french-typography.ts";
import { checkGolden, type GoldenRecords } from "./golden.ts";
import { type BaseGame, checkInheritedTexts, type Rulebook } from "./inherited.ts";
import type { Law } from "./law.ts";
import { findIdleOption } from "./laws/option-values.ts";
import { LAWS } from "./laws.ts";
import { checkNotationSample } from "./notation-sample.ts";
import { checkOptionTable } from "./option-table.ts";
import { checkPerft, type PerftRow } from "./perft.ts";
import type { Playout } from "./playout.ts";
import { checkRulebook } from "./rulebook.ts";
import { type TestTableInput, testTablesOf } from "./tables.ts";
import { checkTestVector, parseTestVectors, type TestVector } from "./test-vectors.ts";
import { formatTable, formatViolation, type ViolationReport } from "./violation-report.ts";

/** Options of {@link conformanceChecks}. */
export interface ConformanceOptions extends PlayoutSampleOptions {
  /** Additional tables, beside every number of seats with the default options. */
  readonly tables?: readonly TestTableInput[];
  /** The laws to check; default all. */
  readonly laws?: readonly Law[];
  /** The texts of `rulebook/en.mdx` and `rulebook/fr.mdx`: complete, or with `base` only the variant’s own sections. */
  readonly rulebook?: Rulebook;
  /** The base game of a variant: inherited parts of its rulebook must hold for the variant as well. */
  readonly base?: BaseGame;
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
  /** Whether it says what a draft still lacks, rather than that something is wrong. */
  readonly isToDo?: boolean;
  /** Runs the check. Returns the problem in a few lines, or undefined. */
  run(): string | undefined;
}

const TYPOGRAPHY_TITLE: Message = {
  en: "French has curved apostrophes, and no-break spaces at its high punctuation",
  fr: "apostrophes courbes, et espaces insécables à la ponctuation haute",
};

const same = (text: string): Message => ({ en: text, fr: text });
const prefixed = (prefix: string, { en, fr }: Message): Message => ({
  en: `${prefix}: ${en}`,
  fr: `${prefix} : ${fr}`,
});

/** Caches the playouts of the last table only, since those of a long game are large. */
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
  sampling: PlayoutSampleOptions,
  playoutsAt: (table: Table) => readonly Playout[],
): ViolationReport | undefined {
  const seen = new Set<string>();
  for (const table of tables) {
    const playouts = playoutsAt(table);
    const phases = phasesOf(playouts);
    if (seen.size > 0 && phases.every((phase) => seen.has(phase))) continue;
    for (const phase of phases) seen.add(phase);
    const violation = checkLaw(game, law, table, sampling, playouts);
    if (violation) return violation;
  }
  return undefined;
}

/** Playouts sampled to find a long one, for laws that check one playout. */
const LONGEST_OF = 5;
const ONCE_GROUP: Message = { en: "laws, once", fr: "lois, une fois" };

function lawChecks(game: Game, { tables, laws: given = LAWS, ...sampling }: ConformanceOptions): Check[] {
  const laws = given.filter(({ needsClauses }) => !(needsClauses && isDraft(game)));
  const all = testTablesOf(game, tables);
  const playoutsAt = cachePlayouts(game, sampling);
  const longestAt = cacheLongestPlayouts(game, { ...sampling, runs: LONGEST_OF });
  const check = (group: Message, law: Law, findViolation: () => ViolationReport | undefined): Check => ({
    group,
    name: prefixed(law.id, law.title),
    run: () => {
      const violation = findViolation();
      return violation && formatViolation(violation);
    },
  });
  const once = laws.filter((law) => law.once);
  const others = laws.filter((law) => !law.once);
  return [
    ...once.map((law) => check(ONCE_GROUP, law, () => checkOnce(game, law, all, sampling, longestAt))),
    ...all.flatMap((table) => {
      const at = formatTable(table);
      const group = { en: `laws, ${at}`, fr: `lois, ${at}` };
      return others.map((law) =>
        check(group, law, () => checkLaw(game, law, table, sampling, playoutsAt(table))),
      );
    }),
  ];
}

/** Adds the key of the example to its problem, in the form that `inheritExamples` takes to leave one out. */
function withExampleKey(example: Example, problem: string | undefined): string | undefined {
  const action = "play" in example ? example.play : "refused" in example ? example.refused : undefined;
  const key = action === undefined ? example.position : `${example.position} ${action}`;
  return problem && `${problem}\nin the example "${key}"`;
}

function exampleChecks(
  { game, examples, contract }: GamePlugin,
  { tables, laws: _, ...sampling }: ConformanceOptions,
): Check[] {
  const group = { en: "examples", fr: "exemples" };
  return [
    {
      group,
      name: { en: "the plugin is made for this contract", fr: "le module suit ce contrat" },
      run: () =>
        contract === CONTRACT_VERSION ? undefined : `contract ${contract}, not ${CONTRACT_VERSION}`,
    },
    ...examples.map((example) => ({
      group,
      name: prefixed(example.clause, example.caption),
      run: () => withExampleKey(example, runExample(game, example) ?? checkExampleEvents(game, example)),
    })),
    {
      group,
      name: { en: "every clause has its examples", fr: "chaque clause a ses exemples" },
      run: () => (isDraft(game) ? undefined : describeMissingExamples(findMissingExamples(game, examples))),
    },
    {
      group,
      name: {
        en: "every option changes games, or has an example",
        fr: "chaque option change des parties, ou a un exemple",
      },
      run() {
        const idle = findIdleOption(game, examples);
        return idle && `${idle}: games with its values are the same, and no example sets it`;
      },
    },
    {
      group,
      name: {
        en: "every event is told in an example or a random game",
        fr: "chaque événement se raconte dans un exemple ou une partie au hasard",
      },
      run() {
        const untold = findUntoldEvents(game, examples, testTablesOf(game, tables), sampling);
        return untold.length > 0 ? `${untold.join(", ")}: told nowhere` : undefined;
      },
    },
  ];
}

const PUBLISHING_GROUP: Message = { en: "before it is published", fr: "avant de publier" };

/** What a draft lacks that a published game has. */
const publishingChecks = (plugin: GamePlugin): Check[] =>
  publishingSteps(plugin).map(({ title, isDone }) => ({
    group: PUBLISHING_GROUP,
    name: title,
    isToDo: !isDone,
    run: () => (isDone ? undefined : title.en),
  }));

const RULEBOOK_GROUP = { en: "rulebook", fr: "règles" };

/** The checks of the rulebook in one language: its whole text, and that of the game’s own file. */
function languageChecks(game: Game, text: string, language: Language, own: string): Check[] {
  const check = (en: string, fr: string, run: Check["run"]): Check => ({
    group: RULEBOOK_GROUP,
    name: { en: `${en} (${language})`, fr: `${fr} (${language})` },
    run,
  });
  return [
    check(
      "one section per clause, in order, none too short",
      "une section par clause, dans l’ordre, aucune trop courte",
      () => checkRulebook(game.clauses, text, own),
    ),
    check("every option with its default", "chaque option avec sa valeur par défaut", () =>
      checkOptionTable(game, text, language, own),
    ),
    check(
      "the position of the notation chapter is valid",
      "la position du chapitre sur la notation peut se présenter",
      () => checkNotationSample(game, text, own),
    ),
  ];
}

/** A rulebook merged with the inherited sections of its base, if there is one. */
const mergedRulebook = (game: Game, own: Rulebook, base: BaseGame | undefined, language: Language): string =>
  base
    ? mergeRulebook(base.rulebook[language] ?? "", own[language] ?? "", Object.keys(game.clauses))
    : (own[language] ?? "");

const INHERITED_TITLE: Message = {
  en: "no inherited text names a default that has changed, or something removed",
  fr: "rien de ce qui est repris ne cite une valeur par défaut qui a changé, ni ce qui a été supprimé",
};

const rulebookChecks = (game: Game, own: Rulebook, base: BaseGame | undefined): Check[] => [
  ...LANGUAGES.flatMap((language) =>
    languageChecks(game, mergedRulebook(game, own, base, language), language, own[language] ?? ""),
  ),
  {
    group: RULEBOOK_GROUP,
    name: TYPOGRAPHY_TITLE,
    run: () => checkFrenchRulebookTypography(mergedRulebook(game, own, base, "fr"), own.fr ?? ""),
  },
  ...(base
    ? [{ group: RULEBOOK_GROUP, name: INHERITED_TITLE, run: () => checkInheritedTexts(base, game, own) }]
    : []),
];

const typographyChecks = (plugin: GamePlugin): Check[] => [
  {
    group: { en: "wording", fr: "rédaction" },
    name: TYPOGRAPHY_TITLE,
    run: () => checkFrenchPluginTypography(plugin),
  },
];

function perftAndVectorChecks(game: Game, { perft = [], vectors = [] }: ConformanceOptions): Check[] {
  const recorded = typeof vectors === "string" ? parseTestVectors(vectors) : vectors;
  return [
    ...perft.map((row) => ({
      group: same("perft"),
      name: same(row.name ?? row.pos),
      run: () => checkPerft(game, row),
    })),
    ...recorded.map((vector, i) => {
      const { seats = game.seats.min, options = {}, plies } = vector;
      const at = formatTable({ seats, options });
      return {
        group: { en: "recorded games", fr: "parties enregistrées" },
        name: {
          en: `game ${i + 1}: ${plies.length} actions, ${at}`,
          fr: `partie ${i + 1} : ${plies.length} actions, ${at}`,
        },
        run: () => checkTestVector(game, vector),
      };
    }),
  ];
}

const goldenChecks = (game: Game, { golden = [] }: ConformanceOptions): Check[] =>
  golden.map((one) => ({
    group: { en: "golden records", fr: "parties de référence" },
    name: {
      en: `the records of version ${one.version} replay, and are unchanged since the release`,
      fr: `celles de la version ${one.version} tiennent, et sont telles que publiées`,
    },
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
  const { rulebook, base } = options;
  return [
    ...lawChecks(plain.game, options),
    ...exampleChecks(plain, options),
    ...typographyChecks(plain),
    ...(rulebook ? rulebookChecks(plain.game, rulebook, base) : []),
    ...perftAndVectorChecks(plain.game, options),
    ...goldenChecks(plain.game, options),
    ...publishingChecks(plain),
  ];
}
