import type { RefObject } from 'react';
import type { CartLine } from '../../shared/domain/cart.ts';
import { announce } from '../../shared/page/live-region.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { fill } from '../../shared/page/wording.ts';
import { removeLine, undoRemoval } from '../../shared/stores/cart-actions.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import type { Removal } from '../../shared/stores/removals.ts';
import { words } from './cart-page-words.ts';

/** Removes a line; `thenOpen` is the address to go to afterwards, from the server. */
export type RemoveLine = (removal: { line: CartLine; thenOpen?: string }) => Promise<void>;

interface Places {
  table: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
}

/**
 * Removing lines and taking that back, with the focus looked after: it goes to the next line's Remove, else
 * to the one before, else to the heading. A shopper who has gone on elsewhere meanwhile is left there.
 */
export function createRemoval({ table, heading }: Places): {
  remove: RemoveLine;
  undo: (removal: Removal) => Promise<void>;
} {
  const removeButton = (row: Element | undefined) => row?.querySelector<HTMLElement>('.cb-line__remove');

  /** Whether what had the focus is, or is about to be, no more. */
  function isFocusFree(gone: Element | undefined): boolean {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || Boolean(gone?.contains(activeElement));
  }

  function findRow(lineId: string): Element | undefined {
    return rows().find((row) => row.getAttribute('data-line') === lineId);
  }

  function rows(): Element[] {
    return [...(table.current?.querySelectorAll('[data-line]') ?? [])];
  }

  return {
    async remove({ line, thenOpen }) {
      const before = rows();
      const row = findRow(line.id);
      const place = row ? before.indexOf(row) : -1;
      const { ok } = await removeLine(line.id);
      // The line itself says why it is still there.
      if (!ok) return;
      announce(fill(words.removed, { name: line.name }));
      if (isFocusFree(row)) {
        const target = removeButton(before[place + 1]) ?? removeButton(before[place - 1]) ?? heading.current;
        target?.focus();
      }
      if (thenOpen && !navigate(thenOpen, 'replacement')) {
        addNotice({ tone: 'info', text: fill(words.noReplacement, { name: line.name }), scope: 'cart' });
      }
    },

    async undo(removal) {
      const { name } = removal;
      const { ok } = await undoRemoval(removal);
      if (!ok) {
        addNotice({ tone: 'danger', text: fill(words.undoFailed, { name }), scope: 'cart' });
        return;
      }
      announce(fill(words.undone, { name }));
      heading.current?.focus();
    },
  };
}
