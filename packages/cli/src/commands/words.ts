import { existsSync } from "node:fs";
import { basename, relative } from "node:path";
import type { GamePlugin } from "@serpentarium/core";
import { createWords, languageFallbacks, messagesById } from "@serpentarium/core/words";
import { languagesIn, readWords } from "@serpentarium/core/words/node";
import { loadTeaching, readManifest, resolveExport } from "@serpentarium/plugins";
import { type Command, createCommand } from "../command.ts";
import { EXIT, type ExitCode, usageError } from "../command-error.ts";
import type { Terminal } from "../terminal.ts";
import type { TranslatedPackage } from "../translation/message-context.ts";
import type { PoContext, PoEntry } from "../translation/po.ts";
import type { Translation } from "../translation/translation.ts";
import { gameWords } from "../words.ts";
import { writeOutputFile } from "../write-file.ts";

const ACTIONS = ["write", "read", "accept"] as const;

/** Prints a message with ids; nothing if there are none. */
function printIds(id: string, ids: readonly string[], { print, words }: Terminal): void {
  if (ids.length === 0) return;
  print(`  ${words.text(id, { count: ids.length })}`);
  for (const one of ids) print(`    ${one}`);
}

const withProblem = ([id, problem]: readonly [id: string, problem: string]): string => `${id}: ${problem}`;

/** Prints the problems in the words of a language. */
async function report(translation: Translation, terminal: Terminal): Promise<ExitCode> {
  const { reportsOn } = await import("../translation/translation.ts");
  const { print, words } = terminal;
  const { folder, rulebook } = translation;
  let isComplete = rulebook?.exists !== false;
  for (const { path, missing, stale, unknown, faulty } of reportsOn(translation)) {
    const isGood = [missing, stale, unknown, faulty].every(({ length }) => length === 0);
    const file = relative(folder, path);
    print(isGood ? words.text("cli.words.complete", { file }) : file);
    printIds("cli.words.missing", missing, terminal);
    printIds("cli.words.stale", stale, terminal);
    printIds("cli.words.unknown", unknown, terminal);
    printIds("cli.words.faulty", faulty.map(withProblem), terminal);
    isComplete &&= isGood;
  }
  if (rulebook) {
    const file = relative(folder, rulebook.path);
    print(words.text(rulebook.exists ? "cli.words.rulebook" : "cli.words.no-rulebook", { file }));
  }
  return isComplete ? EXIT.ok : EXIT.failed;
}

/** Writes the messages to translate as a PO file. */
async function exportMessages(
  translation: Translation,
  about: TranslatedPackage,
  { file, isAll }: { readonly file: string; readonly isAll: boolean },
  { print, words }: Terminal,
): Promise<ExitCode> {
  const [{ createContext }, { formatPo }, { isStale, reportsOn }] = await Promise.all([
    import("../translation/message-context.ts"),
    import("../translation/po.ts"),
    import("../translation/translation.ts"),
  ]);
  // the file may contain translations that were not imported yet
  if (existsSync(file)) throw usageError({ id: "cli.words.exists", data: { file } });
  const { folder, language, files, messages, missing, origins } = translation;
  const contextOf = createContext(about, words);
  const problems = new Map(reportsOn(translation).flatMap(({ faulty }) => faulty));
  const entries = files.flatMap(({ source, sourcePath }) =>
    [...messagesById(source)].flatMap(([id, message]): (PoEntry & PoContext)[] => {
      const [stale, problem] = [isStale(translation, id), problems.get(id)];
      const isFuzzy = stale || problem !== undefined;
      if (!(isAll || isFuzzy || missing.has(id))) return [];
      const previous = stale ? origins.get(id) : undefined;
      return [
        {
          ...{ id, source: message, text: messages.get(id) ?? "", isFuzzy },
          reference: relative(folder, sourcePath),
          comments: [...contextOf(id, message), ...(problem === undefined ? [] : [problem])],
          ...(previous !== undefined && { previous }),
        },
      ];
    }),
  );
  if (entries.length > 0) {
    const manifest = readManifest(folder);
    const project = (manifest?.ok && manifest.value.name) || basename(folder);
    const comment = words.text("cli.words.header");
    await writeOutputFile(file, formatPo({ language, project, comment }, entries));
  }
  print(words.text("cli.words.written", { file, count: entries.length }));
  return EXIT.ok;
}

