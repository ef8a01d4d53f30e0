import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { localise } from "../localise.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../view-props.ts";
import { HeaderView } from "./header-view.tsx";
import { MatchView } from "./match-view.tsx";
import { ProblemView } from "./problem-view.tsx";
import { RestoreFailureView } from "./restore-failure-view.tsx";
import { TabsView } from "./tabs-view.tsx";

/** The whole page. */
export function AppView(props: ViewProps & { readonly name: string }): JSX.Element {
  const { name, controller, preferences } = props;
  const { plugin, context, problem, report } = controller;
  const { language } = preferences;
  const title = plugin ? localise(language, plugin.game.title) : name;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const isBroken = problem !== undefined || report?.problem !== undefined;
  return (
    <>
      <HeaderView {...props} />
      <main>
        <ProblemView {...props} />
        <RestoreFailureView {...props} />
        <div class="columns">
          <section class="match" aria-live="off">
            {plugin && context ? (
              <MatchView {...props} plugin={plugin} language={language} context={context} />
            ) : (
              <p class="empty">{localise(language, isBroken ? MESSAGES.noBoard : MESSAGES.loading)}</p>
            )}
          </section>
          <TabsView {...props} />
        </div>
      </main>
    </>
  );
}
