import { join } from "node:path";
import type { Example, GamePlugin } from "@serpentarium/core";
import { languageFallbacks } from "@serpentarium/core/words";
import type { ReviewFiles, StalePart } from "@serpentarium/rulebook/node";
import { type Command, createCommand } from "../command.ts";
import { commandFailure, EXIT, type ExitCode, usageError } from "../command-error.ts";
import type { Change } from "../review/changes.ts";
import { type Terminal, useWordsOf } from "../terminal.ts";
import { packageFolder } from "../words.ts";
import { writeOutputFile } from "../write-file.ts";

/** A package whose clauses are reviewed. */
interface Reviewed {
  readonly plugin: GamePlugin;
  /** The language of its author. */
  readonly source: string;
  readonly folder: string;
  readonly files: ReviewFiles;
}

/** What is asked for. */
interface ReviewRequest {
  /** The ids of clauses and the names of other entries; all if empty. */
  readonly clauses: readonly string[];
  readonly language: string | undefined;
  readonly json: boolean | undefined;
}

/** Examples of clauses that do not hold. */
interface FailedExample {
  readonly clause: string;
  readonly example: string;
  readonly problem: string;
}

async function readPackage(specifier: string, terminal: Terminal): Promise<Reviewed> {
  const [{ readReviewed }, { loadSource }] = await Promise.all([
    import("@serpentarium/rulebook/node"),
    import("../plugins.ts"),
  ]);
  const source = await loadSource(specifier);
  const folder = packageFolder(source);
  if (folder === undefined) throw usageError({ id: "cli.rulebook.no-package", data: { given: specifier } });
  await useWordsOf(source, terminal);
  const { plugin } = source;
  return { plugin, source: plugin.words[0]?.language ?? "en", folder, files: readReviewed(folder) };
}

