import { change } from "../bots/percent.ts";
import type { TurningPoint } from "../bots/study.ts";
import { STUDY_WORDS } from "../bots/wording.ts";
import type { PlayState } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { seatName } from "../seats.ts";

/** A turning point in a line: what was played, what that cost whom, and what would have been better. */
export function pointWords({ game, context }: PlayState, point: TurningPoint, reader: Reader): string {
  const { index, notation, seat, loss, better, actor } = point;
  const who = seatName(game, context.position, seat);
  const cost = read(reader, STUDY_WORDS.point, { n: index + 1, notation, change: change(-loss), who });
  if (better) return read(reader, STUDY_WORDS.better, { cost, better: better.notation });
  return actor === "chance" ? read(reader, STUDY_WORDS.luck, { cost }) : cost;
}
