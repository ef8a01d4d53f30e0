import type { Table, Viewer } from "@serpentarium/core";
import type { Match } from "@serpentarium/core/match";
import type { ArgsDef } from "citty";
import { usageError } from "./command-error.ts";
import type { Translator } from "./terminal.ts";

/** The option for the viewer to whom a match is shown. */
export const viewerArg = ({ translate }: Translator) =>
  ({
    viewer: {
      type: "string",
      valueHint: translate({ en: "seat|everyone", fr: "place|everyone" }),
      description: translate({
        en: "show only what a seat (from 1) or everyone knows (default: everyone for the record of an unfinished game, otherwise all)",
        fr: "ne montrer que ce qu’une place (à partir de 1) ou tous (everyone) savent (par défaut, everyone pour une partie inachevée, sinon tout)",
      }),
    },
  }) as const satisfies ArgsDef;

/** The viewer from its argument; undefined if there is none. @throws CommandError usage error */
export function readViewer(viewer: string | undefined, { seats }: Table): Viewer | undefined {
  if (viewer === undefined || viewer === "everyone") return viewer;
  const seat = /^[1-9]\d*$/.test(viewer) ? Number(viewer) - 1 : seats;
  if (seat < seats) return seat;
  throw usageError(
    `--viewer: expected everyone or a seat from 1 to ${seats}`,
    `--viewer : attendu everyone ou une place de 1 à ${seats}`,
  );
}

/** The viewer to whom a match is shown by default: everyone while it goes on, so that nobody sees the hand of another. */
export const defaultViewer = ({ outcome }: Pick<Match, "outcome">): Viewer | undefined =>
  outcome ? undefined : "everyone";
