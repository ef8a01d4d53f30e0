export interface DemoGame {
  readonly id: string;
  readonly title: string;
  /** The URL of its rulebook; its fragments are clause ids. */
  readonly rulebookUrl: string;
  /** The URL of its play page. */
  readonly playUrl: string;
  /** The URL of its recorded match. */
  readonly replayUrl: string;
}

/** Parses the games of the slideshow, in order, from the attribute of the element. */
export const parseSlideshow = (attribute: string | undefined): readonly DemoGame[] =>
  // trusted: written when the page was built
  JSON.parse(attribute ?? "[]") as readonly DemoGame[];
