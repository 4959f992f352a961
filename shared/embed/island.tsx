/**
 * One mounted widget. React gets its own container inside the element. So the element's content stays until the first
 * commit, and if scripts of the page damage the rendered nodes, the container is discarded and rendered again.
 */
import type { ComponentType } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { endUnusedReads } from '../api/transport/send.ts';
import { emitEarly } from '../page/events.ts';
import { lazyModule } from '../page/lazy/lazy-module.ts';
import { prepareLiveRegion } from '../page/live-region.ts';
import { report } from '../page/report.ts';
import { loadingTime, noteStep } from '../page/time/measure.ts';
import { whenParsed } from '../page/when-parsed.ts';
import { followStateBlock } from '../stores/session.ts';
import { attributeName, propsReader } from './attributes.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { loadStylesheet } from './linked-files.ts';
import type { MountStatus } from './script-access.ts';
import { startVitals } from './vitals/start-vitals.ts';
import type { WidgetDefinition } from './widget-definition.ts';

/**
 * How often an island is repaired after scripts of the page have damaged it. Without a limit, this could go on forever.
 */
const MAX_REPAIRS = 2;

/** Few pages have slot content for a widget. */
const slots = lazyModule(() => import('./slots/fill-slots.ts'));

/** The element of a widget. The loader reads the widget's state from it. */
export interface IslandElement {
  stage?: Pick<MountStatus, 'state' | 'ms'>;
}

export interface Island {
  /** Renders with the element's current attributes and position. */
  update(): void;
  /** Unmounts, so that the components end their timers and requests. */
  end(): void;
}

interface Mounted {
  container: HTMLElement;
  root: ReactRoot;
  stopWatching: () => void;
  failed?: boolean;
}

/**
 * Renders a widget into its element, once the page is parsed and the stylesheets apply.
 * @param styles absolute URLs
 */
export function startIsland(
  host: HTMLElement,
  { name, attributes }: WidgetDefinition,
  Root: ComponentType<object>,
  styles: string[],
): Island {
  const readProps = propsReader(host, attributes);
  const attributeFilter = Object.keys(attributes).map(attributeName);
  const mountPoint = new MutationObserver(update);
  let ready = false;
  let ended = false;
  let announced = false;
  let repairs = 0;
  let mounted: Mounted | undefined;

  function update(): void {
    if (!ready || ended) return;
    if (host.parentElement) mountPoint.observe(host.parentElement, { attributeFilter });
    const props = readProps();
    if (!props) {
      if (!mounted) tellEnd('failed', 'a required attribute is missing');
      return;
    }
    mounted ??= mount();
    mounted.root.render(
      <IslandBoundary onCommit={showCommitted} onError={fail} onTryAgain={tryAgain}>
        <Root {...props} />
      </IslandBoundary>,
    );
  }

  function mount(): Mounted {
    const container = document.createElement('div');
    host.append(container);
    // React would log the errors that the boundary catches. Here `fail` logs them, in both runtimes.
    const root = createRoot(container, { onCaughtError: () => undefined, onUncaughtError: fail });
    const stopWatching = watchRendered(host, container, {
      removed: () => putRight(putBack),
      emptied: () => putRight(startAnew),
    });
    return { container, root, stopWatching };
  }

  function showCommitted({ failed }: { failed: boolean }): void {
    // Not earlier, because the previous content has the site's own look.
    host.classList.add('cb-island');
    removeOthers();
    // React first sets the boundary's state and then reports the error; Preact does the reverse.
    if (failed || mounted?.failed || announced) return;
    announced = true;
    noteStep(name, 'shown');
    tellEnd('mounted');
    startVitals();
  }

  function tellEnd(state: 'mounted' | 'failed', reason?: string): void {
    Object.assign<Element, IslandElement>(host, { stage: { state, ms: loadingTime(name) } });
    emitEarly(`cb:widget-${state}`, { name, element: host, ...(reason && { reason }) } as never);
  }

  function removeOthers(): void {
    for (const child of [...host.childNodes]) if (child !== mounted?.container) child.remove();
  }

  function fail(error: unknown): void {
    if (!mounted || mounted.failed) return;
    mounted.failed = true;
    repairs += 1;
    const damaged = error instanceof DOMException && error.name === 'NotFoundError';
    // Later, because React must not be unmounted while it renders.
    if (damaged && repairs <= MAX_REPAIRS) queueMicrotask(startAnew);
    else tellFailure(error);
  }

  function tellFailure(error: unknown): void {
    announced = false;
    report('widget-failed', `<${host.localName}> has failed.`, { widget: name, error, element: host });
    tellEnd('failed', String(error));
  }

  function putRight(repair: () => void): void {
    if (!mounted || mounted.failed) return;
    repairs += 1;
    if (repairs <= MAX_REPAIRS) repair();
    else fail(new Error('Another script keeps removing what the widget shows.'));
  }

  function putBack(): void {
    if (mounted) host.append(mounted.container);
    removeOthers();
  }

  function startAnew(): void {
    unmount();
    update();
  }

  function tryAgain(): void {
    repairs = 0;
    startAnew();
    // The button that had the focus is gone.
    if (mounted) mounted.container.tabIndex = -1;
    mounted?.container.focus();
  }

  function unmount(): void {
    if (!mounted) return;
    const { container, root, stopWatching } = mounted;
    mounted = undefined;
    stopWatching();
    try {
      root.unmount();
    } catch {
      // React can't unmount nodes that scripts of the page have damaged.
    }
    // Not `remove`: Prototype.js's version throws if another script has already removed the container.
    container.replaceWith();
  }

  whenParsed(async () => {
    // They go with the first commit.
    const templates = host.querySelectorAll<HTMLTemplateElement>('template[data-cb-slot]');
    if (templates[0]) void slots.use(({ fillSlots }) => fillSlots(host, templates));
    await Promise.all(styles.map(loadStylesheet));
    noteStep(name, 'styles');
    prepareLiveRegion();
    endUnusedReads(name);
    followStateBlock();
    ready = true;
    update();
  });

  return {
    update,
    end() {
      ended = true;
      mountPoint.disconnect();
      unmount();
    },
  };
}

/**
 * Watches for scripts of the page that remove an island's content. React doesn't notice that, and the widget would
 * disappear without an error.
 *
 * A root component that renders nothing after it has shown something looks the same and would be restarted. So a root
 * with nothing to show must keep an empty element.
 * @param container the child of `host` that the island renders into
 * @returns unsubscribe
 */
function watchRendered(
  host: Element,
  container: Element,
  react: { removed: () => void; emptied: () => void },
): () => void {
  let filled = false;
  const observer = new MutationObserver(() => {
    if (!host.isConnected) return;
    if (container.parentNode !== host) react.removed();
    else if (filled && !container.hasChildNodes()) react.emptied();
    filled ||= container.hasChildNodes();
  });
  observer.observe(host, { childList: true });
  observer.observe(container, { childList: true });
  return () => observer.disconnect();
}
