import type { Table, Viewer, Words } from "@serpentarium/core";
import type { Match } from "@serpentarium/core/match";
import type { ArgsDef } from "citty";
import { usageError } from "./command-error.ts";

export const viewerArg = (words: Words) =>
  ({
    viewer: {
      type: "string",
      valueHint: words.text("cli.value-hints.viewer"),
      description: words.text("cli.arguments.viewer"),
    },
  }) as const satisfies ArgsDef;

/** The viewer from its argument; undefined if there is none. @throws CommandError usage error */
export function readViewer(viewer: string | undefined, { seats }: Table): Viewer | undefined {
  if (viewer === undefined || viewer === "everyone") return viewer;
  const seat = /^[1-9]\d*$/.test(viewer) ? Number(viewer) - 1 : seats;
  if (seat < seats) return seat;
  throw usageError({ id: "cli.usage.viewer", data: { seats } });
}

/** The default viewer of a match: everyone during the match, so that no hidden information is shown. */
export const defaultViewer = ({ outcome }: Pick<Match, "outcome">): Viewer | undefined =>
  outcome ? undefined : "everyone";
