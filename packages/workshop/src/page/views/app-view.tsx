import { statusText } from "@serpentarium/table";
import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { matchPropsOf } from "../match-props.ts";
import type { ViewProps } from "../view-props.ts";
import { useClauseLinks } from "./clause-link.tsx";
import { HeaderView } from "./header-view.tsx";
import { MatchView } from "./match-view.tsx";
import { ProblemView } from "./problem-view.tsx";
import { RestoreFailureView } from "./restore-failure-view.tsx";
import { TabsView } from "./tabs-view.tsx";

/** The whole page. */
export function AppView(props: ViewProps & { readonly name: string }): JSX.Element {
  const { name, controller, preferences, onPreferencesChange, words, live } = props;
  const { plugin, store, problem, report } = controller;
  const game = plugin ? words.text("title") : name;
  const match = matchPropsOf(props);
  // the title of a hidden tab says whose turn it is
  const title =
    match && store?.state.live?.match
      ? `${match.reader.words.format(statusText(store.state))} – ${game}`
      : game;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useClauseLinks(onPreferencesChange);
  const { viewer } = preferences;
  useLayoutEffect(() => {
    if (store && store.state.chosenViewer !== viewer)
      store.send({ type: "page", change: { chosenViewer: viewer } });
  }, [store, viewer]);
  const isBroken = problem !== undefined || report?.problem !== undefined;
  return (
    <>
      <HeaderView {...props} />
      <main>
        <ProblemView {...props} />
        <RestoreFailureView {...props} />
        {live && <live.LiveProblemView {...props} />}
        <div class="columns">
          <section class="match" aria-live="off">
            {match && store && live && (controller.live?.session || controller.live?.isOpening) ? (
              <live.LiveMatchView {...match} store={store} />
            ) : match && store ? (
              <MatchView {...match} store={store} />
            ) : (
              <p class="empty">{words.text(isBroken ? "workshop.no-board" : "workshop.loading")}</p>
            )}
          </section>
          <TabsView {...props} />
        </div>
      </main>
    </>
  );
}
