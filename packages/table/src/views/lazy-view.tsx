import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Reader } from "../reader.ts";

/** A component whose code is loaded when it is first rendered; nothing is rendered until then. */
export function lazyView<P extends object>(
  load: (props: P) => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let loaded: ComponentType<P> | undefined;
  return function Lazily(props) {
    const [View, setView] = useState(() => loaded);
    useEffect(() => {
      load(props).then((view) => {
        loaded = view;
        setView(() => view);
      });
    }, []);
    return View ? <View {...props} /> : null;
  };
}

/** A component whose code is loaded when it is first rendered, together with the words that are not shown at first. */
export const lateView = <P extends { readonly reader: Reader }>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => JSX.Element | null) =>
  lazyView<P>(async ({ reader }) => {
    const [view] = await Promise.all([load(), reader.loadWords?.()]);
    return view;
  });
