import type { RefObject } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { removeAllLines } from '../../shared/stores/cart-actions.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { lazyMessages } from './cart-page-lazy-messages.ts';
import type { CartDialog, CartPageState } from './cart-page-state.ts';
import { RestrictionNotice } from './lazy-restrictions.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('../../shared/ui/confirm-dialog.tsx')).ConfirmDialog,
);
const WarningDialog = lazyPart(async () => (await import('./warning-dialog.tsx')).WarningDialog);

interface CartDialogsProps {
  dialog: CartDialog;
  page: CartPageState;
  /** How many pieces 'remove all items' takes out. */
  count: number;
  heading: RefObject<HTMLElement | null>;
}

/** The dialog that is open; the code of each is loaded with it. */
export function CartDialogs({ dialog, page, count, heading }: CartDialogsProps) {
  async function removeAll(): Promise<void> {
    page.closeDialog();
    const { ok } = await removeAllLines();
    if (ok) heading.current?.focus();
    else addNotice({ tone: 'danger', text: lazyMessages.clearFailed, scope: 'cart' });
  }

  if (dialog.kind === 'warning') return <WarningDialog line={dialog.line} onClose={page.closeDialog} />;
  if (dialog.kind === 'restricted') return <RestrictionNotice groups={dialog.groups} page={page} />;
  return (
    <ConfirmDialog
      title={lazyMessages.removeAllTitle}
      question={fill(lazyMessages.removeAllQuestion, { count })}
      confirmLabel={lazyMessages.removeAllConfirm}
      cancelLabel={lazyMessages.removeAllCancel}
      onConfirm={removeAll}
      onCancel={page.closeDialog}
    />
  );
}
