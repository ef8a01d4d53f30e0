import type { Example, GamePlugin, Message, Words } from "@serpentarium/core";
import type { Teaching } from "@serpentarium/core/teaching";
import { type Model, parseMessage, visit } from "messageformat";

/** The kind of a message, by its id; the required name is the message with the id `title`. */
const KINDS: readonly { readonly pattern: RegExp; readonly id: string; readonly title?: string }[] = [
  { pattern: /^title$/, id: "cli.words.kinds.game-title" },
  { pattern: /^summary$/, id: "cli.words.kinds.summary" },
  { pattern: /^overview\./, id: "cli.words.kinds.overview" },
  { pattern: /^phases\.(.+)\.title$/, id: "cli.words.kinds.phase-title" },
  { pattern: /^phases\.(.+)\.prompt$/, id: "cli.words.kinds.prompt", title: "phases.*.title" },
  { pattern: /^clauses\.(.+)\.title$/, id: "cli.words.kinds.clause-title" },
  { pattern: /^clauses\.(.+)\.note$/, id: "cli.words.kinds.note", title: "clauses.*.title" },
  { pattern: /^clauses\.(.+)\.refusal$/, id: "cli.words.kinds.refusal", title: "clauses.*.title" },
  { pattern: /^options\.(.+)\.values\./, id: "cli.words.kinds.option-value", title: "options.*.title" },
  { pattern: /^options\.(.+)\.title$/, id: "cli.words.kinds.option-title" },
  { pattern: /^presets\./, id: "cli.words.kinds.preset" },
  { pattern: /^aids\./, id: "cli.words.kinds.aid" },
  { pattern: /^amounts\./, id: "cli.words.kinds.amount" },
  { pattern: /^events\./, id: "cli.words.kinds.event" },
  { pattern: /^failures\./, id: "cli.words.kinds.failure" },
  { pattern: /^pictures\.(.+)\.title$/, id: "cli.words.kinds.picture-title" },
  { pattern: /^pictures\.(.+)\.caption$/, id: "cli.words.kinds.caption", title: "pictures.*.title" },
  { pattern: /^lesson\.(.+)\.title$/, id: "cli.words.kinds.task-title" },
  { pattern: /^lesson\.(.+)\.instruction$/, id: "cli.words.kinds.instruction", title: "lesson.*.title" },
  { pattern: /^lesson\.(.+)\.hints\./, id: "cli.words.kinds.hint", title: "lesson.*.title" },
  { pattern: /^lesson\.(.+)\.mistakes\./, id: "cli.words.kinds.mistake", title: "lesson.*.title" },
  { pattern: /^lesson\.(.+)\.conclusion$/, id: "cli.words.kinds.conclusion", title: "lesson.*.title" },
  { pattern: /^glossary\.(.+)\.term$/, id: "cli.words.kinds.term" },
  { pattern: /^glossary\.(.+)\.meaning$/, id: "cli.words.kinds.meaning", title: "glossary.*.term" },
];

/** The position on the board beside a message. */
interface Shown {
  readonly clauses: readonly string[];
  readonly details: readonly Message[];
}

const positionOf = ({ position }: { readonly position: string }): Message => ({
  id: "cli.words.details.position",
  data: { position },
});

const played = (actions: readonly string[]): Message => ({
  id: "cli.words.details.played",
  data: { actions },
});

/** Returns the assertions of an example about its position. */
function assertionsOf(example: Example): readonly Message[] {
  if ("play" in example)
    return [played([example.play]), { id: "cli.words.details.becomes", data: { position: example.becomes } }];
  if ("refused" in example) return [{ id: "cli.words.details.refused", data: { action: example.refused } }];
  if ("legal" in example) return [{ id: "cli.words.details.legal", data: { actions: example.legal } }];
  if ("press" in example) return [{ id: "cli.words.details.pressed", data: { targets: example.press } }];
  if ("rejected" in example) return [{ id: "cli.words.details.rejected" }];
  const { among, never = [] } = example;
  return [
    { id: "cli.words.details.among", data: { actions: among } },
    ...(never.length > 0 ? [{ id: "cli.words.details.never", data: { actions: never } }] : []),
  ];
}

