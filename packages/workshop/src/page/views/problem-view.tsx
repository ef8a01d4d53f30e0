import type { JSX } from "preact";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";

/** The problem in the author's code. The server's problem comes first: it knows better why a module cannot be loaded. */
export function ProblemView({ controller, preferences: { language } }: ViewProps): JSX.Element | null {
  const problem = controller.report?.problem ?? controller.problem;
  if (!problem) return null;
  return (
    <section class="problem" role="alert">
      <h2>{localise(language, problem.title)}</h2>
      <pre>{problem.message[language]}</pre>
      {problem.detail && <pre class="detail">{problem.detail}</pre>}
      {controller.store && !controller.report?.problem && (
        <button type="button" onClick={() => controller.setProblem(undefined)}>
          {localise(language, MESSAGES.dismiss)}
        </button>
      )}
    </section>
  );
}
