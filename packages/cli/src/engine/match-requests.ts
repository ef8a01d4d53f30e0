import { parseTable } from "@serpentarium/core";
import { recordOf } from "@serpentarium/core/match";
import { parseRecord, replay } from "@serpentarium/core/record";
import { startMatch } from "../match.ts";
import { parseJson, parseOptionPairs } from "../option-pairs.ts";
import { programWords } from "../words.ts";
import { accept, acceptMatch, type Reply, reject } from "./reply.ts";
import { type EngineSession, type RequestHandlers, withMatch, withoutArguments } from "./request.ts";

const findGame = ({ games }: EngineSession, id: string) => games.find(({ game }) => game.id === id);

const listGames = ({ games }: EngineSession): Reply =>
  accept(games.map(({ game: { id, version, seats } }) => `${id} ${version} ${seats.min} ${seats.max}`));

/** `new <game> [seats=<n>] [<option>=<JSON value>]…` */
function newMatch(session: EngineSession, text: string): Reply {
  const [id = ""] = text.split(" ", 1);
  const found = findGame(session, id);
  if (!found) return reject("unknown-game", "no such game; see the request games");
  const { game, words } = found;
  const pairs = parseOptionPairs(text.slice(id.length));
  if (!pairs.ok) return reject("bad-option", words.format(pairs.error.message));

  const { seats: seatsText, ...optionTexts } = Object.fromEntries(pairs.value);
  const options: [string, unknown][] = [];
  for (const [name, value] of Object.entries(optionTexts)) {
    const json = parseJson(value);
    if (!json)
      return reject("bad-option", `${name}: the value is not JSON (put a string in quotation marks)`);
    options.push([name, json.value]);
  }
  const seats = seatsText === undefined ? undefined : (parseJson(seatsText)?.value ?? seatsText);
  const table = parseTable(game, Object.fromEntries(options), seats);
  if (table.ok) return acceptMatch({ ...startMatch(game, { table: table.value }), words, isSet: false });
  const code = table.error.code === "bad-seats" ? "bad-seats" : "bad-option";
  return reject(code, words.format(table.error.message));
}

/** `load <one line of JSON>`; every failure is an `error record`, with the index of the illegal action or 0. */
function loadRecord(session: EngineSession, text: string): Reply {
  const record = parseRecord(text);
  if (!record.ok)
    return reject("record", `0 ${record.error.code} ${programWords("en").format(record.error.message)}`);
  if (record.value.plan) return reject("record", "0 bad-record a series of games, not a single one");
  const found = findGame(session, record.value.game);
  if (!found) return reject("record", "0 unknown-game no such game; see the request games");
  const { game, words } = found;
  const replayed = replay(game, record.value);
  if (replayed.ok) return acceptMatch({ ...replayed.value, game, words, isSet: false });
  const { index = 0, clause, code, message } = replayed.error;
  return reject("record", `${index} ${clause ?? code} ${words.format(message)}`);
}

export const matchRequests: RequestHandlers = {
  games: withoutArguments(listGames),
  new: newMatch,
  load: loadRecord,
  record: withoutArguments(
    withMatch((match) =>
      match.isSet
        ? reject(
            "record",
            "0 no-beginning the match began at a position that was set, so it cannot be replayed",
          )
        : accept([JSON.stringify(recordOf(match.game, match))]),
    ),
  ),
};
