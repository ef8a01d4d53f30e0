import { type Text, tell } from "@serpentarium/core";
import { CommandError } from "../command-error.ts";
import { type Match, resign, takeBack } from "../match.ts";
import { writeRecord } from "../record-file.ts";
import { occupantOf } from "./seating.ts";
import type { Session } from "./session.ts";

/** The person leaves the table. */
export const LEAVE = Symbol("leave");

/** What comes of an order: another match, an action to play, leaving, or nothing that changes the match. */
type Done = Match | string | typeof LEAVE | undefined;

/** Something typed at the prompt that is not an action. */
export type Order = (match: Match, session: Session) => Promise<Done> | Done;

/** What can be typed, in a few words. */
export const HINT: Text = {
  en: "an action, ? to list them, undo, resign, save <file>, quit",
  fr: "un coup, ? pour les voir, annuler, abandonner, enregistrer <fichier>, quitter",
};

/** Lists the legal actions that begin with a text, each with what it would do unless that could say what is hidden. */
const list =
  (start: string): Order =>
  ({ game, ply: { position } }, { terminal, prompt }) => {
    const choices = game
      .legalActions(position)
      .map((action) => ({
        value: game.formatAction(action, position),
        hint: game.hidden ? "" : tell(game, position, action, terminal.language).join(" "),
      }))
      .filter(({ value }) => value.startsWith(start));
    if (choices.length > 0)
      return prompt.choose(terminal.say({ en: "Legal here:", fr: "Permis ici :" }), choices);
    terminal.print(
      start === ""
        ? terminal.say({
            en: "This is to be drawn, there is no list.",
            fr: "Ceci se tire au sort, sans liste.",
          })
        : terminal.say({
            en: `Nothing legal begins with ${start}.`,
            fr: `Rien de permis ne commence par ${start}.`,
          }),
    );
    return undefined;
  };

/** Back to the last decision of a person; what chance did stays, unless people enter it. */
const undo: Order = (match, { terminal, seating }) => {
  for (let before = takeBack(match); before; before = takeBack(before)) {
    if (occupantOf(before, seating) === "person") return before;
    if (before.game.toAct(before.ply.position) === "chance") break;
  }
  terminal.print(terminal.say({ en: "Nothing to take back.", fr: "Rien à reprendre." }));
  return undefined;
};

const giveUp: Order = (match, { terminal }) => {
  const actor = match.game.toAct(match.ply.position);
  if (typeof actor === "number") return resign(match, actor);
  terminal.print(terminal.say({ en: "Chance does not resign.", fr: "Le hasard n’abandonne pas." }));
  return undefined;
};

const save =
  (file: string): Order =>
  async (match, { terminal, recordOf }) => {
    if (file === "") {
      terminal.print(
        terminal.say({ en: "save <file>: which file?", fr: "enregistrer <fichier> : quel fichier ?" }),
      );
      return undefined;
    }
    try {
      await writeRecord(file, recordOf(match));
      terminal.print(terminal.say({ en: `Saved in ${file}.`, fr: `Partie enregistrée dans ${file}.` }));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      terminal.print(terminal.say(error.text));
    }
    return undefined;
  };

/** The order that a line gives, in either language: `4?` lists what begins with 4. Nothing when it is an action. */
export function findOrder(line: string): Order | undefined {
  if (line === "" || line.endsWith("?")) return list(line.slice(0, -1));
  const [word = ""] = line.split(" ", 1);
  switch (word) {
    case "undo":
    case "annuler":
      return undo;
    case "resign":
    case "abandonner":
      return giveUp;
    case "save":
    case "enregistrer":
      return save(line.slice(word.length).trim());
    case "quit":
    case "quitter":
      return () => LEAVE;
    default:
      return undefined;
  }
}
