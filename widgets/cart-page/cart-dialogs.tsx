import type { RefObject } from 'react';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import { announce } from '../../shared/page/announce.ts';
import { tellCartError } from '../../shared/page/cart-error.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $cartCount } from '../../shared/stores/cart/cart-count.ts';
import { emptyCart } from '../../shared/stores/cart-emptying.ts';
import type { RestrictedStop } from '../../shared/stores/checkout/checkout-attempts.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../shared/ui/dialog.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import type { CartDialog, CartPageState } from './cart-page-state.ts';

const messages = defineMessages('cart-page', {
  removeAllTitle: 'Remove all items?',
  removeAllQuestion: 'This removes {count} {count:item|items} from your cart. You can undo it.',
  removeAllConfirm: 'Remove all',
  removeAllCancel: 'Keep my items',
  removedAllItems: 'All items removed.',
  clearFailed: 'We couldn’t remove your items. Please try again.',
  close: 'Close',
});

const RestrictionNotice = lazyComponent(
  () => import('./restricted-items.tsx'),
  ({ RestrictionNotice }) => RestrictionNotice,
);

interface CartDialogsProps {
  dialog: CartDialog | RestrictedStop;
  page: CartPageState;
  heading: RefObject<HTMLElement | null>;
}

/** The open dialog. This file is loaded with the first dialog; the one about restricted items has its own file. */
export function CartDialogs({ dialog, page, heading }: CartDialogsProps) {
  const { visitor } = useStore($session);
  // How many pieces 'remove all items' removes.
  const count = useStore($cartCount) ?? visitor.cartCount ?? 0;
  const close = () => page.open(null);

  async function removeAll(): Promise<void> {
    close();
    const result = await emptyCart();
    if (!result.ok) {
      tellCartError('clear', result.failure, messages.clearFailed);
      return addNotice({ tone: 'danger', text: messages.clearFailed });
    }
    heading.current?.focus();
    announce(messages.removedAllItems);
  }

  if (dialog.kind === 'warning') return <WarningDialog line={dialog.line} onClose={close} />;
  if (dialog.kind === 'restricted') return <RestrictionNotice groups={dialog.groups} page={page} />;
  return (
    <ConfirmDialog
      title={messages.removeAllTitle}
      question={fill(messages.removeAllQuestion, { count })}
      confirmLabel={messages.removeAllConfirm}
      cancelLabel={messages.removeAllCancel}
      onConfirm={removeAll}
      onCancel={close}
    />
  );
}

interface WarningDialogProps {
  line: CartLine;
  onClose: () => void;
}

/** The California Proposition 65 warning of one line [1 §2 Proposition 65]. */
function WarningDialog({ line, onClose }: WarningDialogProps) {
  const { warning } = line;
  if (!warning) return null;
  const icon = pageUrl(warning.iconUrl, 'image');
  return (
    <Dialog
      title={warning.linkText}
      onClose={onClose}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <p className="cb-warning__product">{line.name}</p>
      <div className="cb-warning">
        {icon && <img className="cb-warning__icon" alt="" width={32} height={32} src={icon} />}
        <div className="cb-warning__text">
          {warning.description && <ServerHtml html={warning.description} />}
          {warning.html && warning.html !== warning.description && <ServerHtml html={warning.html} />}
        </div>
      </div>
    </Dialog>
  );
}
