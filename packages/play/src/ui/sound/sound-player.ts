import { loadSlot, saveSlot } from "../storage.ts";

/** The sounds: for an action, for a refusal, and for the end of the match. */
export type Sound = "move" | "refusal" | "end";

/** An audio output. */
export interface Speaker {
  play(sound: Sound): void;
}

const importSpeaker = async (): Promise<Speaker> => (await import("./speaker.ts")).createSpeaker();

/** Plays sounds if the user has enabled them; loads the audio code on demand. */
export class SoundPlayer {
  readonly #load: () => Promise<Speaker>;
  #speaker: Promise<Speaker> | undefined;
  #isOn = loadSlot("site", "sound") === true;

  constructor(loadSpeaker = importSpeaker) {
    this.#load = loadSpeaker;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Switches sounds on or off; plays one as confirmation. */
  setOn(isOn: boolean): void {
    this.#isOn = isOn;
    saveSlot("site", "sound", isOn);
    this.play("move");
  }

  async play(sound: Sound): Promise<void> {
    if (!this.#isOn) return;
    this.#speaker ??= this.#load();
    const speaker = await this.#speaker;
    if (this.#isOn) speaker.play(sound);
  }
}
