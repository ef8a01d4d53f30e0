import type { Sound, Speaker } from "./sound.ts";

/** A tone: in hertz, and when it begins and how long it takes, in seconds. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly shape: OscillatorType;
}

const note = (pitch: number, at: number, length: number, shape: OscillatorType = "sine"): Note => ({
  pitch,
  at,
  length,
  shape,
});

/** Short, so that they are over before a screen reader has said a word. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  move: [note(620, 0, 0.07, "triangle")],
  refusal: [note(220, 0, 0.09, "triangle"), note(165, 0.09, 0.12, "triangle")],
  end: [note(523, 0, 0.12), note(659, 0.1, 0.12), note(784, 0.2, 0.2)],
};

/** Quiet: a voice is heard above it. */
const LOUDNESS = 0.06;

function sound(context: AudioContext, { pitch, at, length, shape }: Note): void {
  const begin = context.currentTime + at;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(LOUDNESS, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** Makes sounds of tones. Of those that come at the same time, such as a deal of cards, one is heard. */
export function createSpeaker(context = new AudioContext()): Speaker {
  let free = 0;
  return {
    play(name) {
      // a page may not be heard before somebody has touched it
      if (context.state === "suspended") context.resume();
      if (name === "move" && context.currentTime < free) return;
      free = context.currentTime + 0.1;
      for (const one of SOUNDS[name]) sound(context, one);
    },
  };
}
