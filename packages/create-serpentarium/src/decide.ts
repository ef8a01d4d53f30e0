import type { Arguments } from "./arguments.ts";
import type { Plan } from "./compose.ts";
import { fail, type Result, succeed } from "./failure.ts";
import type { Host } from "./host.ts";
import { frenchTitle, parseName, parseTitle, titleFor } from "./names.ts";
import { callingManager, parsePackageManager } from "./package-manager.ts";
import type { Prompt, Question } from "./prompt.ts";
import { ABOUT, parseTemplate, TEMPLATES, type TemplateName } from "./templates.ts";
import type { Terminal } from "./terminal.ts";

const USUAL_NAME = "my-game";
const cancelled = fail("cancelled", "nothing has been written", "rien n’a été écrit");

/** What was given, or else what a person answers, or the usual where nobody is asked. */
async function given<T>(
  value: string | undefined,
  prompt: Prompt | undefined,
  { check, ...question }: Omit<Question, "check"> & { check(text: string): Result<T> },
): Promise<Result<T>> {
  if (value !== undefined) return check(value);
  const answer = prompt ? await prompt.ask({ ...question, check }) : question.usual;
  return answer === undefined ? cancelled : check(answer);
}

function chosenName(
  { say }: Terminal,
  { name }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<{ readonly package: string; readonly id: string }>> {
  const message = say({ en: "What is the package called?", fr: "Comment s’appelle le paquet ?" });
  return given(name, prompt, { message, usual: USUAL_NAME, check: parseName });
}

async function chosenTemplate(
  { say }: Terminal,
  { from }: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<TemplateName>> {
  if (from !== undefined) return parseTemplate(from);
  if (!prompt) return succeed("game");
  const question = say({ en: "What does it start from?", fr: "De quoi part-il ?" });
  const picked = await prompt.choose(
    question,
    TEMPLATES.map((value) => ({ value, label: say(ABOUT[value].label), hint: say(ABOUT[value].hint) })),
  );
  return picked === undefined ? cancelled : succeed(picked);
}

async function chosenTitle(
  { say }: Terminal,
  args: Arguments,
  id: string,
  prompt: Prompt | undefined,
): Promise<Result<Plan["title"]>> {
  const english = await given(args.title, prompt, {
    message: say({ en: "Its title in English?", fr: "Son titre en anglais ?" }),
    usual: titleFor(id),
    check: parseTitle,
  });
  if (!english.ok) return english;
  const french = await given(args["title-fr"], prompt, {
    message: say({ en: "And in French?", fr: "Et en français ?" }),
    usual: frenchTitle(english.value),
    check: parseTitle,
  });
  return french.ok ? succeed({ en: english.value, fr: french.value }) : french;
}

/** Everything that has to be known, from the command line first and then from a person, who is asked for the rest. */
export async function decide(
  terminal: Terminal,
  host: Host,
  args: Arguments,
  prompt: Prompt | undefined,
): Promise<Result<Plan>> {
  if (args.name === undefined && !prompt) {
    return fail("wrong-use", "a name is missing; see --help", "il manque un nom ; voir --help");
  }
  const asked = args["package-manager"];
  const manager = asked === undefined ? succeed(callingManager(terminal.env)) : parsePackageManager(asked);
  if (!manager.ok) return manager;
  const name = await chosenName(terminal, args, prompt);
  if (!name.ok) return name;
  const template = await chosenTemplate(terminal, args, prompt);
  if (!template.ok) return template;
  const title = await chosenTitle(terminal, args, name.value.id, prompt);
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
