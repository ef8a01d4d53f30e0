import { seatsOf } from "@serpentarium/core";
import type { JSX } from "preact";
import { chartPoint, svgPath } from "../bots/curve.ts";
import { winsOfHundred } from "../bots/wins.ts";
import { seatName } from "../seat-names.ts";
import type { ReportProps } from "./analysis-view.tsx";
import { seatStyle } from "./seat-style.ts";
import { turningPointText } from "./turning-point-text.ts";

const LEVELS = [1, 0.5, 0];

/** The lines of all seats, distinguished by colour and dash pattern. */
function Lines({ state, findings }: ReportProps): JSX.Element {
  const { lookingBack, context } = state;
  const at = lookingBack !== undefined && chartPoint(findings.curve, 0, lookingBack).x;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {LEVELS.map((level) => (
        <path key={level} class="level" d={`M0 ${100 - 100 * level}H100`} />
      ))}
      {at !== false && <path class="now" d={`M${at} 0V100`} />}
      {seatsOf(context.table).map((seat) => (
        <g key={seat} data-seat={seat} style={seatStyle(state.game, state.context.position, seat)}>
          <path class="edge" d={svgPath(findings.curve, seat)} />
          <path class="line" d={svgPath(findings.curve, seat)} />
        </g>
      ))}
    </svg>
  );
}

/** The turning points, as buttons that show their positions. */
function Points({ state, findings, send, reader }: ReportProps): JSX.Element[] {
  return findings.points.map((point) => {
    const { x, y } = chartPoint(findings.curve, point.seat, point.index);
    const label = turningPointText(state, point, reader);
    return (
      <button
        key={point.index}
        type="button"
        class="point"
        data-seat={point.seat}
        style={{
          ...seatStyle(state.game, state.context.position, point.seat),
          insetInlineStart: `${x}%`,
          insetBlockStart: `${y}%`,
        }}
        aria-label={label}
        title={label}
        aria-current={state.lookingBack === point.index ? "step" : undefined}
        onClick={() => send({ type: "lookBack", count: point.index })}
      />
    );
  });
}

/** A chart of each seat’s expected share over the match. */
export function CurveView(props: ReportProps): JSX.Element {
  const { state, reader } = props;
  const { game, context } = state;
  return (
    <figure class="curve" aria-label={reader.words.text("table.analysis.title")}>
      <div class="picture">
        <span class="scale" aria-hidden="true">
          {LEVELS.map((level) => (
            <small key={level}>{winsOfHundred(level)}</small>
          ))}
        </span>
        <div class="lines">
          <Lines {...props} />
          <Points {...props} />
        </div>
      </div>
      <figcaption>
        {seatsOf(context.table).map((seat) => (
          <span key={seat} class="key">
            <svg
              viewBox="0 0 32 8"
              aria-hidden="true"
              data-seat={seat}
              style={seatStyle(state.game, state.context.position, seat)}
            >
              <path class="edge" d="M0 4H32" />
              <path class="line" d="M0 4H32" />
            </svg>
            {reader.words.format(seatName(game, context.position, seat))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
