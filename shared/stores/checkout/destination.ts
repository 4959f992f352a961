/** Where the shopper is going when they leave the page, as far as the page can know. */
import { listen } from '../../page/events.ts';

/** A navigation to another page, or to this one again. */
export interface Destination {
  /** Absolute. */
  url: string;
  /** A widget's reason for the navigation, such as 'punch-out'. */
  reason?: string;
}

/** A navigation that takes longer has most likely failed. */
const COMING_MS = 30_000;

/** The part of the Navigation API that is used; half of our browsers lack it. */
interface NavigateEvent extends Event {
  destination: { url: string };
}

/**
 * Follows navigations away from this page: links, forms, the widgets' own and, if the browser reports them,
 * all others.
 * @returns `current` returns the navigation under way; null if none is known, as when a tab is closed
 */
export function followDestination(): { current(): Destination | null; end(): void } {
  const following = new AbortController();
  const { signal } = following;
  let destination: Destination | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function note(next: Destination): void {
    clearTimeout(timer);
    destination = { ...(destination?.url === next.url && destination), ...next };
    timer = setTimeout(forget, COMING_MS);
  }
  function forget(): void {
    destination = null;
  }

  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const opensElsewhere =
      event.ctrlKey || event.metaKey || event.shiftKey || (link && link.target === '_blank');
    if (link && !event.defaultPrevented && !opensElsewhere) note({ url: link.href });
  };
  const followForm = (event: SubmitEvent) => {
    // Not `form.action`, which a field of that name hides.
    const action = (event.target as Element).getAttribute('action') ?? '';
    if (!event.defaultPrevented) note({ url: new URL(action, location.href).href });
  };
  addEventListener('click', followLink, { signal });
  addEventListener('submit', followForm, { signal });
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener(
    'navigate',
    (event) => note({ url: (event as NavigateEvent).destination.url }),
    {
      signal,
    },
  );
  const stop = listen('cb:navigate', note);
  return {
    current: () => destination,
    end() {
      clearTimeout(timer);
      following.abort();
      stop();
    },
  };
}
