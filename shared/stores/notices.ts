import { atom, type ReadableAtom } from 'nanostores';
import { announce } from '../page/announce.ts';
import { writeStore } from './write-store.ts';

/** Something to tell the shopper that stays until they dismiss it. */
export interface Notice {
  key: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
  /** Which part of the page it is about, such as 'cart'; absent for the whole page. */
  scope?: string;
}

const $state = atom<Notice[]>([]);
let lastKey = 0;

/** All notices, oldest first. They have been announced, so that whoever shows them stays silent. */
export const $notices: ReadableAtom<Notice[]> = $state;

/** Shows and announces a notice; nothing happens while the same one is still shown. */
export function addNotice(notice: Omit<Notice, 'key'>): void {
  const shown = $state.get();
  if (shown.some(({ text, scope }) => text === notice.text && scope === notice.scope)) return;
  writeStore(() => $state.set([...shown, { ...notice, key: String(++lastKey) }]));
  announce(notice.text);
}

/** Takes a notice away. */
export function dismissNotice(key: string): void {
  writeStore(() => $state.set($state.get().filter((notice) => notice.key !== key)));
}
