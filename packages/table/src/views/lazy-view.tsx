import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component whose code is loaded when it is first rendered; nothing is rendered until then. */
export function lazyView<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let loaded: ComponentType<P> | undefined;
  return function Lazily(props) {
    const [View, setView] = useState(() => loaded);
    useEffect(() => {
      load().then((view) => {
        loaded = view;
        setView(() => view);
      });
    }, []);
    return View ? <View {...props} /> : null;
  };
}
