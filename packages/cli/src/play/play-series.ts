import type { Message } from "@serpentarium/core";
import { hasNextMatch, recordOf } from "@serpentarium/core/match";
import { changeMatch, takeBackTo } from "../match.ts";
import { describeScore, describeSeats } from "../score-table.ts";
import type { TerminalMatch } from "./occupants.ts";
import { playMatch } from "./play-match.ts";
import { commandNameIn, findPromptCommand, LEAVE, NEXT_GAME_HELP } from "./prompt-commands.ts";
import { type PlaySession, showEnd } from "./session.ts";

const NEXT_GAME_QUESTION: Message = { id: "cli.play.next-game.question" };

/** Runs a command typed between two games. */
async function handleLine(line: string, match: TerminalMatch, session: PlaySession) {
  const { words, print } = session.terminal;
  switch (commandNameIn(line, words)) {
    case "undo":
      if (match.ended) return takeBackTo(match, match.actions.length);
      return findPromptCommand(line, words)?.(match, session);
    case "save":
    case "quit":
      return findPromptCommand(line, words)?.(match, session);
    default:
      print(words.format(NEXT_GAME_HELP));
      return undefined;
  }
}

/** Asks for the next game; undefined if the person leaves. */
async function askForNext(match: TerminalMatch, session: PlaySession): Promise<TerminalMatch | undefined> {
  const { terminal, prompt, dealer } = session;
  const { words } = terminal;
  if (![...match.occupants, dealer].includes("person")) return changeMatch(match, { type: "began" });
  for (;;) {
    const answer = await prompt.ask(words.format(NEXT_GAME_QUESTION), words.format(NEXT_GAME_HELP));
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
  const { print, words } = session.terminal;
  const isSeries = start.plan.games > 1;
  let match = start;
  for (;;) {
    if (isSeries) print(`\n${words.format(describeSeats(match))}`);
    match = await playMatch(match, session);
    if (!match.outcome) return match;
    showEnd(match, session);
    if (!isSeries) return match;
    print(`\n${describeScore(match.game, recordOf(match.game, match), words)}\n`);
    const next = hasNextMatch(match) ? await askForNext(match, session) : undefined;
    if (!next) return match;
    match = next;
  }
}
