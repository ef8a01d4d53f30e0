import { NO_WORDS, type Words } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import type { Mark } from "./mark.ts";

// so that this module can be imported on a server
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The properties that may be set before the element is defined. */
export const PROPERTIES = [
  "scene",
  "words",
  "layout",
  "enabled",
  "movable",
  "selected",
  "marks",
  "aids",
  "shownAids",
] as const;

/** The properties of a board. Setting one requests a new drawing. */
export abstract class BoardProperties extends Base {
  #scene: Scene | undefined;
  #words: Words = NO_WORDS;
  #enabled: readonly string[] | undefined;
  #movable: readonly string[] = [];
  #selected: readonly string[] = [];
  #marks: readonly Mark[] = [];
  #aids: readonly string[] = [];
  #shownAids: readonly string[] = [];

  protected abstract requestUpdate(): void;

  get scene(): Scene | undefined {
    return this.#scene;
  }
  set scene(scene: Scene | undefined) {
    this.#scene = scene;
    this.requestUpdate();
  }

  /** The words of its texts: those of the game, of core and of the board. */
  get words(): Words {
    return this.#words;
  }
  set words(words: Words) {
    this.#words = words;
    this.requestUpdate();
  }

  /** The ids of the targets that can be pressed now; undefined for all. */
  get enabled(): readonly string[] | undefined {
    return this.#enabled;
  }
  set enabled(enabled: readonly string[] | undefined) {
    this.#enabled = enabled;
    this.requestUpdate();
  }

  /** The ids of the targets from which a drag can begin: if other targets follow, or if a press moves their piece. */
  get movable(): readonly string[] {
    return this.#movable;
  }
  set movable(movable: readonly string[]) {
    this.#movable = movable;
    this.requestUpdate();
  }

  /** The ids of the targets pressed so far. */
  get selected(): readonly string[] {
    return this.#selected;
  }
  set selected(selected: readonly string[]) {
    this.#selected = selected;
    this.requestUpdate();
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }
  set marks(marks: readonly Mark[]) {
    this.#marks = marks;
    this.requestUpdate();
  }

  /** The ids of the aids to offer as buttons. */
  get aids(): readonly string[] {
    return this.#aids;
  }
  set aids(aids: readonly string[]) {
    this.#aids = aids;
    this.requestUpdate();
  }

  /** The ids of the aids that the scene shows; their buttons appear pressed. */
  get shownAids(): readonly string[] {
    return this.#shownAids;
  }
  set shownAids(shownAids: readonly string[]) {
    this.#shownAids = shownAids;
    this.requestUpdate();
  }
}
