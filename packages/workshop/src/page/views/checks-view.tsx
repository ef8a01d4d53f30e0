import type { Language } from "@serpentarium/core";
import type { JSX } from "preact";
import { groupBy } from "../../group-by.ts";
import type { Checked, Report } from "../../report.ts";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";

/** Whether nothing is checked, as on a page that was built. */
export const isUnchecked = (report: Report | undefined): boolean =>
  report?.state === "done" && report.facts?.total === 0;

/** How the checks stand, in a word and as a colour. */
export function statusOf(
  report: Report | undefined,
  language: Language,
): { readonly kind: "none" | "running" | "good" | "bad"; readonly text: string } {
  const { checks = [], facts, state, trouble } = report ?? {};
  const all = facts?.total ?? 0;
  const n = checks.filter(({ broken }) => broken !== undefined).length;
  if (trouble || all === 0) {
    return { kind: trouble ? "bad" : "none", text: read(language, trouble?.title ?? WORDS.notChecked) };
  }
  if (n > 0) return { kind: "bad", text: read(language, WORDS.broken, { n, all }) };
  if (state === "running") {
    return { kind: "running", text: read(language, WORDS.checking, { done: checks.length, all }) };
  }
  return { kind: "good", text: read(language, WORDS.allWell, { all }) };
}

function Failed({
  checked,
  language,
}: {
  readonly checked: Checked;
  readonly language: Language;
}): JSX.Element {
  return (
    <li>
      <p>
        <small>{read(language, checked.group)}</small> {read(language, checked.name)}
      </p>
      <pre>{checked.broken}</pre>
    </li>
  );
}

/** What holds, a line a check under the head of its group. */
function Passed({ checks, language }: { readonly checks: readonly Checked[]; readonly language: Language }) {
  const groups = groupBy(checks, ({ group }) => read(language, group));
  return (
    <details>
      <summary>
        {read(language, WORDS.passed)} ({checks.length})
      </summary>
      {[...groups].map(([group, within]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul class="passed">
            {within.map(({ name }, i) => (
              // checks keep their order
              <li key={i}>{read(language, name)}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** What the kit says of the plugin as it was last saved. */
export function ChecksView({ desk, taste: { language } }: ViewProps): JSX.Element {
  const { kind, text } = statusOf(desk.report, language);
  const checks = desk.report?.checks ?? [];
  return (
    <div class="checks">
      <p>
        <strong data-kind={kind}>{text}</strong>
      </p>
      <p>
        <small>{read(language, WORDS.asCheck)}</small>
      </p>
      <ul class="failed">
        {checks.map(
          (checked, i) =>
            checked.broken !== undefined && <Failed key={i} checked={checked} language={language} />,
        )}
      </ul>
      <Passed checks={checks.filter(({ broken }) => broken === undefined)} language={language} />
    </div>
  );
}
