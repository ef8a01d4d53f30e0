import type { LevelId } from "@serpentarium/bots";
import { FACES } from "@serpentarium/bots/faces";
import type { JSX } from "preact";

/** The shapes of a face, in an `svg` element of 32 × 32 units. */
export function FaceDrawing({ level }: { readonly level: LevelId }): JSX.Element {
  const { ground, skin, head, white, black, lines } = FACES[level];
  return (
    <>
      <circle cx="16" cy="16" r="16" fill={ground} />
      <path d={head} fill={skin} />
      <path d={white} fill="#fff" />
      <path d={black} fill="#000" />
      <path d={lines} fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" />
    </>
  );
}
