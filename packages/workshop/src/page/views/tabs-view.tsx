import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { read } from "../reader.ts";
import { TABS, type Tab } from "../taste.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { BookView } from "./book-view.tsx";
import { ChartView } from "./chart-view.tsx";
import { ChecksView, isUnchecked } from "./checks-view.tsx";
import { LogView } from "./log-view.tsx";

const PANELS: Readonly<Record<Tab, (props: ViewProps) => JSX.Element | null>> = {
  log: LogView,
  rulebook: BookView,
  statechart: ChartView,
  checks: ChecksView,
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The parts of the page beside the board, one at a time. */
export function TabsView(props: ViewProps): JSX.Element {
  const { desk, taste, onTaste } = props;
  const tabs = TABS.filter((tab) => tab !== "checks" || !isUnchecked(desk.report));
  const list = useRef<HTMLDivElement>(null);
  const Panel = PANELS[taste.tab];
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = (tabs.indexOf(taste.tab) + step + tabs.length) % tabs.length;
    onTaste({ tab: tabs[next] ?? "log" });
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <section class="side">
      <div
        class="tabs"
        role="tablist"
        aria-label={read(taste.language, WORDS.parts)}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === taste.tab}
            aria-controls="panel"
            tabIndex={tab === taste.tab ? 0 : -1}
            onClick={() => onTaste({ tab })}
          >
            {read(taste.language, WORDS[tab])}
          </button>
        ))}
      </div>
      <div class="panel" id="panel" role="tabpanel" aria-labelledby={`tab-${taste.tab}`}>
        <Panel {...props} />
      </div>
    </section>
  );
}
