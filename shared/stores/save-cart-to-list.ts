import type { NewList } from '../api/lists.ts';
import type { Failure } from '../api/result.ts';
import { piecesByItem } from '../domain/pieces-by-item.ts';
import { $cart } from './cart.ts';
import { flushCart } from './cart-actions.ts';
import { createNewListFiller } from './fill-new-list.ts';
import { markSessionEnded } from './session.ts';

/**
 * How saving ended. Where it failed: `unsettled`, a quantity is not saved, a line could not be read, or there is
 * none: nothing was asked of the server. `list`: there is no list, unless the failure leaves that open.
 * `items`: the list is there and empty, and saving under the same name goes on with it.
 */
export type SaveOutcome =
  | { ok: true; value: null }
  | { ok: false; failure: Failure; at: 'unsettled' | 'list' | 'items' };

const NAME_LENGTH = 40;
const DESCRIPTION_LENGTH = 120;

const lists = createNewListFiller();
let attempt: Promise<SaveOutcome> | undefined;

/**
 * Saves every line of the cart, with its quantity, to a new list [1 §2]. What is being typed counts, so it is sent
 * first. A call during an attempt joins it.
 * @param details cut at 40 and 120 characters [1 §9]; the name is not empty
 */
export function saveCartToList({ name, description }: NewList): Promise<SaveOutcome> {
  attempt ??= save({
    name: name.trim().slice(0, NAME_LENGTH),
    description: description.trim().slice(0, DESCRIPTION_LENGTH),
  }).then((outcome) => {
    attempt = undefined;
    return outcome;
  });
  return attempt;
}

async function save(details: NewList): Promise<SaveOutcome> {
  const { settled } = await flushCart();
  const { cart } = $cart.get();
  if (!settled || !details.name || !cart?.lines.length || cart.unreadableLines) {
    return fail('unsettled', { kind: 'refused', endpoint: 'POST shopping-list/new-list', messages: [] });
  }
  const outcome = await lists.fill(details, piecesByItem(cart.lines));
  return outcome.ok ? outcome : fail(outcome.at, outcome.failure);
}

function fail(at: 'unsettled' | 'list' | 'items', failure: Failure): SaveOutcome {
  if (failure.kind === 'session') markSessionEnded();
  return { ok: false, failure, at };
}
