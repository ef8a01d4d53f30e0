import type { Language } from "@serpentarium/core";
import type { JSX } from "preact";
import { groupBy } from "../../group-by.ts";
import type { CheckResult, Report } from "../../report.ts";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";

/** Whether there are no checks, as on a built page. */
export const hasNoChecks = (report: Report | undefined): boolean =>
  report?.state === "done" && report.facts?.totalChecks === 0;

/** The status of the checks, as a text and a kind for the colour. */
export function checkStatus(
  report: Report | undefined,
  language: Language,
): { readonly kind: "none" | "running" | "good" | "bad"; readonly text: string } {
  const { checks = [], facts, state, problem } = report ?? {};
  const all = facts?.totalChecks ?? 0;
  const failed = checks.filter(({ error }) => error !== undefined).length;
  if (problem || all === 0) {
    return {
      kind: problem ? "bad" : "none",
      text: localise(language, problem?.title ?? MESSAGES.notChecked),
    };
  }
  if (failed > 0) return { kind: "bad", text: localise(language, MESSAGES.someFailed, { n: failed, all }) };
  if (state === "running") {
    return { kind: "running", text: localise(language, MESSAGES.checking, { done: checks.length, all }) };
  }
  return { kind: "good", text: localise(language, MESSAGES.allPassed, { all }) };
}

function FailedCheck({
  result,
  language,
}: {
  readonly result: CheckResult;
  readonly language: Language;
}): JSX.Element {
  return (
    <li>
      <p>
        <small>{localise(language, result.group)}</small> {localise(language, result.name)}
      </p>
      <pre>{result.error}</pre>
    </li>
  );
}

/** What a draft still lacks to be published. */
const ToDoList = ({
  checks,
  language,
}: {
  readonly checks: readonly CheckResult[];
  readonly language: Language;
}): JSX.Element => (
  <section>
    <h3>{localise(language, MESSAGES.toPublish)}</h3>
    <ul class="to-do">
      {checks.map(({ name }, i) => (
        // checks keep their order
        <li key={i}>{localise(language, name)}</li>
      ))}
    </ul>
  </section>
);

/** The passed checks, by group. */
function PassedChecks({
  checks,
  language,
}: {
  readonly checks: readonly CheckResult[];
  readonly language: Language;
}) {
  const groups = groupBy(checks, ({ group }) => localise(language, group));
  return (
    <details>
      <summary>
        {localise(language, MESSAGES.passed)} ({checks.length})
      </summary>
      {[...groups].map(([group, groupChecks]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul class="passed">
            {groupChecks.map(({ name }, i) => (
              // checks keep their order
              <li key={i}>{localise(language, name)}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** The results of the checks of the plugin as it was last saved. */
export function ChecksView({ controller, preferences: { language } }: ViewProps): JSX.Element {
  const { kind, text } = checkStatus(controller.report, language);
  const checks = controller.report?.checks ?? [];
  const toDo = checks.filter(({ isToDo }) => isToDo);
  return (
    <div class="checks">
      <p>
        <strong data-kind={kind}>{text}</strong>
      </p>
      <p>
        <small>{localise(language, MESSAGES.checksHint)}</small>
      </p>
      <ul class="failed">
        {checks.map(
          (result, i) =>
            result.error !== undefined && <FailedCheck key={i} result={result} language={language} />,
        )}
      </ul>
      {toDo.length > 0 && <ToDoList checks={toDo} language={language} />}
      <PassedChecks
        checks={checks.filter(({ error, isToDo }) => error === undefined && !isToDo)}
        language={language}
      />
    </div>
  );
}
