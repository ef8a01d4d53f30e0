import { keep, recall } from "../store.ts";

/** What can be heard: something was played, something was refused, the match is over. */
export type Sound = "move" | "refusal" | "end";

/** What makes sounds. */
export interface Speaker {
  play(sound: Sound): void;
}

const load = async (): Promise<Speaker> => (await import("./speaker.ts")).createSpeaker();

/** Whether this browser wants sounds; nothing is fetched or made before it does. */
export class SoundSwitch {
  readonly #load: () => Promise<Speaker>;
  #speaker: Promise<Speaker> | undefined;
  #isOn = recall("site", "sound") === true;

  constructor(loadSpeaker = load) {
    this.#load = loadSpeaker;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Switches sounds on, with one to hear, or off. */
  turn(isOn: boolean): void {
    this.#isOn = isOn;
    keep("site", "sound", isOn);
    this.play("move");
  }

  async play(sound: Sound): Promise<void> {
    if (!this.#isOn) return;
    this.#speaker ??= this.#load();
    const speaker = await this.#speaker;
    if (this.#isOn) speaker.play(sound);
  }
}
