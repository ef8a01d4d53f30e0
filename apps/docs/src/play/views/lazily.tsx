/** @jsxImportSource preact */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of the page whose script is fetched when it is first shown. */
export function lazily<P extends object>(
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
