import { type Arguments, parseLanguages } from "./arguments.ts";
import type { PackageSpec } from "./compose-files.ts";
import { fail, type Result, succeed } from "./failure.ts";
import type { Host } from "./host.ts";
import type { Languages } from "./in-languages.ts";
import { defaultTitle, parseName, parseTitle } from "./names.ts";
import { callingPackageManager, parsePackageManager } from "./package-manager.ts";
import type { Prompt, Question } from "./prompt.ts";
import { parseTemplate, TEMPLATE_INFO, TEMPLATES, type TemplateName } from "./templates.ts";
import type { Terminal } from "./terminal.ts";

const DEFAULT_NAME = "my-game";
const CANCELLED = fail("cancelled", { id: "failures.cancelled" });

/** A question whose answer is checked and parsed. */
interface ParsedQuestion<T> extends Question {
  check(answer: string): Result<T>;
}

/** Returns the given value, otherwise the user's answer, or the default if there is no prompt. */
async function valueOrAnswer<T>(
  value: string | undefined,
  prompt: Prompt | undefined,
  question: ParsedQuestion<T>,
): Promise<Result<T>> {
  if (value !== undefined) return question.check(value);
  const answer = prompt ? await prompt.ask(question) : question.defaultValue;
  return answer === undefined ? CANCELLED : question.check(answer);
}

function chooseName(
  { words }: Terminal,
  { name }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<{ readonly package: string; readonly id: string }>> {
  const message = words.text("questions.name");
  return valueOrAnswer(name, prompt, { message, defaultValue: DEFAULT_NAME, check: parseName });
}

async function chooseTemplate(
  { words }: Terminal,
  { from }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<TemplateName>> {
  if (from !== undefined) return parseTemplate(from);
  if (!prompt) return succeed("game");
  const question = words.text("questions.from");
  const picked = await prompt.choose(
    question,
    TEMPLATES.map((value) => ({
      value,
      label: words.format(TEMPLATE_INFO[value].label),
      hint: words.format(TEMPLATE_INFO[value].hint),
    })),
  );
  return picked === undefined ? CANCELLED : succeed(picked);
}

function chooseLanguages(
  { words }: Terminal,
  { languages }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<Languages>> {
  const message = words.text("questions.languages");
  return valueOrAnswer(languages, prompt, { message, defaultValue: "en", check: parseLanguages });
}

function chooseTitle(
  { words }: Terminal,
  { title }: Arguments,
  id: string,
  prompt: Prompt | undefined,
): Promise<Result<string>> {
  const message = words.text("questions.title");
  return valueOrAnswer(title, prompt, { message, defaultValue: defaultTitle(id), check: parseTitle });
}

/** Gathers the specification of a package from the command line, and asks the user for missing parts. */
export async function gatherSpec(
  terminal: Terminal,
  host: Host,
  args: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<PackageSpec>> {
  if (args.name === undefined && !prompt) {
    return fail("wrong-use", { id: "failures.wrong-use.name" });
  }
  const requested = args["package-manager"];
  const manager =
    requested === undefined ? succeed(callingPackageManager(terminal.env)) : parsePackageManager(requested);
  if (!manager.ok) return manager;
  const name = await chooseName(terminal, args, prompt);
  if (!name.ok) return name;
  const template = await chooseTemplate(terminal, args, prompt);
  if (!template.ok) return template;
  const languages = await chooseLanguages(terminal, args, prompt);
  if (!languages.ok) return languages;
  const title = await chooseTitle(terminal, args, name.value.id, prompt);
  if (!title.ok) return title;
  const author = args.author ?? (await host.author());
  return succeed({
    template: template.value,
    name: name.value,
    languages: languages.value,
    title: title.value,
    author: author?.replace(/\p{Cc}+/gu, " ").trim() || undefined,
    manager: manager.value,
  });
}
