import type { SerpentBoard } from "@serpentarium/board/element";
import type { Game, Seat } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { copyText, seatName } from "@serpentarium/table";
import type { LinkSeat } from "../match/link-seat.ts";
import { parseRecordFrom } from "../match/visited-match.ts";
import { clearFragment } from "../ui/fragment.ts";
import { type Notice, type NoticeButton, refusalNotice } from "../ui/notice.ts";
import type { PlayStore } from "../ui/play-state.ts";
import type { LinkMatches } from "./link-matches.ts";
import { answerOf, type LinkTag, type SeatAnswer, tagOf } from "./match-link.ts";
import { answerLink, linkForSeat, openSeatLink, playAnswer, seatsToSendTo } from "./seat-link.ts";

const pageUrl = (link: string): string => {
  const { origin, pathname } = location;
  return `${origin}${pathname}#${link}`;
};

export interface SeatLinksOptions {
  readonly game: Game;
  readonly reader: Reader;
  readonly store: PlayStore;
  readonly links: LinkMatches;
  readonly board: SerpentBoard;
  showNotice(notice: Notice | undefined): void;
  saveMatch(): void;
  /** Resumes a match of the library. */
  resume(id: string): Promise<void>;
}

/** Links of a match with hidden information: each seat gets its own view, and answers with its action. */
export class SeatLinks {
  readonly #options: SeatLinksOptions;
  /** The tag of the match whose seat view is displayed. */
  tag: LinkTag | undefined;

  constructor(options: SeatLinksOptions) {
    this.#options = options;
  }

  /** Opens a link with the view of a seat or with its answer. @returns whether the link is one of these */
  async open(text: string, isLast: () => boolean): Promise<boolean> {
    const { game, store, showNotice } = this.#options;
    const seatAnswer = answerOf(text);
    if (seatAnswer) {
      await this.#playAnswer(seatAnswer);
      return true;
    }
    const record = parseRecordFrom("link", text);
    if (!record.ok || record.value.seat === undefined) return false;
    const seatView = openSeatLink(game, record.value);
    if (!isLast()) return true;
    this.tag = tagOf(text);
    if (seatView.ok)
      store.send({ type: "display", match: seatView.value, onAnswer: (action) => this.#sendAnswer(action) });
    showNotice(seatView.ok ? undefined : refusalNotice("link", seatView));
    return true;
  }

  /** Plays the answer of a seat in the match that this browser keeps. */
  async #playAnswer(seatAnswer: SeatAnswer): Promise<void> {
    const { game, links, store, showNotice, resume } = this.#options;
    clearFragment();
    if (links.current?.id !== seatAnswer.id && !(await links.find(seatAnswer.id))) {
      showNotice({ text: { id: "play.link.answer-unknown" } });
      return;
    }
    if (links.current?.id !== seatAnswer.id) await resume(seatAnswer.id);
    const context = store.state.running;
    const who = seatName(game, context.position, seatAnswer.seat);
    const played = playAnswer(game, context, seatAnswer);
    if (played.ok) store.send({ type: "play", action: played.value.action, seat: seatAnswer.seat });
    showNotice(
      played.ok
        ? { text: { id: "play.link.answer-taken", data: { who } } }
        : {
            text: { id: "play.link.answer-refused", data: { who } },
            failure: played.error,
            buttons: [],
          },
    );
  }

  /** Copies the link with the action of this seat, for the player who keeps the match. */
  async #sendAnswer(action: string): Promise<void> {
    const { store, showNotice, reader, board } = this.#options;
    const { visited } = store.state;
    if (visited?.kind !== "seat" || !this.tag) return;
    const link = pageUrl(answerLink(visited.record, this.tag.id, visited.own, action));
    const isCopied = await copyText(link);
    showNotice(
      isCopied
        ? { text: { id: "play.link.answer-copied" } }
        : { text: { id: "play.link.answer-by-hand" }, link },
    );
    board.announce(reader.words.text("play.link.answered"));
  }

  /** Shares a link with each waiting seat. */
  async sendToSeats(own: LinkSeat): Promise<void> {
    const { game, links, store, showNotice, saveMatch } = this.#options;
    const context = store.state.running;
    const send = async (seat: Seat): Promise<void> => {
      const who = seatName(game, context.position, seat);
      const notice = await links.send(pageUrl(linkForSeat(game, context, seat, own)), context, who);
      saveMatch();
      showNotice(notice);
    };
    const seats = seatsToSendTo(game, context, own.seat);
    const [only, ...more] = seats;
    if (only !== undefined && more.length === 0) return send(only);
    const buttons = seats.map(
      (seat): NoticeButton => ({
        text: { id: "play.link.link-for", data: { who: seatName(game, context.position, seat) } },
        onPress: () => send(seat),
      }),
    );
    showNotice({ text: { id: "play.link.for-whom" }, buttons });
  }
}
