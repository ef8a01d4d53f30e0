import { type ErrorMeasurement, measureErrors } from "./decision-errors.ts";

/** Measures one decision of many, in a thread of its own. */
export default ({
  measurement,
  number,
}: {
  measurement: ErrorMeasurement;
  number: number;
}): readonly number[] => measureErrors(measurement, number);
