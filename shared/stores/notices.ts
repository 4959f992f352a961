/**
 * What a page tells its shopper until they dismiss it, and the one place where it stands: changes of the cart that
 * nobody asked for, outcomes of a merge, a message of the page before.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../page/announce.ts';
import { takeFlashMessage } from '../page/flash-message.ts';
import { useStore, writeStore } from './store.ts';

/** Something to tell the shopper that stays until they dismiss it. */
export interface PageNotice {
  key: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
}

const $state = atom<readonly PageNotice[]>([]);
/** The islands that offer a place, in the order of the page. */
const $places = atom<readonly Element[]>([]);
const NONE: readonly PageNotice[] = [];
let lastKey = 0;

/** All notices, oldest first. They have been announced, so the place that shows them does not announce them. */
export const $notices: ReadableAtom<readonly PageNotice[]> = $state;

/** Shows and announces a notice; nothing happens while the same one is still shown. */
export function addNotice(notice: Omit<PageNotice, 'key'>): void {
  const shown = $state.get();
  if (shown.some(({ text }) => text === notice.text)) return;
  writeStore(() => $state.set([...shown, { ...notice, key: String(++lastKey) }]));
  announce(notice.text);
}

/** Turns the flash messages of this page into notices: what the page before, or the server, has to tell. */
export function showFlashMessages(): void {
  for (let flash = takeFlashMessage(); flash; flash = takeFlashMessage()) addNotice(flash);
}

/** Takes a notice away. */
export function dismissNotice(key: string): void {
  writeStore(() => $state.set($state.get().filter((notice) => notice.key !== key)));
}

/** What the one place of notices gets: see `ui/notices.tsx`. */
export interface PageNotices {
  /** Marks the place; it is there from the first rendering on. */
  place: RefObject<HTMLDivElement | null>;
  /** What to tell in this place; none while another place tells it. */
  notices: readonly PageNotice[];
  onDismiss: (key: string) => void;
}

/**
 * Offers a place for the page's notices. Of the islands that do, the one that stands first on the page shows them; when
 * it goes, the next one does. The first place also takes the messages that the page before and the server have left.
 * @returns the properties of `Notices`
 */
export function usePageNotices(): PageNotices {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? offerPlace(place.current) : undefined), []);
  const isFirst = useStore($places, ([first]) => first !== undefined && first === place.current);
  const notices = useStore($state);
  return { place, notices: isFirst ? notices : NONE, onDismiss: dismissNotice };
}

function offerPlace(place: Element): () => void {
  showFlashMessages();
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  writeStore(() => $places.set([...$places.get(), place].sort(follows)));
  return () => writeStore(() => $places.set($places.get().filter((other) => other !== place)));
}
