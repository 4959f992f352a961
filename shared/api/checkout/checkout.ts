import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { sumOf } from '../../domain/sum.ts';
import { coerce, coercer, flag, identifier, required, text } from '../transport/coercers.ts';
import { isRecord, parseJson } from '../transport/envelope.ts';
import { fields, group } from '../transport/fields.ts';
import { looseList } from '../transport/loose-list.ts';
import { command, post } from '../transport/post.ts';

type CheckoutStart = '/checkout/login' | '/checkout/shipping' | '/checkout/int/save';

/**
 * The address at which checkout begins; with `?qr=true` after restricted items were removed [1 §2 Checkout targets].
 */
export type CheckoutTarget = CheckoutStart | `${CheckoutStart}?qr=true`;

/** An item that this shopper may not order [1 §3 Restricted item]. */
export interface RestrictedItem {
  /** The line in the cart, if the server names it. */
  lineId?: string;
  /** Absent if the server names only the line. */
  itemNumber?: string;
  /** The item number if the server sent no name; absent if it sent neither. */
  name?: string;
  imageUrl?: string;
}

/** What keeps this cart from checkout [1 §3 Quarantine]. */
export interface Quarantine {
  quarantined: boolean;
  cartEmptied: boolean;
  groups: {
    discontinued: RestrictedItem[];
    users: RestrictedItem[];
    schools: RestrictedItem[];
    geography: RestrictedItem[];
  };
  /** Items the server sent that could not be read. */
  unreadableItems: number;
}

const RestrictedFields = fields({
  ciId: identifier,
  catalogRefId: identifier,
  displayName: text,
  imageURL: text,
});

/** An item goes by its line or by its number; a row with neither can't be removed, so it isn't read. */
const RestrictedRow = required(
  coercer((value, reading) => {
    const row = coerce(value, RestrictedFields, reading);
    return row?.ciId || row?.catalogRefId ? row : null;
  }),
);

const RestrictedRows = looseList(RestrictedRow);

/** A malformed group counts as one unreadable item, because its content is unknown. */
const RestrictedGroup = coercer((value, reading) => {
  const given = typeof value === 'string' ? (parseJson(value) ?? value) : value;
  const rows = isRecord(given) ? given.productDetailsList : given;
  return coerce(rows, RestrictedRows, reading);
});
type RestrictedGroup = Infer<typeof RestrictedGroup>;

const QuarantineReply = fields({
  quarantine: flag,
  isCartEmptyCart: flag,
  restrictionProductsList: group(
    fields({
      discontinuedProducts: RestrictedGroup,
      specificUsersRestriction: RestrictedGroup,
      schoolrestriction: RestrictedGroup,
      geoRestriction: RestrictedGroup,
    }),
  ),
});

/** Asks whether the cart may go to checkout: POST `cart/quarantine` [1 §7 Checkout]. */
export function checkRestrictions(target: CheckoutTarget): Promise<Result<Quarantine>> {
  const body = { urlParam: { target, checkoutType: 'mainCart' } };
  return post('cart/quarantine', body, QuarantineReply, ({ restrictionProductsList: of, ...reply }) => ({
    quarantined: Boolean(reply.quarantine),
    cartEmptied: Boolean(reply.isCartEmptyCart),
    groups: {
      discontinued: toItems(of?.discontinuedProducts),
      users: toItems(of?.specificUsersRestriction),
      schools: toItems(of?.schoolrestriction),
      geography: toItems(of?.geoRestriction),
    },
    unreadableItems: sumOf(Object.values(of ?? {}), (restricted) => restricted?.unreadable ?? 0),
  }));
}

/**
 * Tells the server that the shopper goes to checkout: POST `cart/go-to-checkout` [1 §7 Checkout]. The page is left only
 * if this succeeds; the messages of a failure are HTML.
 */
export function startCheckout(target: CheckoutTarget): Promise<Result<null>> {
  return command('cart/go-to-checkout', { redirectCheckout: target });
}

function toItems(restricted: RestrictedGroup): RestrictedItem[] {
  const rows = restricted?.rows ?? [];
  return rows.map(({ ciId, catalogRefId, displayName, imageURL }) => ({
    lineId: ciId,
    itemNumber: catalogRefId,
    name: displayName ?? catalogRefId,
    imageUrl: imageURL,
  }));
}
