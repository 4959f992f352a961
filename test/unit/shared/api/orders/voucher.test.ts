import { describe, expect, it } from 'vitest';
import { readVoucherConfirmation } from '../../../../../shared/api/orders/voucher.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

describe('the reply about redeemed vouchers', () => {
  it('is read under its proper names, each kind with its own date [2 §3 Vouchers, §7 Confirmations]', async () => {
    answerWith(
      JSON.stringify({
        result: 'success',
        response: JSON.stringify({
          thankYouMsg: 'Thank you, Dana!',
          myAccountURL: '/account/landing.jsp',
          firstName: 'Dana',
          city: 'Burlington',
          postalCode: 27215,
          phoneNumber: '336-555-0117',
          email: 'dana@example.com',
          productDetail: {
            curriculum: [
              {
                voucherId: 900123,
                schoolName: 'St. Brigid',
                courseTitle: 'Biology',
                courseId: 101,
                curriculamDeliverydate: '2026-09-01',
              },
            ],
            living: [
              { voucherId: 'V2', livingDeliverydate: { time: 1772323200000 } },
              { schoolName: 'none' },
            ],
            distanceLearning: [{ voucherId: 'V3', deliveryMessage: 'By email within a day' }],
          },
        }),
      }),
    );
    const console = listenToConsole();
    expect(await readVoucherConfirmation()).toMatchObject({
      value: {
        thanksMessage: 'Thank you, Dana!',
        accountUrl: '/account/landing.jsp',
        recipient: { firstName: 'Dana', city: 'Burlington', postalCode: '27215', phone: '336-555-0117' },
        vouchers: {
          curriculum: [
            {
              code: '900123',
              school: 'St. Brigid',
              courseTitle: 'Biology',
              courseId: '101',
              delivery: '2026-09-01',
            },
          ],
          living: [{ code: 'V2', delivery: '1772323200000' }],
          distanceLearning: [{ code: 'V3', delivery: 'By email within a day' }],
        },
        unreadableVouchers: 1,
      },
    });
    expect(console()[0]).toContain('productDetail.living.1');
  });

  it('may have no vouchers at all [wire Envelope]', async () => {
    answerWith('{"result":"success","response":{"thankYouMsg":"Thank you","productDetail":null}}');
    expect(await readVoucherConfirmation()).toMatchObject({
      value: { vouchers: { curriculum: [], living: [], distanceLearning: [] }, unreadableVouchers: 0 },
    });
  });

  it('is ignored if nothing in it describes a redemption [wire Envelope]', async () => {
    listenToConsole();
    answerWith('{"result":"success","response":{}}');
    expect(await readVoucherConfirmation()).toMatchObject({ ok: false, failure: { kind: 'contract' } });
  });

  it('keeps the other lists if one of them isn’t a list, and counts it [wire Bad rows]', async () => {
    listenToConsole();
    const productDetail = { curriculum: {}, living: 'none', distanceLearning: [{ voucherId: 'V3' }] };
    answerWith(JSON.stringify({ productDetail }));
    expect(await readVoucherConfirmation()).toMatchObject({
      value: {
        vouchers: { curriculum: [], living: [], distanceLearning: [{ code: 'V3' }] },
        unreadableVouchers: 1,
      },
    });
  });
});
