import type { Sound, Speaker } from "./sound-player.ts";

/** A tone; `pitch` in hertz, start `at` and `length` in seconds. */
interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly shape: OscillatorType;
}

const createNote = (pitch: number, at: number, length: number, shape: OscillatorType = "sine"): Note => ({
  pitch,
  at,
  length,
  shape,
});

/** Short, so that they end before a screen reader speaks. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  move: [createNote(620, 0, 0.07, "triangle")],
  refusal: [createNote(220, 0, 0.09, "triangle"), createNote(165, 0.09, 0.12, "triangle")],
  end: [createNote(523, 0, 0.12), createNote(659, 0.1, 0.12), createNote(784, 0.2, 0.2)],
};

/** Quiet, so that a screen reader stays audible. */
const VOLUME = 0.06;

function playNote(context: AudioContext, { pitch, at, length, shape }: Note): void {
  const begin = context.currentTime + at;
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(VOLUME, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** Creates a synthesizer. Of simultaneous sounds, such as those of dealt cards, only one is played. */
export function createSpeaker(context = new AudioContext()): Speaker {
  let nextAllowed = 0;
  return {
    play(name) {
      // browsers suspend audio until the user interacts with the page
      if (context.state === "suspended") context.resume();
      if (name === "move" && context.currentTime < nextAllowed) return;
      nextAllowed = context.currentTime + 0.1;
      for (const tone of SOUNDS[name]) playNote(context, tone);
    },
  };
}