/** Writes the translations of a PO file to the files of words, and records the messages from which they were made. */
async function importTranslations(
  translation: Translation,
  file: string,
  terminal: Terminal,
): Promise<ExitCode> {
  const [{ translationProblem }, { mergeWords }, { writeOrigins }, { readPo }] = await Promise.all([
    import("@serpentarium/testkit"),
    import("../translation/merge-words.ts"),
    import("../translation/origins.ts"),
    import("../translation/po.ts"),
  ]);
  const { folder, language, files, source, messages, origins } = translation;
  const entries = await readPo(file, language);
  const translated = entries.filter(({ text }) => text !== "");
  const accepted = new Map<string, PoEntry>();
  const refused: (readonly [id: string, problem: string])[] = [];
  for (const entry of translated.filter(({ isFuzzy }) => !isFuzzy)) {
    const message = source.get(entry.id);
    const problem =
      message === undefined
        ? terminal.words.text("cli.words.unknown-id")
        : translationProblem(entry.text, message);
    if (problem === undefined) accepted.set(entry.id, entry);
    else refused.push([entry.id, problem]);
  }
  for (const { path, words, source: from } of files) {
    const [own, known] = [messagesById(words), messagesById(from)];
    const texts = [...accepted.values()].filter(({ id }) => known.has(id) || own.has(id));
    if (texts.length === 0) continue;
    const merged = mergeWords(
      words,
      from,
      texts.map(({ id, text }) => [id, text]),
    );
    await writeOutputFile(path, `${JSON.stringify(merged, null, 2)}\n`);
  }
  if (accepted.size > 0) {
    const made = [...source].filter(([id]) => messages.has(id) || accepted.has(id));
    await writeOrigins(
      folder,
      language,
      made.map(([id, message]) => [id, accepted.get(id)?.source ?? origins.get(id) ?? message]),
    );
  }
  const { print, words } = terminal;
  print(words.text("cli.words.read", { count: accepted.size }));
  const fuzzy = translated.filter(({ isFuzzy }) => isFuzzy).length;
  if (fuzzy > 0) print(words.text("cli.words.fuzzy", { count: fuzzy }));
  printIds("cli.words.refused", refused.map(withProblem), terminal);
  return refused.length === 0 ? EXIT.ok : EXIT.failed;
}

/** Marks all translations as up to date with the author's messages. */
async function accept(
  { folder, language, source, messages }: Translation,
  { print, words }: Terminal,
): Promise<ExitCode> {
  const { writeOrigins } = await import("../translation/origins.ts");
  const made = [...source].filter(([id]) => messages.has(id));
  await writeOrigins(folder, language, made);
  print(words.text("cli.words.accepted", { count: made.length }));
  return EXIT.ok;
}

/** The words of the author with their package or game; a package without a game has English words. */
async function loadPackage(specifier: string) {
  const { loadSource, packagePath } = await import("../plugins.ts");
  const folder = packagePath(specifier);
  const manifest = readManifest(folder);
  const loaded = manifest?.ok && manifest.value.plugin?.ok ? await loadSource(specifier) : undefined;
  const language = loaded?.plugin.words[0]?.language ?? "en";
  async function describe(translation: Translation): Promise<TranslatedPackage> {
    const { messagesIn } = await import("../translation/translation.ts");
    const entry = resolveExport(folder, "./teaching");
    const plugin: GamePlugin | undefined = loaded?.plugin;
    const files = translation.files.map(({ source }) => source);
    const others = languagesIn(folder).filter((tag) => tag !== language && tag !== translation.language);
    return {
      plugin,
      teaching: loaded && entry !== undefined ? await loadTeaching(entry) : undefined,
      words: loaded ? await gameWords(loaded, language) : createWords(language, ...files),
      messages: translation.source,
      others: new Map(others.map((tag) => [tag, messagesIn(readWords(folder, tag, tag))])),
    };
  }
  return { folder, language, describe };
}

/** The tag in `--to`. @throws CommandError usage error */
function readLanguage(given: string | undefined): string {
  if (given === undefined) throw usageError({ id: "cli.usage.missing", data: { name: "--to" } });
  const [language] = languageFallbacks(given);
  if (language === undefined) throw usageError({ id: "cli.usage.language", data: { option: "--to", given } });
  return language;
}

export const words = (terminal: Terminal): Command =>
  createCommand(terminal, {
    name: "words",
    description: terminal.words.text("cli.words.description"),
    examples: [
      "serpentarium words . --to de",
      "serpentarium words . --to de --write de.po",
      "serpentarium words . --to de --read de.po",
    ],
    args: {
      package: {
        type: "positional",
        required: true,
        description: terminal.words.text("cli.words.arguments.package"),
      },
      to: {
        type: "string",
        valueHint: "de|pt-BR|…",
        description: terminal.words.text("cli.words.arguments.to"),
      },
      write: {
        type: "string",
        valueHint: "file.po",
        description: terminal.words.text("cli.words.arguments.write"),
      },
      all: {
        type: "boolean",
        description: terminal.words.text("cli.words.arguments.all"),
      },
      read: {
        type: "string",
        valueHint: "file.po",
        description: terminal.words.text("cli.words.arguments.read"),
      },
      accept: {
        type: "boolean",
        description: terminal.words.text("cli.words.arguments.accept"),
      },
    },
    async run(args) {
      const to = readLanguage(args.to);
      if (ACTIONS.filter((name) => args[name]).length > 1) throw usageError({ id: "cli.words.one-action" });
      const { readTranslation } = await import("../translation/translation.ts");
      const { folder, language, describe } = await loadPackage(args.package);
      if (to === language) throw usageError({ id: "cli.words.is-source", data: { language } });
      const translation = readTranslation(folder, to, language);
      if (args.write) {
        const target = { file: args.write, isAll: args.all === true };
        return exportMessages(translation, await describe(translation), target, terminal);
      }
      if (args.read) return importTranslations(translation, args.read, terminal);
      return args.accept ? accept(translation, terminal) : report(translation, terminal);
    },
  });