/** Runs a function that reads the files of a package, whose errors name them. @throws CommandError */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw commandFailure(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The examples of clauses: those in the file, which a build may lack, and those that are in code or inherited. */
async function findExamples(
  { plugin, files }: Reviewed,
  clauses: readonly string[],
): Promise<readonly Example[]> {
  const { clausePartsIn } = await import("@serpentarium/rulebook/node");
  const parts = [...clausePartsIn(files, clauses).values()].flat();
  const lines = parts.flatMap(({ part, content }) => (part === "examples" ? content.split("\n") : []));
  const own = lines.map((line): Example => JSON.parse(line));
  const others = plugin.examples.filter(
    ({ id, clause }) => clauses.includes(clause) && !own.some((one) => one.id === id),
  );
  return [...own, ...others];
}

/** Runs examples. */
async function findFailed(
  { plugin: { game } }: Reviewed,
  examples: readonly Example[],
): Promise<readonly FailedExample[]> {
  const { describeThrown, runExample } = await import("@serpentarium/testkit");
  return examples.flatMap((example) => {
    let problem: string | undefined;
    try {
      problem = runExample(game, example);
    } catch (error) {
      problem = describeThrown(error);
    }
    return problem === undefined ? [] : [{ clause: example.clause, example: example.id, problem }];
  });
}

const textLines = (text = ""): readonly string[] => text.split("\n").filter((line) => line.trim() !== "");

/** The lines of a text that another one lacks. */
function linesWithout(text: string | undefined, other: string | undefined): readonly string[] {
  const known = new Set(textLines(other));
  return textLines(text).filter((line) => !known.has(line));
}

/** The lines of a translation to look at: those in the places of the changed lines, or all where it is divided in another way. */
function linesToTranslate({ before, now, translation }: Change): readonly string[] {
  const [lines, translated] = [textLines(now), textLines(translation)];
  const changed = new Set(before === undefined ? [] : linesWithout(now, before));
  return changed.size > 0 && lines.length === translated.length
    ? translated.filter((_, i) => changed.has(lines[i] ?? ""))
    : translated;
}

/** Prints a change; of a translation what it translates only where that is not among the changes that are printed before. */
function printChange(change: Change, isSourceShown: boolean, { print, words }: Terminal): void {
  const { part, language = "", source = "", before, now } = change;
  if (part === "new" || part === "gone") return;
  const id = source === "" ? `cli.rulebook.parts.${part}` : `cli.rulebook.parts.older-${part}`;
  print(`  ${words.text(id, { language, source })}`);
  if (source === "" || !isSourceShown) {
    for (const line of linesWithout(before, now)) print(`    - ${line}`);
    for (const line of linesWithout(now, before)) print(`    + ${line}`);
  }
  for (const line of linesToTranslate(change)) print(`      ${line}`);
}

function printFailed(failed: readonly FailedExample[], { print }: Terminal): void {
  for (const { example, problem } of failed) print(`  ✗ ${example}: ${problem}`);
}

const isAskedFor =
  ({ clauses, language }: ReviewRequest) =>
  ({ clause, part, language: own }: StalePart): boolean =>
    (clauses.length === 0 || clauses.includes(clause)) &&
    (language === undefined || own === language || part === "new" || part === "gone");

/** Lists what is stale, with what it said and says. */
async function list(reviewed: Reviewed, request: ReviewRequest, terminal: Terminal): Promise<ExitCode> {
  const [{ parseReview }, { describeStale, staleClauses }, { findChanges }] = await Promise.all([
    import("@serpentarium/rulebook/node"),
    import("@serpentarium/testkit"),
    import("../review/changes.ts"),
  ]);
  const { plugin, folder, files } = reviewed;
  const { game } = plugin;
  const { print, words } = terminal;
  const record = reading(() => parseReview(files));
  const stale = reading(() => [...staleClauses(plugin, files).values()].flat()).filter(isAskedFor(request));
  const clauses = [...new Set(stale.map(({ clause }) => clause))];
  const changes = findChanges(stale, record ?? {}, files, { folder, clauses: Object.keys(game.clauses) });
  const examples = await findExamples(reviewed, clauses);
  const failed = await findFailed(reviewed, examples);
  const code = stale.length === 0 ? EXIT.ok : EXIT.failed;
  if (request.json) {
    print(
      JSON.stringify({ game: game.id, isRecorded: record !== undefined, stale: changes, failed }, null, 2),
    );
    return code;
  }
  for (const clause of clauses) {
    const all = changes.filter((change) => change.clause === clause);
    const own = all.filter(({ source }) => source === undefined);
    const translations = all.filter(({ source }) => source !== undefined);
    print(words.text("cli.rulebook.stale", { clause, changes: describeStale(all) }));
    for (const change of own) printChange(change, false, terminal);
    for (const change of translations) {
      const { part, source } = change;
      printChange(
        change,
        own.some((one) => one.part === part && one.language === source),
        terminal,
      );
    }
    const failures = failed.filter((one) => one.clause === clause);
    const count = examples.filter((example) => example.clause === clause).length;
    if (failures.length > 0) printFailed(failures, terminal);
    else if (count > 0) print(`  ✓ ${words.text("cli.rulebook.examples-hold", { count })}`);
    print();
  }
  if (record === undefined) print(words.text("cli.rulebook.no-record"));
  else print(words.text("cli.rulebook.count", { count: clauses.length }));
  return code;
}

/** Records what clauses say now, without those whose examples fail. */
async function accept(reviewed: Reviewed, request: ReviewRequest, terminal: Terminal): Promise<ExitCode> {
  const [{ acceptClauses, clausePartsIn, formatReview, parseReview, REVIEW_PATH }, { staleClauses }] =
    await Promise.all([import("@serpentarium/rulebook/node"), import("@serpentarium/testkit")]);
  const { plugin, source, folder, files } = reviewed;
  const { print, words } = terminal;
  const clauses = Object.keys(plugin.game.clauses);
  const { language } = request;
  const given = reading(() => {
    const all = [...clausePartsIn(files, clauses).keys()].map((clause) => ({ clause, part: "new" }) as const);
    // without a record nothing is stale yet
    const stale = parseReview(files) ? [...staleClauses(plugin, files).values()].flat() : all;
    return [...new Set(stale.filter(isAskedFor(request)).map(({ clause }) => clause))];
  });
  const failed = await findFailed(reviewed, await findExamples(reviewed, given));
  const refused = new Set(failed.map(({ clause }) => clause));
  const accepted = given.filter((clause) => !refused.has(clause));
  if (accepted.length > 0) {
    const record = acceptClauses(files, {
      clauses,
      source,
      accepted,
      ...(language !== undefined && { language }),
    });
    await writeOutputFile(join(folder, REVIEW_PATH), formatReview(record));
  }
  if (request.json) print(JSON.stringify({ game: plugin.game.id, accepted, failed }, null, 2));
  else {
    print(words.text("cli.rulebook.accepted", { count: accepted.length }));
    if (refused.size > 0) print(words.text("cli.rulebook.refused", { count: refused.size }));
    printFailed(failed, terminal);
  }
  return refused.size === 0 ? EXIT.ok : EXIT.failed;
}

export const rulebookReview = (terminal: Terminal): Command => {
  const { words } = terminal;
  return createCommand(terminal, {
    name: "rulebook review",
    description: words.text("cli.rulebook.review"),
    examples: [
      "serpentarium rulebook review .",
      "serpentarium rulebook review . --accept",
      "serpentarium rulebook review . --accept move.pair end.blocked",
      "serpentarium rulebook review . --to fr --accept",
    ],
    args: {
      package: {
        type: "positional",
        required: true,
        description: words.text("cli.rulebook.arguments.package"),
      },
      clause: {
        type: "positional",
        required: false,
        description: words.text("cli.rulebook.arguments.clause"),
      },
      accept: { type: "boolean", description: words.text("cli.rulebook.arguments.accept") },
      to: { type: "string", valueHint: "de|pt-BR|…", description: words.text("cli.rulebook.arguments.to") },
      json: { type: "boolean", description: words.text("cli.arguments.json") },
    },
    isVariadic: true,
    async run(args, { positionals: [, ...clauses] }) {
      const reviewed = await readPackage(args.package, terminal);
      const { clausePartsIn, parseReview } = await import("@serpentarium/rulebook/node");
      const recorded = reading(() => parseReview(reviewed.files)) ?? {};
      const all = Object.keys(reviewed.plugin.game.clauses);
      const entries = reading(() => clausePartsIn(reviewed.files, all));
      const known = [...new Set([...all, ...entries.keys(), ...Object.keys(recorded)])];
      const unknown = clauses.find((clause) => !known.includes(clause));
      if (unknown !== undefined)
        throw usageError({ id: "cli.usage.one-of", data: { name: unknown, values: known } });
      const [language] = args.to === undefined ? [] : languageFallbacks(args.to);
      if (args.to !== undefined && language === undefined)
        throw usageError({ id: "cli.usage.language", data: { option: "--to", given: args.to } });
      const request = { clauses, language, json: args.json };
      return args.accept ? accept(reviewed, request, terminal) : list(reviewed, request, terminal);
    },
  });
};
