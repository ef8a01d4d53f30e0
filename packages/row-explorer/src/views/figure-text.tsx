import type { JSX } from "preact";
import type { FormattedFigure } from "../format-figure.ts";

/** A figure with its bounds, if it has any. */
export const FigureText = ({ value, bounds }: FormattedFigure): JSX.Element => (
  <>
    {value}
    {bounds && (
      <>
        {" "}
        <small>({bounds})</small>
      </>
    )}
  </>
);
