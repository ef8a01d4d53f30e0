import {
  eventsForViewer,
  framesForViewer,
  type Game,
  type MessageReference,
  messageOfEvent,
  unwrap,
  type Words,
} from "@serpentarium/core";
import { LAYOUTS, type Scene } from "@serpentarium/core/scene";
import { messagesById } from "@serpentarium/core/words";
import { keyOf, type Replay } from "../../home/replay-words.ts";
import type { Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { platformFiles, readWords } from "../words/words-files.ts";
import { positionAfter, type RecordedMatch, recordedMatchOf } from "./self-play.ts";

const isMessage = (value: object): value is MessageReference =>
  "id" in value && Object.keys(value).every((name) => name === "id" || name === "data");

/** Returns the messages in a scene: in labels of its parts and in its shapes. */
function messagesIn(value: unknown): readonly MessageReference[] {
  if (typeof value !== "object" || value === null) return [];
  return isMessage(value) ? [value] : Object.values(value).flatMap(messagesIn);
}

/** Returns the messages of the board during a replay, and those of the narration. */
function messagesOf(game: Game, { actions, from }: RecordedMatch, words: Words): readonly MessageReference[] {
  const messages: MessageReference[] = [];
  const add = (scenes: readonly Scene[]) => {
    const active = scenes.flatMap(({ panels = [] }) => panels.filter((panel) => panel.active));
    const labels = active.map(({ label }) => ({
      id: "board.with-active",
      data: { label: words.format(label) },
    }));
    messages.push(...messagesIn(scenes), ...labels);
  };
  let position = positionAfter(game, { actions, from }, from);
  const addPosition = () =>
    add(LAYOUTS.map((layout) => game.scene(position, layout, { clicked: [], aids: [] })));
  addPosition();
  for (const text of actions.slice(from)) {
    const action = unwrap(game.parseAction(text, position));
    for (const event of eventsForViewer(game, position, action))
      messages.push(messageOfEvent(event), { id: `clauses.${event.clause}.title` });
    add(LAYOUTS.flatMap((layout) => framesForViewer(game, position, action, layout)));
    position = game.apply(position, action);
    addPosition();
  }
  return messages;
}

/** The texts of messages with the same id. */
function textsOf(messages: readonly MessageReference[], words: Words): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const message of messages) {
    const [key, text] = [keyOf(message), words.format(message)];
    if (Object.hasOwn(texts, key) && texts[key] !== text)
      throw new Error(`"${message.id}" has two texts for ${key}`);
    texts[key] = text;
  }
  return texts;
}

export function replayOf(game: Game, language: Language): Replay {
  const words = wordsOf(game.id, language);
  const match = recordedMatchOf(game);
  const board = readWords(platformFiles("board", language)).flatMap((file) => [...messagesById(file).keys()]);
  const messages = [
    ...board.filter((id) => id.startsWith("board.")).map((id) => ({ id })),
    ...["pause", "watch"].map((name) => ({ id: `site.demo.${name}` })),
    { id: "site.demo.idle", data: { game: { id: "title" } } },
    ...(game.aids ?? []).map((id) => ({ id: `aids.${id}` })),
    ...messagesOf(game, match, words),
  ];
  const byId = [...Map.groupBy(messages, ({ id }) => id)];
  return { ...match, texts: Object.fromEntries(byId.map(([id, all]) => [id, textsOf(all, words)])) };
}
