import type { Message } from "@serpentarium/core";
import { hasNextMatch, recordOf } from "@serpentarium/core/match";
import { changeMatch, takeBackTo } from "../match.ts";
import { describeScore, describeSeats } from "../score-table.ts";
import type { TerminalMatch } from "./occupants.ts";
import { playMatch } from "./play-match.ts";
import { findPromptCommand, LEAVE } from "./prompt-commands.ts";
import { type PlaySession, showEnd } from "./session.ts";

const NEXT_GAME_QUESTION: Message = { en: "Next game?", fr: "Partie suivante ?" };
const NEXT_GAME_HELP: Message = {
  en: "Enter to begin it, undo, save <file>, quit",
  fr: "Entrée pour la commencer, annuler, enregistrer <fichier>, quitter",
};

/** Goes back into a finished match. */
const reopen = (match: TerminalMatch, line: string, session: PlaySession) =>
  match.ended ? takeBackTo(match, match.actions.length) : findPromptCommand(line)?.(match, session);

/** Runs a command typed between two games. */
async function handleLine(line: string, match: TerminalMatch, session: PlaySession) {
  switch (line.split(" ", 1)[0]) {
    case "undo":
    case "annuler":
      return reopen(match, line, session);
    case "save":
    case "enregistrer":
    case "quit":
    case "quitter":
      return findPromptCommand(line)?.(match, session);
    default:
      session.terminal.print(session.terminal.translate(NEXT_GAME_HELP));
      return undefined;
  }
}

/** Asks for the next game; undefined if the person leaves. */
async function askForNext(match: TerminalMatch, session: PlaySession): Promise<TerminalMatch | undefined> {
  const { terminal, prompt, dealer } = session;
  if (![...match.occupants, dealer].includes("person")) return changeMatch(match, { type: "began" });
  for (;;) {
    const answer = await prompt.ask(
      terminal.translate(NEXT_GAME_QUESTION),
      terminal.translate(NEXT_GAME_HELP),
    );
    if (answer === undefined) return undefined;
    const line = answer.trim();
    if (line === "") return changeMatch(match, { type: "began" });
    const result = await handleLine(line, match, session);
    if (result === LEAVE) return undefined;
    if (typeof result === "object") return result;
  }
}

/** Plays until the last match of the series is over or a person leaves. */
export async function playSeries(start: TerminalMatch, session: PlaySession): Promise<TerminalMatch> {
  const { print, translate } = session.terminal;
  const isSeries = start.plan.games > 1;
  let match = start;
  for (;;) {
    if (isSeries) print(`\n${translate(describeSeats(match))}`);
    match = await playMatch(match, session);
    if (!match.outcome) return match;
    showEnd(match, session);
    if (!isSeries) return match;
    print(`\n${translate(describeScore(match.game, recordOf(match.game, match)))}\n`);
    const next = hasNextMatch(match) ? await askForNext(match, session) : undefined;
    if (!next) return match;
    match = next;
  }
}
