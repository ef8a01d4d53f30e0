import { parseTable } from "@serpentarium/core";
import { formatRecord, parseRecord, replay } from "@serpentarium/core/record";
import { fromReplay, playedOf, startMatch } from "../match.ts";
import { parseJson, parsePairs } from "../pairs.ts";
import { accept, goOn, type Reply, reject } from "./reply.ts";
import { alone, inMatch, type Requests, type Session } from "./request.ts";

const findGame = ({ plugins }: Session, id: string) => plugins.find(({ game }) => game.id === id)?.game;

const listGames = ({ plugins }: Session): Reply =>
  accept(plugins.map(({ game: { id, version, seats } }) => `${id} ${version} ${seats.min} ${seats.max}`));

/** `new <game> [seats=<n>] [<option>=<JSON value>]…` */
function begin(session: Session, text: string): Reply {
  const [id = ""] = text.split(" ", 1);
  const game = findGame(session, id);
  if (!game) return reject("unknown-game", "no such game; see the request games");
  const pairs = parsePairs(text.slice(id.length));
  if (!pairs.ok) return reject("bad-option", pairs.error.message.en);

  const { seats: seatsText, ...optionTexts } = Object.fromEntries(pairs.value);
  const options: [string, unknown][] = [];
  for (const [name, value] of Object.entries(optionTexts)) {
    const json = parseJson(value);
    if (!json)
      return reject("bad-option", `${name}: the value is not JSON (a word stands in quotation marks)`);
    options.push([name, json.value]);
  }
  const seats = seatsText === undefined ? undefined : (parseJson(seatsText)?.value ?? seatsText);
  const table = parseTable(game, Object.fromEntries(options), seats);
  if (table.ok) return goOn(startMatch(game, table.value));
  return reject(table.error.code === "bad-seats" ? "bad-seats" : "bad-option", table.error.message.en);
}

/** `load <one line of JSON>`: every failure is an `error record`, at the action that does not hold or at 0. */
function load(session: Session, text: string): Reply {
  const record = parseRecord(text);
  if (!record.ok) return reject("record", `0 ${record.error.code} ${record.error.message.en}`);
  if (record.value.plan) return reject("record", "0 bad-record a series of games, not a single one");
  const game = findGame(session, record.value.game);
  if (!game) return reject("record", "0 unknown-game no such game; see the request games");
  const opened = replay(game, record.value);
  if (opened.ok) return goOn(fromReplay(game, opened.value));
  const { index = 0, clause, code, message } = opened.error;
  return reject("record", `${index} ${clause ?? code} ${message.en}`);
}

/** How a match begins, and how it is kept. */
export const beginRequests: Requests = {
  games: alone(listGames),
  new: begin,
  load,
  record: alone(
    inMatch((match) =>
      match.fromStart
        ? accept([JSON.stringify(formatRecord(match.game, { table: match.table, ...playedOf(match) }))])
        : reject(
            "record",
            "0 no-beginning the match was set up in the middle, there is nothing to replay from",
          ),
    ),
  ),
};
