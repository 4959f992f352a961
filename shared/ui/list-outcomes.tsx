import { useEffect } from 'react';
import type { AddedProducts } from '../domain/added-products.ts';
import { announce } from '../page/announce.ts';
import { fill } from '../page/messages.ts';
import { lazyPart } from './lazy-part.tsx';
import { listOutcomesMessages as messages } from './list-outcomes-messages.ts';
import { Notice } from './notice.tsx';
import type { WriteFailure } from './write-failure-lines.ts';
import { WriteFailureNotice } from './write-failure-notice.tsx';

const AddedToCartDialog = lazyPart(
  async () => (await import('./added-to-cart-dialog.tsx')).AddedToCartDialog,
);

type Failed = { kind: 'failed'; failure: WriteFailure };

interface ListOutcomesProps {
  /** What came of adding to the cart. */
  adding: { kind: 'added'; products: AddedProducts } | Failed | null;
  onAddingSeen: () => void;
  /** What came of copying a list. */
  copying: { kind: 'copied'; name: string } | Failed | null;
  onCopyingSeen: () => void;
}

/**
 * What came of adding and copying lists: a dialog with what is in the cart now [2 §4], else words that stay
 * in view [2 §8].
 */
export function ListOutcomes({ adding, onAddingSeen, copying, onCopyingSeen }: ListOutcomesProps) {
  return (
    <div className="cb-list-outcomes">
      {adding?.kind === 'added' && <AddedToCartDialog products={adding.products} onClose={onAddingSeen} />}
      {adding?.kind === 'failed' && (
        <WriteFailureNotice
          failure={adding.failure}
          failed={messages.addFailed}
          unsure={messages.addUnsure}
          onDismiss={onAddingSeen}
        />
      )}
      {copying?.kind === 'failed' && (
        <WriteFailureNotice
          failure={copying.failure}
          failed={messages.copyFailed}
          unsure={messages.copyUnsure}
          onDismiss={onCopyingSeen}
        />
      )}
      {copying?.kind === 'copied' && <Copied name={copying.name} onDismiss={onCopyingSeen} />}
    </div>
  );
}

function Copied({ name, onDismiss }: { name: string; onDismiss: () => void }) {
  const text = fill(messages.copied, { name });
  // After the dialog has gone: what is read while it is open goes with it.
  useEffect(() => announce(text), [text]);
  return (
    <Notice tone="success" onDismiss={onDismiss}>
      <span className="cb-list-outcomes__text">{text}</span>
      <a className="cb-link" href="/account/list">
        {messages.viewLists}
      </a>
    </Notice>
  );
}
