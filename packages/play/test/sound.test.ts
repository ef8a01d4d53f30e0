import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Sound, SoundPlayer } from "../src/ui/sound/sound-player.ts";
import { createSpeaker } from "../src/ui/sound/speaker.ts";

/** The contents of an in-memory localStorage. */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A sound player with its played sounds and its loader. */
function createSoundPlayer() {
  const heard: Sound[] = [];
  const load = vi.fn(async () => ({ play: (sound: Sound) => void heard.push(sound) }));
  return { heard, load, sounds: new SoundPlayer(load) };
}

test("loads nothing before sounds are switched on", async () => {
  const audio = vi.fn();
  vi.stubGlobal("AudioContext", audio);
  const { load, sounds, heard } = createSoundPlayer();
  expect(sounds.isOn).toBe(false);
  for (const sound of ["move", "refusal", "end"] as const) await sounds.play(sound);
  expect(load).not.toHaveBeenCalled();
  expect(audio).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});

test("switching on plays a sound and is stored; switching off silences sounds", async () => {
  const { heard, load, sounds } = createSoundPlayer();
  sounds.setOn(true);
  await sounds.play("refusal");
  expect(heard).toEqual(["move", "refusal"]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(createSoundPlayer().sounds.isOn).toBe(true);
  sounds.setOn(false);
  await sounds.play("end");
  expect(heard).toHaveLength(2);
  expect(createSoundPlayer().sounds.isOn).toBe(false);
});

/** An AudioContext that records when tones start and end. */
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

test("sounds last at most 0.4 seconds", () => {
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

test("plays one sound for many simultaneous actions", () => {
  const { tones, context } = fakeAudio();
  const speaker = createSpeaker(context);
  for (let card = 0; card < 20; card++) speaker.play("move");
  expect(tones).toHaveLength(1);
});
