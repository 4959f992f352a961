/**
 * React as far as the widgets use it, on Preact. `preact/compat` has all of React's interface, and would make the first
 * load of every page 1.2 KB larger. An import of what is missing here ends the build with an error. Both runtimes pass
 * the same tests.
 */
import { type Component, type FunctionComponent, options, render, type VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

export { Component, createElement } from 'preact';
export {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Record<string, unknown>;

/** Makes a component that is rendered again only when one of its props is another value. */
export function memo(render: FunctionComponent<Props>): FunctionComponent<Props> {
  // Preact calls a function on the component that it makes for it, so no second component is needed around the first.
  return function Memo(this: Component<Props>, props: Props) {
    this.shouldComponentUpdate ??= hasOtherProps;
    return render(props);
  };
}

function hasOtherProps(this: Component<Props>, next: Props): boolean {
  return hasOther(this.props, next) || hasOther(next, this.props);
}

function hasOther(props: Props, others: Props): boolean {
  for (const name in props) if (props[name] !== others[name]) return true;
  return false;
}

/**
 * Follows a store: gives its value, and renders again when that has changed.
 * @param subscribe calls its argument after each change, and returns unsubscribe
 * @param read gives the same value as long as nothing has changed
 */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const value = read();
  const [, redraw] = useState<object>();
  // Preact renders in one go, so what is noted here is what is shown.
  const compare = useRef<() => void>(null);
  compare.current = () => Object.is(value, read()) || redraw({});
  useLayoutEffect(() => {
    const update = () => (compare.current as () => void)();
    // The store may have changed since this was rendered.
    update();
    return subscribe(update);
  }, [subscribe]);
  return value;
}

/** Renders into an element. React's options are ignored, since an island's boundary reports errors. */
export function createRoot(container: Element) {
  return {
    render: (node: VNode) => render(node, container),
    unmount: () => render(null, container),
  };
}

/**
 * React's names for what the browser calls otherwise: a change is told as it is made, to each key, box and choice, and
 * focus events bubble. What a legacy script has added to all objects is none of them.
 */
const EVENTS: Record<string, string> = {
  __proto__: null as never,
  onChange: 'oninput',
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
};

// In React an event has the browser's event as `nativeEvent`; here both are the same.
options.event = (event) => Object.assign(event, { nativeEvent: event });

/** A node as Preact keeps it, by the names that it ships: its component, the node of that, its children. */
interface Kept {
  __c?: { __v: Kept };
  __k?: unknown;
}

const before = options.vnode;
options.vnode = (node) => {
  // A component that renders by itself gets a copy of its node. The node before stays in the props of its parent, and with
  // its children it would keep every tree since, for rows that are not rendered again have the same children in all of them.
  const replaced = (node as Kept).__c?.__v;
  if (replaced) queueMicrotask(() => delete replaced.__k);
  if (typeof node.type === 'string') {
    // Changed in place: a copy for each element is felt in a long table. They come again with a node that is kept.
    const props = node.props as Props;
    // As a property, `translate` is a flag.
    props.translate &&= props.translate !== 'no';
    for (const name in EVENTS) {
      if (props[name]) {
        props[EVENTS[name] as string] = props[name];
        props[name] = undefined;
      }
    }
  }
  before?.(node);
};
