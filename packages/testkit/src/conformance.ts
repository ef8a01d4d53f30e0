import {
  CONTRACT,
  type Example,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Plugin,
  type Table,
  type Text,
} from "@serpentarium/core";
import { mergeRulebook } from "@serpentarium/core/variant";
import { type Breach, formatBreach, formatTable } from "./breach.ts";
import { checkLaw, type Effort, longestOf, walksAt } from "./check.ts";
import { coverageOf, runExample, uncovered } from "./examples.ts";
import { checkFrenchRulebook, checkFrenchTexts } from "./french.ts";
import { checkGolden, type Golden } from "./golden.ts";
import { type Base, checkInherited, type Rulebook } from "./inherited.ts";
import type { Law } from "./law.ts";
import { LAWS } from "./laws.ts";
import { checkOptionTable } from "./option-table.ts";
import { checkPerft, type PerftRow } from "./perft.ts";
import { checkRulebook } from "./rulebook.ts";
import { checkSpecimen } from "./specimen.ts";
import { type Seated, tablesOf } from "./tables.ts";
import { checkVector, parseVectors, type Vector } from "./vectors.ts";
import type { Walk } from "./walk.ts";

/** What the kit can be given beside the plugin. */
export interface ConformanceOptions extends Effort {
  /** Tables beside those of every number of seats with the default options. */
  readonly tables?: readonly Seated[];
  /** The laws to hold the game against; all of them when left out. */
  readonly laws?: readonly Law[];
  /** The texts of `rulebook/en.mdx` and `rulebook/fr.mdx`: whole, or with `base` what a variant has of its own. */
  readonly rulebook?: Rulebook;
  /** Of a variant, the game that it is made from: what is taken over of its rulebook has to be true here as well. */
  readonly base?: Base;
  /** How many action sequences there are from some positions. */
  readonly perft?: readonly PerftRow[];
  /** Recorded games, or the text of a file with one in each line. */
  readonly vectors?: readonly Vector[] | string;
  /** What released versions left behind, as `readGolden` gives it. */
  readonly golden?: readonly Golden[];
}

/** One thing to check about a plugin. */
export interface Check {
  /** What kind it is, such as `examples` or `rulebook`. */
  readonly group: Text;
  readonly name: Text;
  /** Looks: what is wrong, in a few lines, or nothing. */
  run(): string | undefined;
}

const TYPOGRAPHY: Text = {
  en: "French has curved apostrophes, and no-break spaces at its high punctuation",
  fr: "apostrophes courbes, et espaces insécables à la ponctuation haute",
};

const same = (text: string): Text => ({ en: text, fr: text });
const prefixed = (prefix: string, { en, fr }: Text): Text => ({
  en: `${prefix}: ${en}`,
  fr: `${prefix} : ${fr}`,
});

/** Caches the walks of the last table only, since those of a long game are large. */
function rememberWalks(game: Game, effort: Effort): (table: Table) => readonly Walk[] {
  let last: { readonly table: Table; readonly walks: readonly Walk[] } | undefined;
  return (table) => {
    if (last?.table !== table) last = { table, walks: walksAt(game, table, effort) };
    return last.walks;
  };
}

const phasesOf = (walks: readonly Walk[]): readonly string[] =>
  walks.flatMap(({ steps }) => steps.map(({ position }) => position.phase));

/** The longest of some walks at each table, for the laws that one walk tells. */
function rememberLongest(game: Game, effort: Effort): (table: Table) => readonly Walk[] {
  const known = new Map<Table, readonly Walk[]>();
  return (table) => {
    const walks = known.get(table) ?? longestOf(walksAt(game, table, effort));
    known.set(table, walks);
    return walks;
  };
}

/** Holds a game against a law that one walk tells: at the first table, and at those whose walk has other phases. */
function checkOnce(
  game: Game,
  law: Law,
  tables: readonly Table[],
  effort: Effort,
  walksFor: (table: Table) => readonly Walk[],
): Breach | undefined {
  const looked = new Set<string>();
  for (const table of tables) {
    const walks = walksFor(table);
    const phases = phasesOf(walks);
    if (looked.size > 0 && phases.every((phase) => looked.has(phase))) continue;
    for (const phase of phases) looked.add(phase);
    const breach = checkLaw(game, law, table, effort, walks);
    if (breach) return breach;
  }
  return undefined;
}

/** Of how many walks the longest is taken, where one has to do. */
const FEW = 5;
const ONCE: Text = { en: "laws, once", fr: "lois, une fois" };

function lawChecks(game: Game, { tables, laws = LAWS, ...effort }: ConformanceOptions): Check[] {
  const all = tablesOf(game, tables);
  const walks = rememberWalks(game, effort);
  const longest = rememberLongest(game, { ...effort, runs: FEW });
  const check = (group: Text, law: Law, look: () => Breach | undefined): Check => ({
    group,
    name: prefixed(law.id, law.title),
    run: () => {
      const breach = look();
      return breach && formatBreach(breach);
    },
  });
  const once = laws.filter((law) => law.once);
  const others = laws.filter((law) => !law.once);
  return [
    ...once.map((law) => check(ONCE, law, () => checkOnce(game, law, all, effort, longest))),
    ...all.flatMap((table) => {
      const at = formatTable(table);
      const group = { en: `laws, ${at}`, fr: `lois, ${at}` };
      return others.map((law) => check(group, law, () => checkLaw(game, law, table, effort, walks(table))));
    }),
  ];
}

