import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Reader } from "../reader.ts";

/** A component whose code is loaded on first render; renders nothing until then. */
export const lazyView = <P extends object>(
  load: (props: P) => Promise<ComponentType<P>>,
): ((props: P) => JSX.Element | null) => createLazyView(load).Lazily;

function createLazyView<P extends object>(load: (props: P) => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const preload = async (props: P): Promise<ComponentType<P>> => {
    loaded = await load(props);
    return loaded;
  };
  function Lazily(props: P): JSX.Element | null {
    const [View, setView] = useState(() => loaded);
    useEffect(() => {
      if (!View) preload(props).then((view) => setView(() => view));
    }, []);
    return View ? <View {...props} /> : null;
  }
  return { Lazily, preload };
}

/** The loaders of views that the next event may show. */
const nextViews = new Set<() => Promise<unknown>>();

/** A component that some states need; its code is loaded with {@link loadNextViews}, or by the first of these states. */
export function nextView<P extends object>(
  isNeeded: (props: P) => boolean,
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  const { Lazily, preload } = createLazyView<P>(load);
  nextViews.add(preload as () => Promise<unknown>);
  return (props) => (isNeeded(props) ? <Lazily {...props} /> : null);
}

/** Loads the code of all views that the next event may show; pages call it when they are first used. */
export const loadNextViews = async (): Promise<void> => {
  await Promise.all([...nextViews].map((load) => load()));
};

/** A component whose code and late words are loaded on first render. */
export const lateView = <P extends { readonly reader: Reader }>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => JSX.Element | null) =>
  lazyView<P>(async ({ reader }) => {
    const [view] = await Promise.all([load(), reader.loadWords?.()]);
    return view;
  });
