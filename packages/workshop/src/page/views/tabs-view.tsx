import { LogView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { matchPropsOf } from "../match-props.ts";
import { TABS, type Tab } from "../preferences.ts";
import type { ViewProps } from "../view-props.ts";
import { ChecksView, hasNoChecks } from "./checks-view.tsx";
import { RulebookView } from "./rulebook-view.tsx";
import { StatechartView } from "./statechart-view.tsx";
import { WordsView } from "./words-view.tsx";

function LogPanel(props: ViewProps): JSX.Element | null {
  const match = matchPropsOf(props);
  return match ? <LogView {...match} /> : null;
}

const PANELS: Readonly<Record<Tab, (props: ViewProps) => JSX.Element | null>> = {
  log: LogPanel,
  rulebook: RulebookView,
  statechart: StatechartView,
  checks: ChecksView,
  words: WordsView,
};

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function TabsView(props: ViewProps): JSX.Element {
  const { controller, preferences, onPreferencesChange, words } = props;
  const isBuilt = hasNoChecks(controller.report);
  const tabs = TABS.filter((tab) => !(isBuilt && (tab === "checks" || tab === "words")));
  const list = useRef<HTMLDivElement>(null);
  const Panel = PANELS[preferences.tab];
  const move = (event: KeyboardEvent): void => {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    const next = (tabs.indexOf(preferences.tab) + step + tabs.length) % tabs.length;
    onPreferencesChange({ tab: tabs[next] ?? "log" });
    list.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <section class="side">
      <div
        class="tabs"
        role="tablist"
        aria-label={words.text("workshop.tabs.title")}
        ref={list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === preferences.tab}
            aria-controls="panel"
            tabIndex={tab === preferences.tab ? 0 : -1}
            onClick={() => onPreferencesChange({ tab })}
          >
            {words.text(`workshop.tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div class="panel" id="panel" role="tabpanel" aria-labelledby={`tab-${preferences.tab}`}>
        <Panel {...props} />
      </div>
    </section>
  );
}
