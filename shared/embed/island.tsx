/**
 * One mounted widget. React gets a container of its own inside the element, and with it two freedoms:
 * what stood in the element before stays until the first commit, and where scripts of the page have
 * damaged what React rendered, the container is thrown away and rendering starts anew.
 */
import type { ComponentType } from 'react';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { emit } from '../page/events.ts';
import { prepareLiveRegion } from '../page/live-region.ts';
import { report } from '../page/report.ts';
import { whenParsed } from '../page/when-parsed.ts';
import { IslandBoundary } from './island-boundary.tsx';
import { propsReader } from './read-props.ts';
import { loadStylesheet } from './stylesheet.ts';
import { watchRendered } from './watch-rendered.ts';
import { attributeName, type WidgetDefinition } from './widget-definition.ts';

/** How often an island is put right after foreign scripts; more would be a fight without an end. */
const MAX_REPAIRS = 2;

export interface Island {
  /** Renders with the attributes as they are now, where the element stands now. */
  update(): void;
  /** Unmounts, by which components end their timers and requests. */
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
      if (!mounted)
        emit('cb:widget-failed', { name, element: host, reason: 'a required attribute is missing' });
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
    // React would write to the console what the boundary catches; here `fail` does, in both runtimes.
    const root = createRoot(container, { onCaughtError: () => undefined, onUncaughtError: fail });
    const stopWatching = watchRendered(host, container, {
      removed: () => putRight(putBack),
      emptied: () => putRight(startAnew),
    });
    return { container, root, stopWatching };
  }

  function showCommitted({ failed }: { failed: boolean }): void {
    // Not before: the site's own look is kept for what stands here until now.
    host.classList.add('cb-island');
    removeOthers();
    // React tells the boundary of its state first and of the error later, Preact the other way round.
    if (failed || mounted?.failed || announced) return;
    announced = true;
    emit('cb:widget-mounted', { name, element: host });
  }

  function removeOthers(): void {
    for (const child of [...host.childNodes]) if (child !== mounted?.container) child.remove();
  }

  function fail(error: unknown): void {
    if (!mounted || mounted.failed) return;
    mounted.failed = true;
    repairs += 1;
    const damaged = error instanceof DOMException && error.name === 'NotFoundError';
    // Not at once: React must not be unmounted while it renders.
    if (damaged && repairs <= MAX_REPAIRS) queueMicrotask(startAnew);
    else tellFailure(error);
  }

  function tellFailure(error: unknown): void {
    announced = false;
    report(`<${host.localName}> has failed.`, error, host);
    emit('cb:widget-failed', { name, element: host, reason: String(error) });
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
      // What foreign scripts have damaged can't be taken down piece by piece.
    }
    container.remove();
  }

  whenParsed(async () => {
    await Promise.all(styles.map(loadStylesheet));
    prepareLiveRegion();
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
