import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Sound, SoundSwitch } from "../src/play/sound/sound.ts";
import { createSpeaker } from "../src/play/sound/speaker.ts";

/** What a browser keeps, as long as a test takes. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A switch, and what it had made and heard. */
function listening() {
  const heard: Sound[] = [];
  const load = vi.fn(async () => ({ play: (sound: Sound) => void heard.push(sound) }));
  return { heard, load, sounds: new SoundSwitch(load) };
}

test("nothing is fetched or made before somebody wants sounds", async () => {
  const audio = vi.fn();
  vi.stubGlobal("AudioContext", audio);
  const { load, sounds, heard } = listening();
  expect(sounds.isOn).toBe(false);
  for (const sound of ["move", "refusal", "end"] as const) await sounds.play(sound);
  expect(load).not.toHaveBeenCalled();
  expect(audio).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

test("what is switched on is heard at once, kept in the browser, and silent once it is off", async () => {
  const { heard, load, sounds } = listening();
  sounds.turn(true);
  await sounds.play("refusal");
  expect(heard).toEqual(["move", "refusal"]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(listening().sounds.isOn).toBe(true);
  sounds.turn(false);
  await sounds.play("end");
  expect(heard).toHaveLength(2);
  expect(listening().sounds.isOn).toBe(false);
});

/** A context for audio that notes when tones begin and end. */
function fakeAudio() {
  const tones: { begin: number; end: number }[] = [];
  const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const context = {
    state: "suspended",
    currentTime: 0,
    destination: {},
    resume: vi.fn(),
    createGain: () => ({ gain, connect: () => {} }),
    createOscillator() {
      const tone = { begin: 0, end: 0 };
      tones.push(tone);
      return {
        frequency: { value: 0 },
        connect: (next: object) => next,
        start: (at: number) => void Object.assign(tone, { begin: at }),
        stop: (at: number) => void Object.assign(tone, { end: at }),
      };
    },
  };
  // a whole AudioContext has a hundred members that no tone needs
  return { tones, context: context as unknown as AudioContext };
}

test("sounds are over before a voice has said a word", () => {
  for (const sound of ["move", "refusal", "end"] as const) {
    const { tones, context } = fakeAudio();
    createSpeaker(context).play(sound);
    expect(context.resume).toHaveBeenCalled();
    expect(tones.length).toBeGreaterThan(0);
    for (const { begin, end } of tones) {
      expect(end).toBeGreaterThan(begin);
      expect(end).toBeLessThanOrEqual(0.4);
    }
  }
});

test("of many actions at once one is heard", () => {
  const { tones, context } = fakeAudio();
  const speaker = createSpeaker(context);
  for (let card = 0; card < 20; card++) speaker.play("move");
  expect(tones).toHaveLength(1);
});
