import type { Game } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { type MatchContext, seatName, waitsForPerson, wordsOfMatch } from "@serpentarium/table";

/** Shows a notification through the service worker, which phones require, or else from the page. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await registration.showNotification(title, options);
    else new Notification(title, options);
  } catch (error) {
    // notifications are optional for the match
    console.warn(error);
  }
}

/** Notifies the user of their turn, if they asked for it and the page is hidden. */
export class TurnNotifier {
  readonly #game: Game;
  readonly #reader: Reader;
  #isOn = false;
  #wasWaiting: boolean;

  constructor(game: Game, reader: Reader, context: MatchContext) {
    this.#game = game;
    this.#reader = reader;
    this.#wasWaiting = waitsForPerson(game, context);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Switches notifications on or off; asks the user for permission. @returns whether they are on now */
  async setOn(isWanted: boolean): Promise<boolean> {
    this.#isOn = isWanted && (await Notification.requestPermission()) === "granted";
    return this.#isOn;
  }

  /** Updates after a change of the match. */
  onChange(context: MatchContext): void {
    const isWaiting = waitsForPerson(this.#game, context);
    const hasBegun = isWaiting && !this.#wasWaiting;
    this.#wasWaiting = isWaiting;
    if (!hasBegun || !this.#isOn || document.visibilityState === "visible") return;
    const { position } = context;
    const actor = this.#game.toAct(position);
    const words = wordsOfMatch(this.#reader.words, context);
    const who = typeof actor === "number" ? seatName(this.#game, position, actor) : { id: "title" };
    notify(words.format(who), {
      body: words.text(`phases.${position.phase}.prompt`),
      tag: this.#game.id,
      // the URL that the service worker opens on a press
      data: location.href,
    });
  }
}

/** Whether this browser has notifications. */
export const canNotify = (): boolean => "Notification" in globalThis;
