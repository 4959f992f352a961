import { quantitiesByItem } from '../../domain/cart/quantities-by-item.ts';
import type { Failure } from '../../domain/failure.ts';
import { LIST_LIMITS, type ListTexts } from '../../domain/lists/shopping-list.ts';
import { $cart } from '../cart/cart.ts';
import { flushCart } from '../flush-cart.ts';
import { createNewListFiller, fillKept } from './fill-new-list.ts';

/**
 * How saving ended. `at` says where it failed. `unsettled`: a quantity isn't saved, a line could not be read,
 * or the cart has no lines; nothing was sent. `list`: there is no list, or this is unknown. `items`: the list
 * exists and is empty; saving under the same name uses it.
 */
export type SaveOutcome =
  | { ok: true; value: null }
  | { ok: false; failure: Failure; at: 'unsettled' | 'list' | 'items' };

const lists = createNewListFiller();
let attempt: Promise<SaveOutcome> | undefined;

/**
 * Saves every line of the cart with its quantity to a new list [1 §2 Save to list]. Sends quantities that are being typed
 * first. A call during an attempt joins the attempt.
 * @param details cut at 40 and 120 characters [1 §9 New list]; the name is not empty
 */
export function saveCartToList({ name, description, isPublic }: ListTexts): Promise<SaveOutcome> {
  attempt ??= save({
    name: name.trim().slice(0, LIST_LIMITS.name),
    description: description.trim().slice(0, LIST_LIMITS.description),
    isPublic,
  }).then((outcome) => {
    attempt = undefined;
    return outcome;
  });
  return attempt;
}

async function save(details: ListTexts): Promise<SaveOutcome> {
  const { settled } = await flushCart();
  const { cart } = $cart.get();
  if (!settled || !details.name || !cart?.lines.length || cart.unreadableLines) {
    return fail('unsettled', { kind: 'refused', request: 'POST shopping-list/new-list', messages: [] });
  }
  const outcome = await fillKept(lists, details, quantitiesByItem(cart.lines));
  return outcome.ok ? outcome : fail(outcome.at, outcome.failure);
}

function fail(at: 'unsettled' | 'list' | 'items', failure: Failure): SaveOutcome {
  return { ok: false, failure, at };
}
