/** @jsxImportSource preact */
import type { JSX } from "preact";
import { pathOf, spotOf } from "../bots/curve.ts";
import { percent } from "../bots/percent.ts";
import { STUDY_WORDS } from "../bots/wording.ts";
import { read } from "../reader.ts";
import { seatName, seatsOf } from "../seats.ts";
import type { ReportProps } from "./analysis-view.tsx";
import { pointWords } from "./point-words.ts";

const LEVELS = [1, 0.5, 0];

/** The lines of all seats; how long the strokes are tells them apart as well as their colours. */
function Lines({ state, study }: ReportProps): JSX.Element {
  const { lookingBack, context } = state;
  const at = lookingBack !== undefined && spotOf(study.curve, 0, lookingBack).x;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {LEVELS.map((level) => (
        <path key={level} class="level" d={`M0 ${100 - 100 * level}H100`} />
      ))}
      {at !== false && <path class="now" d={`M${at} 0V100`} />}
      {seatsOf(context.position).map((seat) => (
        <path key={seat} class="line" data-seat={seat} d={pathOf(study.curve, seat)} />
      ))}
    </svg>
  );
}

/** The turning points, to be pressed. */
function Points({ state, study, orders, reader }: ReportProps): JSX.Element[] {
  return study.points.map((point) => {
    const { x, y } = spotOf(study.curve, point.seat, point.index);
    const words = pointWords(state, point, reader);
    return (
      <button
        key={point.index}
        type="button"
        class="point"
        data-seat={point.seat}
        style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
        aria-label={words}
        title={words}
        aria-current={state.lookingBack === point.index ? "step" : undefined}
        onClick={() => orders.lookBack(point.index)}
      />
    );
  });
}

/** What each seat could expect in the course of a match. */
export function CurveView(props: ReportProps): JSX.Element {
  const { state, reader } = props;
  const { game, context } = state;
  return (
    <figure class="curve" aria-label={read(reader, STUDY_WORDS.title)}>
      <div class="picture">
        <span class="scale" aria-hidden="true">
          {LEVELS.map((level) => (
            <small key={level}>{read(reader, percent(level))}</small>
          ))}
        </span>
        <div class="lines">
          <Lines {...props} />
          <Points {...props} />
        </div>
      </div>
      <figcaption>
        {seatsOf(context.position).map((seat) => (
          <span key={seat} class="key">
            <svg viewBox="0 0 32 8" aria-hidden="true">
              <path class="line" data-seat={seat} d="M0 4H32" />
            </svg>
            {read(reader, seatName(game, context.position, seat))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