/** What is wrong with an example, and which one it is, as `inheritExamples` names those that a variant leaves out. */
function located(example: Example, wrong: string | undefined): string | undefined {
  const action = "play" in example ? example.play : "refused" in example ? example.refused : undefined;
  const key = action === undefined ? example.position : `${example.position} ${action}`;
  return wrong && `${wrong}\nin the example "${key}"`;
}

function exampleChecks({ game, examples, contract }: Plugin): Check[] {
  const group = { en: "examples", fr: "exemples" };
  return [
    {
      group,
      name: { en: "the plugin is made for this contract", fr: "le module suit ce contrat" },
      run: () => (contract === CONTRACT ? undefined : `contract ${contract}, not ${CONTRACT}`),
    },
    ...examples.map((example) => ({
      group,
      name: prefixed(example.clause, example.caption),
      run: () => located(example, runExample(game, example)),
    })),
    {
      group,
      name: { en: "every clause has its examples", fr: "chaque clause a ses exemples" },
      run: () => uncovered(coverageOf(game, examples)),
    },
  ];
}

const RULEBOOK = { en: "rulebook", fr: "règles" };

/** What holds for the rulebook in one language. */
function bookChecks(game: Game, text: string, language: Language): Check[] {
  const check = (en: string, fr: string, run: Check["run"]): Check => ({
    group: RULEBOOK,
    name: { en: `${en} (${language})`, fr: `${fr} (${language})` },
    run,
  });
  return [
    check(
      "one section a clause, in order, none too short",
      "une section par clause, dans l’ordre, aucune trop courte",
      () => checkRulebook(game.clauses, text),
    ),
    check("every option with its default", "chaque option avec sa valeur par défaut", () =>
      checkOptionTable(game, text, language),
    ),
    check(
      "the position of the notation chapter can stand",
      "la position du chapitre sur la notation peut se présenter",
      () => checkSpecimen(game, text),
    ),
  ];
}

/** A rulebook with what it takes over from that of the base, if there is one. */
const whole = (game: Game, own: Rulebook, base: Base | undefined, language: Language): string =>
  base
    ? mergeRulebook(base.rulebook[language] ?? "", own[language] ?? "", Object.keys(game.clauses))
    : (own[language] ?? "");

const INHERITED: Text = {
  en: "nothing that is taken over names a default of the base that has changed",
  fr: "rien de ce qui est repris ne cite une valeur par défaut du jeu de base qui a changé",
};

const rulebookChecks = (game: Game, own: Rulebook, base: Base | undefined): Check[] => [
  ...LANGUAGES.flatMap((language) => bookChecks(game, whole(game, own, base, language), language)),
  { group: RULEBOOK, name: TYPOGRAPHY, run: () => checkFrenchRulebook(whole(game, own, base, "fr")) },
  ...(base ? [{ group: RULEBOOK, name: INHERITED, run: () => checkInherited(base, game, own) }] : []),
];

const wordingChecks = (plugin: Plugin): Check[] => [
  {
    group: { en: "wording", fr: "rédaction" },
    name: TYPOGRAPHY,
    run: () => checkFrenchTexts(plugin),
  },
];

function numberChecks(game: Game, { perft = [], vectors = [] }: ConformanceOptions): Check[] {
  const recorded = typeof vectors === "string" ? parseVectors(vectors) : vectors;
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
        run: () => checkVector(game, vector),
      };
    }),
  ];
}

const goldenChecks = (game: Game, { golden = [] }: ConformanceOptions): Check[] =>
  golden.map((one) => ({
    group: { en: "golden records", fr: "parties de référence" },
    name: {
      en: `those of version ${one.version} hold, and are as they were released`,
      fr: `celles de la version ${one.version} tiennent, et sont telles que publiées`,
    },
    run: () => checkGolden(game, one),
  }));

/**
 * All that the kit checks about a plugin, for any test runner: each check is named, and looks only when it is run.
 *
 * @throws SerpentariumError with the code of the failure when one of `tables` does not hold
 */
export function conformance<T extends GameTypes>(
  plugin: Plugin<T>,
  options: ConformanceOptions = {},
): Check[] {
  const plain: Plugin = plugin;
  const { rulebook, base } = options;
  return [
    ...lawChecks(plain.game, options),
    ...exampleChecks(plain),
    ...wordingChecks(plain),
    ...(rulebook ? rulebookChecks(plain.game, rulebook, base) : []),
    ...numberChecks(plain.game, options),
    ...goldenChecks(plain.game, options),
  ];
}
