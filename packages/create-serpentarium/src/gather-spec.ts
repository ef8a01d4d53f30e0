import type { Arguments } from "./arguments.ts";
import type { PackageSpec } from "./compose-files.ts";
import { fail, type Result, succeed } from "./failure.ts";
import type { Host } from "./host.ts";
import { defaultTitle, parseName, parseTitle, toFrenchTitle } from "./names.ts";
import { callingPackageManager, parsePackageManager } from "./package-manager.ts";
import type { Prompt, Question } from "./prompt.ts";
import { parseTemplate, TEMPLATE_INFO, TEMPLATES, type TemplateName } from "./templates.ts";
import type { Terminal } from "./terminal.ts";

const DEFAULT_NAME = "my-game";
const CANCELLED = fail("cancelled", { en: "nothing has been written", fr: "rien n’a été écrit" });

/** A question whose answer is checked and parsed. */
interface ParsedQuestion<T> extends Question {
  check(answer: string): Result<T>;
}

/** The given value, otherwise the user's answer, or the default if there is no prompt. */
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
  { translate }: Terminal,
  { name }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<{ readonly package: string; readonly id: string }>> {
  const message = translate({ en: "What is the package called?", fr: "Comment s’appelle le paquet ?" });
  return valueOrAnswer(name, prompt, { message, defaultValue: DEFAULT_NAME, check: parseName });
}

async function chooseTemplate(
  { translate }: Terminal,
  { from }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<TemplateName>> {
  if (from !== undefined) return parseTemplate(from);
  if (!prompt) return succeed("game");
  const question = translate({ en: "What does it start from?", fr: "De quoi part-il ?" });
  const picked = await prompt.choose(
    question,
    TEMPLATES.map((value) => ({
      value,
      label: translate(TEMPLATE_INFO[value].label),
      hint: translate(TEMPLATE_INFO[value].hint),
    })),
  );
  return picked === undefined ? CANCELLED : succeed(picked);
}

async function chooseTitle(
  { translate }: Terminal,
  args: Arguments,
  id: string,
  prompt: Prompt | undefined,
): Promise<Result<PackageSpec["title"]>> {
  const english = await valueOrAnswer(args.title, prompt, {
    message: translate({ en: "Its title in English?", fr: "Son titre en anglais ?" }),
    defaultValue: defaultTitle(id),
    check: parseTitle,
  });
  if (!english.ok) return english;
  const french = await valueOrAnswer(args["title-fr"], prompt, {
    message: translate({ en: "And in French?", fr: "Et en français ?" }),
    defaultValue: toFrenchTitle(english.value),
    check: parseTitle,
  });
  return french.ok ? succeed({ en: english.value, fr: french.value }) : french;
}

/** Gathers the specification of a package from the command line, and asks the user for the rest. */
export async function gatherSpec(
  terminal: Terminal,
  host: Host,
  args: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<PackageSpec>> {
  if (args.name === undefined && !prompt) {
    return fail("wrong-use", { en: "a name is missing; see --help", fr: "il manque un nom ; voir --help" });
  }
  const requested = args["package-manager"];
  const manager =
    requested === undefined ? succeed(callingPackageManager(terminal.env)) : parsePackageManager(requested);
  if (!manager.ok) return manager;
  const name = await chooseName(terminal, args, prompt);
  if (!name.ok) return name;
  const template = await chooseTemplate(terminal, args, prompt);
  if (!template.ok) return template;
  const title = await chooseTitle(terminal, args, name.value.id, prompt);
  if (!title.ok) return title;
  const author = args.author ?? (await host.author());
  return succeed({
    template: template.value,
    name: name.value,
    title: title.value,
    author: author?.replace(/\p{Cc}+/gu, " ").trim() || undefined,
    manager: manager.value,
  });
}
