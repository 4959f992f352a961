import type { BulkAdd } from '../../domain/bulk-add/bulk-run.ts';
import type { CartLinkProblem, CartLinkReading } from '../../domain/files/cart-link.ts';
import { defineMessages } from '../../page/messages.ts';
import { BulkAddProgress } from '../bulk-add/bulk-add-progress.tsx';
import { BulkAddResult } from '../bulk-add/bulk-add-result.tsx';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

const messages = defineMessages('ui', {
  linkTitle: 'Add these items to your cart?',
  linkHint: 'Someone shared these with you. Nothing has been added yet.',
  linkItem: 'Item #',
  linkQuantity: 'Quantity',
  linkInCart: 'Already in your cart',
  linkAdd: 'Add all',
  linkCancel: 'Cancel',
  linkClose: 'Close',
  linkBadTitle: 'This link doesn’t work',
  linkUnreadable: 'It’s damaged, so we can’t read its items. Ask for a new link.',
  linkBadQuantity: 'It has a quantity that you can’t order. Quantities go from 1 to 999.',
  linkTooMany: 'It has more than 100 different items. Ask for a file or several links instead.',
  linkAddingTitle: 'Adding the shared items',
  linkOtherRun: 'Other items are still being added to your cart. Open the link again when that’s done.',
});

const PROBLEMS: Record<CartLinkProblem, keyof typeof messages> = {
  unreadable: 'linkUnreadable',
  quantity: 'linkBadQuantity',
  many: 'linkTooMany',
};

interface CartLinkDialogProps {
  /** Null if the previous page read the link and was left while its items were being added. */
  link: CartLinkReading | null;
  /** Whether the items can't be added yet because of another run. */
  waits: boolean;
  /** How many pieces of an item the cart has; null if the cart is not known. */
  inCart: (itemNumber: string) => number | null;
  /** The run that adds the items; null before it starts. */
  run: BulkAdd | null;
  onAdd: () => unknown;
  onStop: () => unknown;
  onContinue: () => unknown;
  onAnswer: (key: string, answer: 'arrived' | 'send') => unknown;
  /** Called to close the dialog. While items are being added, it stops the run. */
  onClose: () => void;
}

/** Shows the items of a cart link before anything is added, then the progress and the refused items. */
export function CartLinkDialog({ link, waits, run, inCart, onClose, ...actions }: CartLinkDialogProps) {
  const close = <Button onPress={onClose}>{messages.linkClose}</Button>;
  if (run) {
    const isUnderWay = run.phase === 'running' || run.phase === 'stopping';
    return (
      <Dialog title={messages.linkAddingTitle} onClose={onClose} actions={isUnderWay ? undefined : close}>
        <BulkAddProgress run={run} onStop={actions.onStop} onContinue={actions.onContinue} />
        {run.phase !== 'running' && <BulkAddResult run={run} onAnswer={actions.onAnswer} />}
      </Dialog>
    );
  }
  if (waits || !link || 'problem' in link) {
    const problem = link && 'problem' in link ? messages[PROBLEMS[link.problem]] : messages.linkOtherRun;
    return <Dialog title={messages.linkBadTitle} question={problem} onClose={onClose} actions={close} />;
  }
  return <Question items={link.items} inCart={inCart} onAdd={actions.onAdd} onClose={onClose} />;
}

interface QuestionProps extends Pick<CartLinkDialogProps, 'inCart' | 'onAdd' | 'onClose'> {
  items: readonly { itemNumber: string; quantity: number }[];
}

function Question({ items, inCart, onAdd, onClose }: QuestionProps) {
  const someInCart = items.some(({ itemNumber }) => inCart(itemNumber));
  return (
    <Dialog
      title={messages.linkTitle}
      question={messages.linkHint}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{messages.linkCancel}</Button>
          <Button tone="action" onPress={onAdd}>
            {messages.linkAdd}
          </Button>
        </>
      }
    >
      <table className="cb-files__items">
        <thead className="cb-files__head">
          <tr className="cb-files__row">
            <th className="cb-files__cell" scope="col">
              {messages.linkItem}
            </th>
            <th className="cb-files__cell" data-numeric scope="col">
              {messages.linkQuantity}
            </th>
            {someInCart && (
              <th className="cb-files__cell" data-numeric scope="col">
                {messages.linkInCart}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="cb-files__body">
          {items.map(({ itemNumber, quantity }) => (
            <tr className="cb-files__row" key={itemNumber}>
              <th className="cb-files__cell" scope="row" translate="no">
                {itemNumber}
              </th>
              <td className="cb-files__cell" data-numeric>
                {quantity}
              </td>
              {someInCart && (
                <td className="cb-files__cell" data-numeric>
                  {inCart(itemNumber) || '–'}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
