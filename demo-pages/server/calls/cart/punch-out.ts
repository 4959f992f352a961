import type { CartLine } from '../../cart/cart.ts';
import { priceLine } from '../../cart/line-price.ts';
import { productOf } from '../../catalogue/catalogue.ts';
import type { Category } from '../../catalogue/product.ts';
import type { UserKind } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Call } from '../call.ts';
import { demand } from './cart-lines.ts';

/** United Nations product codes by category. */
const PRODUCT_CODES: Record<Category, string> = {
  'living-materials': '10000000',
  microscopes: '41111700',
  chemicals: '12352200',
  glassware: '41121800',
  dissection: '60104000',
  kits: '60104100',
  books: '55101500',
  instruments: '41110000',
  safety: '46181500',
  'earth-and-physics': '60104200',
};

/** The call that exports the cart for a procurement system [1 §4 Punch-out]. */
export const PUNCH_OUT_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'cart/punchout-cart-details',
    run({ session, cart, body, portal }) {
      demand(body.exportCart === true);
      const { kind } = session;
      if (!kind.punchOutClient)
        throw new Refusal('This account does not order through a procurement system.');
      if (!cart.lines.length) throw new Refusal('Your cart is empty.', 'emptyCart', 'order');
      return {
        productList: cart.lines.map((line, index) => orderLine(line, index + 1, kind)),
        action: 'create',
        sessionId: `po-${session.id.slice(0, 12).toLowerCase()}`,
        redirect: `${portal}/receive`,
      };
    },
  },
];

function orderLine(line: CartLine, position: number, kind: UserKind): object {
  const product = productOf(line.itemNumber);
  return {
    sku: line.itemNumber,
    unitOfMeasure: 'EA',
    line: String(position),
    quantity: String(line.quantity),
    price: priceLine(line, kind).unit.toFixed(2),
    description: product.name,
    UNSPSC: PRODUCT_CODES[product.category],
    manufacturerName: product.category === 'books' ? 'Fernbrook Press' : 'Fernbrook Science Supply',
  };
}
