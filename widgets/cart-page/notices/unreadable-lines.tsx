import { type RefObject, useState } from 'react';
import type { Cart } from '../../../shared/domain/cart/cart.ts';
import { refusalLines } from '../../../shared/domain/failure.ts';
import { tellCartError } from '../../../shared/page/cart-error.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { removeUnreadableLines } from '../../../shared/stores/cart/writes/line-writes.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PhoneLink } from './notice-links.tsx';

const messages = defineMessages('cart-page', {
  unreadable:
    'We couldn’t show {count:one|#} of your items. Reload the page before you continue, or call us.',
  removeUnreadable: 'Remove the {count:item that isn’t|# items that aren’t} shown',
  unreadableTitle: 'Remove what isn’t shown?',
  unreadableNoUndo: 'We can’t tell what it is, so Undo can’t bring it back.',
  unreadableConfirm: 'Remove it',
  unreadableCancel: 'Keep it',
  notRemoved: 'We couldn’t remove what isn’t shown. Please try again.',
});

interface UnreadableLinesProps {
  cart: Cart;
  /** Whether lines may be removed. */
  removable: boolean;
  /** Takes the focus once the lines are removed. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Says how many lines could not be shown and whom to call. Lines with an id can be removed, if lines may be
 * removed; because there is no Undo, it asks first [reliability Partial replies, 1 §2 Inspect view].
 */
export function UnreadableLines({ cart, removable, heading }: UnreadableLinesProps) {
  const { unreadableLines: count, unreadableLineIds } = cart;
  const [asked, setAsked] = useState(false);
  async function remove(): Promise<void> {
    setAsked(false);
    const result = await removeUnreadableLines();
    if (result.ok) return heading.current?.focus();
    const text = refusalLines(result.failure)[0] ?? messages.notRemoved;
    tellCartError('remove', result.failure, text);
    addNotice({ tone: 'danger', text });
  }
  return (
    <div className="cb-cart__unreadable" tabIndex={-1}>
      <Notice tone="warning">
        <span className="cb-cart__problem-text">{fill(messages.unreadable, { count })}</span>
        <PhoneLink />
        {removable && unreadableLineIds.length > 0 && (
          <Button tone="link" onPress={() => setAsked(true)}>
            {fill(messages.removeUnreadable, { count: unreadableLineIds.length })}
          </Button>
        )}
      </Notice>
      {asked && (
        <ConfirmDialog
          title={messages.unreadableTitle}
          question={messages.unreadableNoUndo}
          confirmLabel={messages.unreadableConfirm}
          cancelLabel={messages.unreadableCancel}
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}
