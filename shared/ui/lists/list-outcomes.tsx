/** The outcomes of actions on lists: a message that stays in view, or a dialog [2 §4, §8]. */
import { type ReactNode, useEffect } from 'react';
import type { AddedProducts } from '../../domain/cart/added-products.ts';
import type { FailureReason } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import type { FlashMessage } from '../../page/storage/flash-message.ts';
import { useCartError } from '../cart/use-cart-error.ts';
import { WriteFailureNotice, type WriteFailureTexts, writeFailureLines } from '../failure.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import { DismissibleNotice } from '../notices.tsx';

const messages = defineMessages('ui', {
  addFailed: 'Nothing was added to your cart. Please try again.',
  addUnsure: 'We couldn’t confirm what was added. Please check your cart before you try again.',
  copied: 'Copied to {name}.',
  viewLists: 'View your lists',
  copyFailed: 'We couldn’t copy the list. Please try again.',
  copyUnsure: 'We couldn’t confirm that the list was copied. Please check your lists first.',
});

const AddedToCartDialog = lazyComponent(
  () => import('../cart/added-to-cart-dialog.tsx'),
  ({ AddedToCartDialog }) => AddedToCartDialog,
);
const CopyListDialog = lazyComponent(
  () => import('./list-dialog.tsx'),
  ({ CopyListDialog }) => CopyListDialog,
);
const SignInDialog = lazyComponent(
  () => import('../cart/sign-in-dialog.tsx'),
  ({ SignInDialog }) => SignInDialog,
);

type Failed = { kind: 'failed'; failure: FailureReason };

interface AddingOutcomeProps {
  outcome: { kind: 'added'; products: AddedProducts } | Failed | null;
  onDismiss: () => void;
}

/** The result of adding to the cart: a dialog with the added products, or why nothing was added. */
export function AddingOutcome({ outcome, onDismiss }: AddingOutcomeProps) {
  if (outcome?.kind === 'added') return <AddedToCartDialog products={outcome.products} onClose={onDismiss} />;
  if (outcome?.kind !== 'failed') return null;
  return <AddingFailure failure={outcome.failure} onDismiss={onDismiss} />;
}

function AddingFailure({ failure, onDismiss }: { failure: FailureReason; onDismiss: () => void }) {
  const texts = { failed: messages.addFailed, unsure: messages.addUnsure };
  const text = writeFailureLines(failure, texts).join(' ');
  useCartError('add', failure, text);
  return <WriteFailureNotice failure={failure} {...texts} onDismiss={onDismiss} />;
}

interface CopyingOutcomeProps {
  outcome: { kind: 'copied'; name: string } | Failed | null;
  onDismiss: () => void;
}

/** The result of copying a list. */
export function CopyingOutcome({ outcome, onDismiss }: CopyingOutcomeProps) {
  if (outcome?.kind === 'copied') return <Copied name={outcome.name} onDismiss={onDismiss} />;
  if (outcome?.kind !== 'failed') return null;
  const { copyFailed: failed, copyUnsure: unsure } = messages;
  return (
    <WriteFailureNotice failure={outcome.failure} failed={failed} unsure={unsure} onDismiss={onDismiss} />
  );
}

function Copied({ name, onDismiss }: { name: string; onDismiss: () => void }) {
  const text = fill(messages.copied, { name });
  // Announced after the dialog has closed, because closing it interrupts screen readers.
  useEffect(() => announce(text), [text]);
  return (
    <DismissibleNotice tone="success" onDismiss={onDismiss}>
      <span className="cb-list-outcomes__text">{text}</span>
      <a className="cb-link" href="/account/list">
        {messages.viewLists}
      </a>
    </DismissibleNotice>
  );
}

interface ListMessageNoticeProps {
  message: FlashMessage | (WriteFailureTexts & { failure: FailureReason });
  /** A link behind the text. */
  children?: ReactNode;
  onDismiss: () => void;
}

/** The list error area, which also reports success [2 §8 List search, §8 List deletion]. */
export function ListMessageNotice({ message, children, onDismiss }: ListMessageNoticeProps) {
  if ('failure' in message) return <WriteFailureNotice {...message} onDismiss={onDismiss} />;
  return (
    <DismissibleNotice tone={message.tone} urgent={message.tone === 'danger'} onDismiss={onDismiss}>
      <span className="cb-list-outcomes__text">{message.text}</span>
      {children}
    </DismissibleNotice>
  );
}

interface CopyListProps {
  list: { id: string; name?: string; description?: string };
  /** A guest has no lists to copy to. */
  guest: boolean;
  /** Copies the list. @returns why that failed; null if it worked */
  onSave: (list: ListTexts) => Promise<FailureReason | null>;
  onClose: () => void;
}

/** Asks for the name of a list's copy; asks a guest to sign in first [2 §2 Guest copy, §6 Guest]. */
export function CopyList({ list, guest, onSave, onClose }: CopyListProps) {
  async function save(copy: ListTexts): Promise<string | undefined> {
    const failure = await onSave(copy);
    const texts = { failed: messages.copyFailed, unsure: messages.copyUnsure };
    return failure ? writeFailureLines(failure, texts).join(' ') : undefined;
  }

  if (guest) return <SignInDialog onClose={onClose} />;
  return <CopyListDialog list={list} onSave={save} onClose={onClose} />;
}
