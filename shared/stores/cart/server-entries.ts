import { allowedEntries } from '../../domain/data-layer.ts';
import { pushDataLayer } from '../../page/data-layer.ts';
import { $session } from '../session.ts';

/** Hands over what the tag manager may know of the server's entries [wire Data layer]. */
export function pushServerEntries(entries: unknown): void {
  const { showsPrices, firstName, lastName, email } = $session.get().visitor;
  pushDataLayer(allowedEntries(entries, { showsPrices, personal: [firstName, lastName, email] }));
}
