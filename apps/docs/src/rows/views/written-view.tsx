/** @jsxImportSource preact */
import type { JSX } from "preact";
import type { Written } from "../numbers.ts";

/** A figure with its bounds, where it has some. */
export const WrittenView = ({ value, bounds }: Written): JSX.Element => (
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