/** Returns the positions shown with the messages of examples, pictures and tasks, by prefix of their ids. */
function shownWith(
  plugin: GamePlugin | undefined,
  teaching: Teaching | undefined,
): ReadonlyMap<string, Shown> {
  const { pictures = [], tasks = [] } = teaching ?? {};
  return new Map([
    ...(plugin?.examples ?? []).map((example): [string, Shown] => [
      `examples.${example.id}`,
      { clauses: [example.clause], details: [positionOf(example), ...assertionsOf(example)] },
    ]),
    ...pictures.map((picture): [string, Shown] => [
      `pictures.${picture.id}.caption`,
      {
        clauses: picture.clauses,
        details: [positionOf(picture), ...(picture.play === undefined ? [] : [played([picture.play])])],
      },
    ]),
    ...tasks.flatMap((task): [string, Shown][] => {
      const { clauses, solutions, mistakes } = task;
      const shown = { clauses, details: [positionOf(task), ...solutions.slice(0, 1).map(played)] };
      return [
        [`lesson.${task.id}.instruction`, shown],
        ...mistakes.flatMap((mistake): [string, Shown][] =>
          "id" in mistake
            ? [
                [
                  `lesson.${task.id}.mistakes.${mistake.id}`,
                  { clauses: [], details: [positionOf(task), played(mistake.play)] },
                ],
              ]
            : [],
        ),
      ];
    }),
  ]);
}

/** Returns the function of each placeholder of a message; empty for a message with an error. */
function functionsIn(message: string): ReadonlyMap<string, Model.FunctionRef | undefined> {
  const found = new Map<string, Model.FunctionRef | undefined>();
  const local = new Set<string>();
  try {
    visit(parseMessage(message), {
      declaration(declaration) {
        if (declaration.type === "local") local.add(declaration.name);
      },
      expression({ arg, functionRef }) {
        if (arg?.type === "variable" && !local.has(arg.name))
          found.set(arg.name, found.get(arg.name) ?? functionRef);
      },
    });
  } catch {
    return new Map();
  }
  return found;
}

/** The group from which `:term` takes a word. */
function groupOf(functionRef: Model.FunctionRef | undefined): string | undefined {
  const group = functionRef?.name === "term" ? functionRef.options?.["of"] : undefined;
  return group?.type === "literal" ? group.value : undefined;
}

/** Describes the values of a placeholder. */
function describePlaceholder(placeholder: string, functionRef: Model.FunctionRef | undefined): Message {
  const data = { name: `$${placeholder}` };
  const group = groupOf(functionRef);
  if (group !== undefined) return { id: "cli.words.placeholders.word", data: { ...data, group } };
  if (placeholder === "form") return { id: "cli.words.placeholders.form", data };
  switch (functionRef?.name) {
    case undefined:
    case "string":
      return { id: "cli.words.placeholders.text", data };
    case "seat":
      return { id: "cli.words.placeholders.player", data };
    case "list":
      return { id: "cli.words.placeholders.list", data };
    default:
      return { id: "cli.words.placeholders.number", data };
  }
}

/** A message with at most this many words may be ambiguous, so that other languages help. */
const MAX_AMBIGUOUS = 3;

/** The data about the package whose messages are translated. */
export interface TranslatedPackage {
  readonly plugin: GamePlugin | undefined;
  readonly teaching: Teaching | undefined;
  /** The words in the author's language. */
  readonly words: Words;
  readonly messages: ReadonlyMap<string, string>;
  /** The messages of further languages. */
  readonly others: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * Creates the function that explains to a translator, in lines, the purpose of a message.
 *
 * @param reader - the words of the translator
 */
export function createContext(
  { plugin, teaching, words, messages, others }: TranslatedPackage,
  reader: Words,
): (id: string, message: string) => readonly string[] {
  const shown = shownWith(plugin, teaching);
  const groups = new Set(
    [...messages.values()].flatMap((one) => [...functionsIn(one).values()].map(groupOf)),
  );
  function kindOf(id: string): Message | undefined {
    for (const { pattern, id: kind, title } of KINDS) {
      const match = pattern.exec(id);
      if (match)
        return {
          id: kind,
          data: title === undefined ? {} : { name: words.text(title.replace("*", match[1] ?? "")) },
        };
    }
    if (id.startsWith("examples.")) return { id: "cli.words.kinds.example" };
    return groups.has(id.slice(0, id.lastIndexOf("."))) ? { id: "cli.words.kinds.word" } : undefined;
  }
  return (id, message) => {
    const kind = kindOf(id);
    const { clauses = [], details = [] } = shown.get(id) ?? {};
    const titles = clauses.map((clause) => words.text(`clauses.${clause}.title`));
    const lines: readonly Message[] = [
      ...(kind === undefined ? [] : [kind]),
      ...(titles.length > 0 ? [{ id: "cli.words.details.clauses", data: { titles } }] : []),
      ...details,
      ...[...functionsIn(message)].map(([name, functionRef]) => describePlaceholder(name, functionRef)),
    ];
    const isShort = message.split(/\s+/).length <= MAX_AMBIGUOUS;
    const hints = [...others].flatMap(([language, known]) => {
      const text = isShort ? known.get(id) : undefined;
      return text === undefined ? [] : [`${language}: ${text}`];
    });
    return [...lines.map((line) => reader.format(line)), ...hints];
  };
}
