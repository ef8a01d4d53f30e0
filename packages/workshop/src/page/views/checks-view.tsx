import type { Words } from "@serpentarium/core";
import type { JSX } from "preact";
import { groupBy } from "../../group-by.ts";
import type { CheckResult, Report } from "../../report.ts";
import type { ViewProps } from "../view-props.ts";

/** Whether there are no checks, as on a built page. */
export const hasNoChecks = (report: Report | undefined): boolean =>
  report?.state === "done" && report.facts?.totalChecks === 0;

/** The status of the checks, as a text and a kind for the colour. */
export function checkStatus(
  report: Report | undefined,
  words: Words,
): { readonly kind: "none" | "running" | "good" | "bad"; readonly text: string } {
  const { checks = [], facts, state, problem } = report ?? {};
  const all = facts?.totalChecks ?? 0;
  const failed = checks.filter(({ error }) => error !== undefined).length;
  if (problem || all === 0) {
    return {
      kind: problem ? "bad" : "none",
      text: words.format(problem?.title ?? { id: "workshop.not-checked" }),
    };
  }
  if (failed > 0) return { kind: "bad", text: words.text("workshop.some-failed", { count: failed, all }) };
  if (state === "running") {
    return { kind: "running", text: words.text("workshop.checking", { done: checks.length, all }) };
  }
  return { kind: "good", text: words.text("workshop.all-passed", { all }) };
}

interface FailedProps extends Pick<ViewProps, "words"> {
  readonly result: CheckResult;
}

function FailedCheck({ result, words }: FailedProps): JSX.Element {
  return (
    <li>
      <p>
        <small>{words.format(result.group)}</small> {words.format(result.name)}
      </p>
      <pre>{result.error}</pre>
    </li>
  );
}

interface ListProps extends Pick<ViewProps, "words"> {
  readonly checks: readonly CheckResult[];
}

/** What a draft and its translations lack to be published. */
const ToDoList = ({ checks, words }: ListProps): JSX.Element => (
  <section>
    <h3>{words.text("workshop.to-publish")}</h3>
    <ul class="to-do">
      {checks.map(({ name }, i) => (
        // checks keep their order
        <li key={i}>{words.format(name)}</li>
      ))}
    </ul>
  </section>
);

/** The passed checks, by group. */
function PassedChecks({ checks, words }: ListProps): JSX.Element {
  const groups = groupBy(checks, ({ group }) => words.format(group));
  return (
    <details>
      <summary>{words.text("workshop.passed", { count: checks.length })}</summary>
      {[...groups].map(([group, groupChecks]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul class="passed">
            {groupChecks.map(({ name }, i) => (
              // checks keep their order
              <li key={i}>{words.format(name)}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** The results of the checks of the last saved plugin. */
export function ChecksView({ controller, words }: ViewProps): JSX.Element {
  const { kind, text } = checkStatus(controller.report, words);
  const checks = controller.report?.checks ?? [];
  const toDo = checks.filter(({ isToDo }) => isToDo);
  return (
    <div class="checks">
      <p>
        <strong data-kind={kind}>{text}</strong>
      </p>
      <p>
        <small>{words.text("workshop.checks-hint")}</small>
      </p>
      <ul class="failed">
        {checks.map(
          (result, i) => result.error !== undefined && <FailedCheck key={i} result={result} words={words} />,
        )}
      </ul>
      {toDo.length > 0 && <ToDoList checks={toDo} words={words} />}
      <PassedChecks
        checks={checks.filter(({ error, isToDo }) => error === undefined && !isToDo)}
        words={words}
      />
    </div>
  );
}
