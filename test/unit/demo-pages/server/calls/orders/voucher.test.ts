// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

it('confirms vouchers of each kind, and none that weren’t redeemed [2 §3 Vouchers]', async () => {
  const visitor = await shopper('/redeem-voucher?as=guest');
  expect((await visitor.call('redeem/confirm-page')).text).toContain('No voucher has been redeemed.');
  const { csrfToken } = visitor.state().config as { csrfToken: string };
  const fields = {
    _dynSessConf: csrfToken,
    firstName: 'Aoife',
    lastName: 'Byrne',
    email: 'a@example.org',
  };
  const unknown = await visitor.submit('/redeem-voucher', { ...fields, codes: 'LIV-0' });
  expect([unknown.status, unknown.text.includes('do not know one')]).toEqual([422, true]);
  const codes = 'cur-2210-7714, LIV-4471-0093\nDLK-9034-5521';
  const { headers } = await visitor.submit('/redeem-voucher', { ...fields, codes });
  expect(headers.get('location')).toBe('/voucher/confirm');
  const { payload } = await visitor.call('redeem/confirm-page');
  expect(payload).toMatchObject({
    thankYouMsg: 'Thank you, Aoife!',
    email: 'a@example.org',
    productDetail: {
      curriculum: [{ voucherId: 'CUR-2210-7714', curriculamDeliverydate: expect.stringMatching(/^\d\d\//) }],
      living: [{ voucherId: 'LIV-4471-0093', livingDeliverydate: expect.stringMatching(/^\d\d\//) }],
      distanceLearning: [{ courseId: 'BIOL 101', deliveryMessage: expect.stringContaining('Ships') }],
    },
  });
});
