import {
  fail,
  type Game,
  type GameTypes,
  type Random,
  type Result,
  type Seat,
  SerpentariumError,
  succeed,
} from "@serpentarium/core";
import type { BotSpec } from "./bot-spec.ts";

/**
 * A bot that can play a game. Fails with `bad-option` where it would have to think about what the game hides, and the game
 * does not say how that may lie (`determinize`); `random` plays every game.
 */
export function checkBot<T extends GameTypes>(game: Game<T>, spec: BotSpec): Result<BotSpec> {
  if (spec.bot === "random" || !game.hides || game.determinize) return succeed(spec);
  const { en, fr } = game.title;
  return fail(
    "bad-option",
    `${en} hides something and has no determinize: only random can play it`,
    `${fr} cache quelque chose et n’a pas de determinize : seul random peut y jouer`,
  );
}

/** What whoever is to act sees of a position: nothing else comes into what a bot thinks. */
export function seenByActor<T extends GameTypes>(game: Game<T>, position: T["position"]): T["position"] {
  const actor = game.toAct(position);
  return typeof actor === "number" ? game.view(position, actor) : position;
}

/**
 * A whole position that looks the same to a seat, drawn from what it sees of another; where the game hides nothing, that
 * one.
 *
 * @throws SerpentariumError `no-determinize` where a game that hides something has none
 */
export function wholeFor<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  seat: Seat,
  random: Random,
): T["position"] {
  if (!game.hides) return position;
  if (game.determinize) return game.determinize(game.view(position, seat), seat, random);
  throw new SerpentariumError("no-determinize", `${game.id} does not say how what it hides may lie`);
}
