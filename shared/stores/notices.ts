/**
 * Notices that a page shows until the shopper dismisses them, such as changes of the cart that they didn't ask for, the
 * outcome of a merge, or a message from the previous page. Exactly one island shows these notices.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';
import { announce } from '../page/announce.ts';
import { whenActivated } from '../page/leaving/when-activated.ts';
import { defineMessages, fill } from '../page/messages.ts';
import { takeFlashMessage } from '../page/storage/flash-message.ts';
import { useStore, writeStore } from './store.ts';

const messages = defineMessages('shared', {
  earlier: '{count:One earlier notice is|# earlier notices are} no longer shown.',
});

/** A message that stays until the shopper dismisses it. */
export interface PageNotice {
  key: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
  /** Its subject. A newer notice about the same subject replaces it. */
  about?: string;
  /** The action that the shopper can take. */
  action?: { label: string; onPress: () => unknown };
}

/** The most notices that are shown at once, not counting the one that says how many earlier ones are hidden. */
const MOST = 6;
/** The key of the notice about earlier ones. */
const EARLIER = 'earlier';

const $state = atom<readonly PageNotice[]>([]);
/** The containers of the islands that can show the notices, in document order. */
const $containers = atom<readonly Element[]>([]);
const NONE: readonly PageNotice[] = [];
let lastKey = 0;
/** How many notices were replaced by newer ones since the shopper last dismissed that number. */
let earlier = 0;

/** All notices, oldest first. They have been announced already. */
export const $notices: ReadableAtom<readonly PageNotice[]> = $state;

/**
 * Shows and announces a notice. Does nothing while a notice with the same text is shown. The notice replaces one about the
 * same subject. If there are too many, it also replaces the oldest, and a notice says how many are no longer shown.
 */
export function addNotice(notice: Omit<PageNotice, 'key'>): void {
  const shown = $state.get();
  if (shown.some(({ text }) => text === notice.text)) return;
  const { about } = notice;
  const kept = shown.filter((other) => other.key !== EARLIER && !(about && other.about === about));
  if (kept.length >= MOST) {
    // Notices about failures stay longest.
    const oldest = kept.findIndex(({ tone }) => tone !== 'danger');
    kept.splice(Math.max(0, oldest), 1);
    earlier += 1;
  }
  if (earlier > 0) {
    kept.unshift({ key: EARLIER, tone: 'info', text: fill(messages.earlier, { count: earlier }) });
  }
  writeStore(() => $state.set([...kept, { ...notice, key: String(++lastKey) }]));
  announce(notice.text);
}

/** Turns the flash messages of this page into notices. They come from the previous page or from the server. */
export function showFlashMessages(): void {
  for (let flash = takeFlashMessage(); flash; flash = takeFlashMessage()) addNotice(flash);
}

/** Removes a notice. */
export function dismissNotice(key: string): void {
  if (key === EARLIER) earlier = 0;
  writeStore(() => $state.set($state.get().filter((notice) => notice.key !== key)));
}

/** The props of `Notices` in `ui/notices.tsx`. */
interface NoticesProps {
  /** The container of the notices. It must be rendered from the start. */
  container: RefObject<HTMLDivElement | null>;
  /** The notices to show here; none while another island shows them. */
  notices: readonly PageNotice[];
  onDismiss: (key: string) => void;
}

/**
 * Offers to show the page's notices. Of the islands that offer it, the first in the document shows them; when it is removed,
 * the next one does. Flash messages become notices with the first offer.
 * @returns the props of `Notices`
 */
export function usePageNotices(): NoticesProps {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? offerContainer(container.current) : undefined), []);
  const isFirst = useStore($containers, ([first]) => first !== undefined && first === container.current);
  const notices = useStore($notices);
  return { container, notices: isFirst ? notices : NONE, onDismiss: dismissNotice };
}

function offerContainer(container: Element): () => void {
  whenActivated(showFlashMessages);
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  writeStore(() => $containers.set([...$containers.get(), container].sort(follows)));
  return () => writeStore(() => $containers.set($containers.get().filter((other) => other !== container)));
}
