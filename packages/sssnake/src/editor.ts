/**
 * How a position of Sssnake is set up by pressing the tables. For programs that have an editor; playing needs none of it.
 *
 * @module
 */
import { fail, type GameTypes, type Result, type Seat, succeed } from "@serpentarium/core";
import { defineEditor, type Editor, type Tool } from "@serpentarium/core/editor";
import type { Sssnake } from "./game.ts";
import { type Flaw, snakeOfCards } from "./material/build.ts";
import { type Counts, changed, countOf, KINDS, type Kind, kindOf, type Turn } from "./material/cards.ts";
import { type Finish, JOINED } from "./material/finish.ts";
import { layingAt } from "./material/fit.ts";
import { cardsOf, ENDS, layCard, placeOf, type Snake } from "./material/snake.ts";
import { deckOf } from "./options.ts";
import type { Material } from "./parts.ts";
import { type Common, handOf, type Position, type RollPosition, start } from "./position.ts";
import { cellSpace, deckSpace } from "./spaces.ts";

/** A tool that lays a card on the cell that an end faces. */
interface LayingTool extends Tool {
  readonly kind: Kind;
  readonly turn: Turn;
}

const LAYING: readonly LayingTool[] = [
  { id: "straight", kind: "S", turn: "", title: { en: "Straight on", fr: "Tout droit" } },
  { id: "left", kind: "C", turn: "L", title: { en: "Curve left", fr: "Courbe à gauche" } },
  { id: "right", kind: "C", turn: "R", title: { en: "Curve right", fr: "Courbe à droite" } },
  { id: "crossing", kind: "X", turn: "", title: { en: "Crossing", fr: "Croisement" } },
  {
    id: "double-left",
    kind: "D",
    turn: "L",
    title: { en: "Double curve left", fr: "Double courbe à gauche" },
  },
  {
    id: "double-right",
    kind: "D",
    turn: "R",
    title: { en: "Double curve right", fr: "Double courbe à droite" },
  },
];

const TOOLS: readonly Tool[] = [
  ...LAYING.map(({ id, title }) => ({ id, title })),
  { id: "remove", title: { en: "Take a card up", fr: "Reprendre une carte" } },
  { id: "less", title: { en: "One less in the deck", fr: "Une de moins dans la pioche" } },
  { id: "more", title: { en: "One more in the deck", fr: "Une de plus dans la pioche" } },
  { id: "to-act", title: { en: "Whose turn", fr: "À qui de jouer" }, whole: true },
];

const idle = (en: string, fr: string) => fail("bad-position", en, fr);

const FLAWS: Readonly<Record<Flaw, ReturnType<typeof idle>>> = {
  overlap: idle("a card lies there already", "il y a déjà une carte"),
  "off-trace": idle("only a card at an end can be taken up", "seule une carte au bout se reprend"),
  unfinishable: idle("the snake could never be finished", "le serpent ne pourrait plus être terminé"),
};

/** What a tool changes. */
type Table = Pick<Common, "deck" | "snakes" | "table">;

/** The table before a die is thrown: what was in hand is in the deck again. */
function rolling(position: Position): RollPosition {
  const { table, roller, deck, snakes } = position;
  const hand = handOf(position);
  const whole: Counts = [deck[0] + hand[0], deck[1] + hand[1], deck[2] + hand[2], deck[3] + hand[3]];
  return { phase: "roll", table, roller, deck: whole, snakes };
}

/** Cards of a kind that are nowhere: they have left the game. */
const gone = ({ table, deck, snakes }: Table, kind: Kind): number => {
  const laid = snakes.flatMap((snake) => cardsOf(snake).filter((card) => kindOf(card.laid) === kind));
  return countOf(deckOf(table.options), kind) - countOf(deck, kind) - laid.length;
};

