import { beforeEach, describe, expect, it } from 'vitest';
import { click, settle } from '../../support/render.ts';
import { forgetShopper, GUEST, showOrder } from './confirmation-on-screen.ts';

const CART = 'GET cart/cart-details/false';
const EMPTY_CART = { result: 'success', commerceItems: [] };

beforeEach(forgetShopper);

describe('choosing items of the order that was placed', () => {
  it('is offered below the items, to guests too [picker Places, picker Rights]', async () => {
    const { widget, named } = await showOrder({ [CART]: EMPTY_CART }, GUEST);
    await click(named('button', 'Choose items…'));
    await settle();
    expect([...widget.querySelectorAll('dialog tbody th')].map(({ textContent }) => textContent)).toEqual([
      'Grass FrogItem #146610',
      'BeakerItem #721002',
    ]);
  });

  it('is not offered in a punch-out session [picker Rights]', async () => {
    const { named } = await showOrder({}, { userSegment: { 'Punchout Session': 'true' } });
    expect(named('button', 'Choose items…')).toBeUndefined();
  });
});
