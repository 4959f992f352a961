import { useSignals } from '@preact/signals-react/runtime';
import type { RefObject } from 'react';
import { fill } from '../../shared/page/wording.ts';
import { removeAllLines } from '../../shared/stores/cart-actions.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import type { CartPageState } from './cart-page-state.ts';
import { words } from './cart-page-words.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('../../shared/ui/confirm-dialog.tsx')).ConfirmDialog,
);
const WarningDialog = lazyPart(async () => (await import('./warning-dialog.tsx')).WarningDialog);

interface CartDialogsProps {
  page: CartPageState;
  /** How many pieces 'remove all items' takes out. */
  count: number;
  heading: RefObject<HTMLElement | null>;
}

/** The dialog that is open, if any; their code is loaded with the first one. */
export function CartDialogs({ page, count, heading }: CartDialogsProps) {
  useSignals();
  const open = page.dialog.value;

  async function removeAll(): Promise<void> {
    page.closeDialog();
    const { ok } = await removeAllLines();
    if (ok) heading.current?.focus();
    else addNotice({ tone: 'danger', text: words.clearFailed, scope: 'cart' });
  }

  if (open?.kind === 'warning') return <WarningDialog line={open.line} onClose={page.closeDialog} />;
  if (open?.kind !== 'remove-all') return null;
  return (
    <ConfirmDialog
      title={words.removeAllTitle}
      question={fill(words.removeAllQuestion, { count })}
      confirmLabel={words.removeAllConfirm}
      cancelLabel={words.removeAllCancel}
      onConfirm={removeAll}
      onCancel={page.closeDialog}
    />
  );
}
