/**
 * What a page tells its shopper until they dismiss it, and the one place where it stands: changes of the cart that
 * nobody asked for, outcomes of a merge, a message of the page before.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../page/announce.ts';
import { takeFlashMessage } from '../page/flash-message.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { useStore, writeStore } from './store.ts';

const messages = defineMessages('shared', {
  oneEarlier: 'One earlier notice is no longer shown.',
  earlier: '{count} earlier notices are no longer shown.',
});

/** Something to tell the shopper that stays until they dismiss it. */
export interface PageNotice {
  key: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
  /** What it is about, where a newer notice about the same takes its place. */
  about?: string;
}

/** The most notices that stand at once, besides the one that counts those before them. */
const MOST = 6;
/** The key of that one. */
const EARLIER = 'earlier';

const $state = atom<readonly PageNotice[]>([]);
/** The islands that offer a place, in the order of the page. */
const $places = atom<readonly Element[]>([]);
const NONE: readonly PageNotice[] = [];
let lastKey = 0;
/** How many notices have made room for newer ones since the shopper was last rid of that number. */
let earlier = 0;

/** All notices, oldest first. They have been announced, so the place that shows them does not announce them. */
export const $notices: ReadableAtom<readonly PageNotice[]> = $state;

/**
 * Shows and announces a notice; nothing happens while the same one is still shown. It takes the place of one about the
 * same, and of the oldest one where too many would stand: a number says how many have gone like that.
 */
export function addNotice(notice: Omit<PageNotice, 'key'>): void {
  const shown = $state.get();
  if (shown.some(({ text }) => text === notice.text)) return;
  const { about } = notice;
  const kept = shown.filter((other) => other.key !== EARLIER && !(about && other.about === about));
  if (kept.length >= MOST) {
    // What has failed stays longest.
    const oldest = kept.findIndex(({ tone }) => tone !== 'danger');
    kept.splice(Math.max(0, oldest), 1);
    earlier += 1;
  }
  if (earlier > 0) {
    const text = earlier === 1 ? messages.oneEarlier : fill(messages.earlier, { count: earlier });
    kept.unshift({ key: EARLIER, tone: 'info', text });
  }
  writeStore(() => $state.set([...kept, { ...notice, key: String(++lastKey) }]));
  announce(notice.text);
}

/** Turns the flash messages of this page into notices: what the page before, or the server, has to tell. */
export function showFlashMessages(): void {
  for (let flash = takeFlashMessage(); flash; flash = takeFlashMessage()) addNotice(flash);
}

/** Takes a notice away. */
export function dismissNotice(key: string): void {
  if (key === EARLIER) earlier = 0;
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
