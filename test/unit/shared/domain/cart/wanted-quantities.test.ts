import { expect, it } from 'vitest';
import { wantOfEachLine } from '../../../../../shared/domain/cart/wanted-quantities.ts';
import { cart, line } from '../sample-cart.ts';

it('a write that concerns every line asks for a quantity of each, and of none if the cart is unknown [reliability Notices]', () => {
  const lines = [line('a'), line('b', { quantity: 5 })];
  expect(wantOfEachLine(cart(lines), ({ quantity }) => quantity + 1)).toEqual({ lines: { a: 3, b: 6 } });
  expect(wantOfEachLine(null, () => 'any')).toEqual({ lines: {} });
});
