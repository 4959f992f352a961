import type { RefObject } from 'react';
import type { Result } from '../../shared/api/result.ts';
import type { CartLine } from '../../shared/domain/cart.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { lazyMessages } from './cart-page-lazy-messages.ts';

/** A line to be removed; `thenOpen` is the address to go to afterwards, from the server. */
interface Removing {
  line: CartLine;
  thenOpen?: string;
}

/** Removes a line. */
export type RemoveLine = (removal: Removing) => Promise<void>;

interface RemovalUnderWay extends Removing {
  /** How it ends. */
  removed: Promise<Result<null>>;
  /** The table's rows as they stood before. */
  rows: Element[];
  heading: RefObject<HTMLElement | null>;
}

/**
 * Says that a line was removed and looks after the focus: it goes to the next line's Remove, else to the one
 * before, else to the heading. A shopper who has gone on elsewhere meanwhile is left there.
 */
export async function followRemoval(removal: RemovalUnderWay): Promise<void> {
  const { line, thenOpen, removed, rows, heading } = removal;
  const place = rows.findIndex((row) => row.getAttribute('data-line') === line.id);
  const { ok } = await removed;
  // The line itself says why it is still there.
  if (!ok) return;
  announce(fill(lazyMessages.removed, { name: line.name }));
  if (isFocusFree(rows[place])) {
    const target = removeButton(rows[place + 1]) ?? removeButton(rows[place - 1]) ?? heading.current;
    target?.focus();
  }
  if (thenOpen && !navigate(thenOpen, 'replacement')) {
    addNotice({ tone: 'info', text: fill(lazyMessages.noReplacement, { name: line.name }), scope: 'cart' });
  }
}

function removeButton(row: Element | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('.cb-line__remove');
}

/** Whether what had the focus is, or is about to be, no more. */
function isFocusFree(gone: Element | undefined): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || Boolean(gone?.contains(activeElement));
}
