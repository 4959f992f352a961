import { pictureUrl, productOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Cart, CartLine } from './cart.ts';
import { zipZone } from './zip-zone.ts';

/** The four groups of items that checkout refuses, by the server's names [1 §3 Restricted item]. */
export type RestrictionGroup =
  | 'discontinuedProducts'
  | 'specificUsersRestriction'
  | 'schoolrestriction'
  | 'geoRestriction';

/** Sorts the cart's restricted lines into their groups. A line is in at most one group; empty groups are left out. */
export function restrictedLines(cart: Cart, kind: UserKind): Partial<Record<RestrictionGroup, CartLine[]>> {
  const state = cart.zipCode ? zipZone(cart.zipCode)?.state : undefined;
  const groups: Partial<Record<RestrictionGroup, CartLine[]>> = {};
  for (const line of cart.lines) {
    const group = groupOf(productOf(line.itemNumber), kind, state);
    if (group) groups[group] = [...(groups[group] ?? []), line];
  }
  return groups;
}

/** Returns the groups in the form of the quarantine reply. */
export function restrictionProductsList(cart: Cart, kind: UserKind): object {
  return Object.fromEntries(
    Object.entries(restrictedLines(cart, kind)).map(([group, lines]) => [
      group,
      { productDetailsList: lines.map(productDetails) },
    ]),
  );
}

function groupOf(product: Product, kind: UserKind, state?: string): RestrictionGroup | undefined {
  if (product.discontinued) return 'discontinuedProducts';
  if (product.restriction === 'users' && !kind.isInstitution) return 'specificUsersRestriction';
  if (product.restriction === 'schools' && !kind.isInstitution) return 'schoolrestriction';
  return state && product.notShippedTo?.includes(state) ? 'geoRestriction' : undefined;
}

function productDetails({ id, itemNumber }: CartLine): object {
  const product = productOf(itemNumber);
  return {
    ciId: id,
    catalogRefId: itemNumber,
    displayName: product.name,
    imageURL: pictureUrl(product),
  };
}
