import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Reader } from "../reader.ts";

/** A component whose code is loaded on first render; renders nothing until then. */
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

/** A component whose code and late words are loaded on first render. */
export const lateView = <P extends { readonly reader: Reader }>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => JSX.Element | null) =>
  lazyView<P>(async ({ reader }) => {
    const [view] = await Promise.all([load(), reader.loadWords?.()]);
    return view;
  });
