import type { JSX } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { read } from "../reader.ts";
import type { ViewProps } from "../view-props.ts";
import { WORDS } from "../words.ts";
import { HeaderView } from "./header-view.tsx";
import { LostView } from "./lost-view.tsx";
import { TableView } from "./table-view.tsx";
import { TabsView } from "./tabs-view.tsx";
import { TroubleView } from "./trouble-view.tsx";

/** The whole page. */
export function AppView(props: ViewProps & { readonly name: string }): JSX.Element {
  const { name, desk, taste } = props;
  const { plugin, context, trouble, report } = desk;
  const { language } = taste;
  const title = plugin ? read(language, plugin.game.title) : name;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  const isBroken = trouble !== undefined || report?.trouble !== undefined;
  return (
    <>
      <HeaderView {...props} />
      <main>
        <TroubleView {...props} />
        <LostView {...props} />
        <div class="columns">
          <section class="table" aria-live="off">
            {plugin && context ? (
              <TableView {...props} plugin={plugin} language={language} context={context} />
            ) : (
              <p class="empty">{read(language, isBroken ? WORDS.noBoard : WORDS.loading)}</p>
            )}
          </section>
          <TabsView {...props} />
        </div>
      </main>
    </>
  );
}