/** Changes how many cards of a kind the deck has. */
function counted(table: Table, kind: Kind, by: 1 | -1): Result<Table> {
  if (by === -1 && countOf(table.deck, kind) === 0)
    return idle("no such card is left in the deck", "il ne reste pas de telle carte dans la pioche");
  if (by === 1 && gone(table, kind) <= 0)
    return idle("all cards of that kind are there", "toutes les cartes de cette sorte sont là");
  return succeed({ ...table, deck: changed(table.deck, kind, by) });
}

const withSnake = ({ snakes, ...table }: Table, seat: Seat, snake: Snake): Table => ({
  ...table,
  snakes: snakes.with(seat, snake),
});

/** Lays a card from the deck on the cell that an end faces. */
function laid(table: Table, seat: Seat, space: string, tool: LayingTool, finish: Finish): Result<Table> {
  const snake = table.snakes[seat];
  const end =
    snake && ENDS.find((name) => snake.ends && cellSpace(seat, snake, snake.ends[name].cell) === space);
  if (!snake || !end) return idle("press a place that an end faces", "pressez une case devant un bout");
  const taken = counted(table, tool.kind, -1);
  if (!taken.ok) return taken;
  const after = layCard(snake, end, layingAt(snake, tool.kind, end, tool.turn));
  if (!after || (after.ends && !finish.canFinish(after))) return FLAWS.unfinishable;
  return after.ends
    ? succeed(withSnake(taken.value, seat, after))
    : idle("that would finish the snake, and the game", "cela terminerait le serpent, et la partie");
}

/** Takes a card at an end up into the deck. */
function taken(table: Table, seat: Seat, space: string, finish: Finish): Result<Table> {
  const snake = table.snakes[seat];
  const cards = snake ? cardsOf(snake) : [];
  const card = snake && cards.find(({ cell }) => cellSpace(seat, snake, cell) === space);
  if (!card) return idle("press a card that was laid", "pressez une carte posée");
  const others = cards.filter((other) => other !== card);
  const rest = snakeOfCards(
    others.map(({ cell, laid }) => ({ ...placeOf(snake, cell), laid })),
    finish.canFinish,
  );
  if (typeof rest === "string") return FLAWS[rest];
  const lifted = withSnake(table, seat, rest);
  return succeed({ ...lifted, deck: changed(table.deck, kindOf(card.laid), 1) });
}

function change(table: Table, id: string, space: string, finish: Finish): Result<Table> {
  const kind = KINDS.find((known) => deckSpace(known) === space);
  if (id === "less" || id === "more") {
    return kind
      ? counted(table, kind, id === "less" ? -1 : 1)
      : idle("press a kind of cards in the deck", "pressez une sorte de cartes de la pioche");
  }
  const seat = Number(/^table-(\d)-/.exec(space)?.[1] ?? 0) - 1;
  if (id === "remove") return taken(table, seat, space, finish);
  const tool = LAYING.find((known) => known.id === id);
  return tool
    ? laid(table, seat, space, tool, finish)
    : idle("there is no such tool", "cet outil n’existe pas");
}

/** Sets up the tables: every change leaves a position before a roll. */
const editorOf = ({ finish }: Material): Editor<Sssnake> =>
  defineEditor<Sssnake>({
    tools: () => TOOLS,
    blank: start,
    edit(position, tool, space) {
      const now = rolling(position);
      if (tool === "to-act") return succeed({ ...now, roller: (now.roller + 1) % now.table.seats });
      const table = change(now, tool, space, finish);
      return table.ok ? succeed({ ...now, deck: table.value.deck, snakes: table.value.snakes }) : table;
    },
  });

/**
 * How a position of a game in which snakes are finished otherwise is set up by pressing.
 *
 * @typeParam T - the types of the variant: its options may be more than those of Sssnake
 */
export const createEditor = <T extends GameTypes = Sssnake>(material: Material): Editor<T> =>
  // it changes what Sssnake knows of a position, and keeps the rest
  editorOf(material) as unknown as Editor<T>;

/** How a position of Sssnake is set up by pressing. */
export default createEditor({ finish: JOINED });
