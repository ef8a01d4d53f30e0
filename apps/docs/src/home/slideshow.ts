import type { RecordedMatch } from "../lib/self-play.ts";

/** A game of the home page’s slideshow, with its recorded actions. */
export interface DemoGame extends RecordedMatch {
  /** The id of the game. */
  readonly id: string;
  readonly title: string;
  /** The URL of its rulebook; its fragments are clause ids. */
  readonly rulebookUrl: string;
  /** The URL of its play page. */
  readonly playUrl: string;
}

/** Parses the games of the slideshow, in order, from the attribute of the element. */
export const parseSlideshow = (attribute: string | undefined): readonly DemoGame[] =>
  // trusted: written when the page was built
  JSON.parse(attribute ?? "[]") as readonly DemoGame[];
