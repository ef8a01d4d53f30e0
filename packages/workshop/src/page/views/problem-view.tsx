import { Text } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "../view-props.ts";

/** The problem in the author's code. The server's problem has priority, because it contains more details about loading a module. */
export function ProblemView({ controller, words }: ViewProps): JSX.Element | null {
  const problem = controller.report?.problem ?? controller.problem;
  if (!problem) return null;
  return (
    <section class="problem" role="alert">
      <h2>{words.format(problem.title)}</h2>
      <pre>
        <Text words={words} message={problem.message} />
      </pre>
      {problem.detail && <pre class="detail">{problem.detail}</pre>}
      {controller.store && !controller.report?.problem && (
        <button type="button" onClick={() => controller.setProblem(undefined)}>
          {words.text("workshop.dismiss")}
        </button>
      )}
    </section>
  );
}
