import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { click, pass, render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const READ = 'GET redeem/confirm-page';

const reply = (rest: object = {}) => ({
  result: 'success',
  response: {
    thankYouMsg: 'Thank you, Dana!',
    myAccountURL: '/account/landing.jsp',
    firstName: 'Dana',
    lastName: 'Whitlock',
    companyName: 'St. Brigid',
    address1: '1200 West Ridge Road',
    city: 'New York',
    state: 'NY',
    postalCode: '10001',
    phoneNumber: '212-555-0164',
    email: 'dana@school.example',
    productDetail: {
      curriculum: [
        {
          voucherId: 'C1',
          schoolName: 'St. Brigid',
          courseTitle: 'Biology',
          courseId: 'B101',
          curriculamDeliverydate: '2026-09-01',
        },
      ],
      living: [
        {
          voucherId: 'L1',
          schoolName: 'St. Brigid',
          courseTitle: 'Zoology',
          courseId: 'Z2',
          livingDeliverydate: { time: 1793491200000 },
        },
      ],
      distanceLearning: [
        {
          voucherId: 'D1',
          schoolName: 'St. Brigid',
          courseTitle: 'Genetics',
          courseId: 'G3',
          deliveryMessage: 'By email within one day',
        },
      ],
    },
    ...rest,
  },
});

let widget: HTMLElement;

const status = (status: number) => () => new Response('', { status });
const text = (selector: string) => widget.querySelector(selector)?.textContent ?? '';
const named = (selector: string, name: string) =>
  [...widget.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const tables = () =>
  [...widget.querySelectorAll('table')].map((table) => [
    table.querySelector('caption')?.textContent,
    ...[...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join(' | '),
    ),
  ]);

async function show(replies: Replies = { [READ]: reply() }, profile: object = {}): Promise<void> {
  printState({ config: { phone: '1-800-555-0142' }, profile: { profileId: '1', ...profile } });
  answerCalls(replies);
  const { VoucherConfirmation } = await import(
    '../../../../widgets/voucher-confirmation/voucher-confirmation.tsx'
  );
  widget = await render(VoucherConfirmation, {}, 'voucher-confirmation');
  await settle();
}

beforeEach(beginPage);

describe('the voucher confirmation', () => {
  it('thanks, says what happens next in the document’s words, and whom to call [2 §2 Vouchers, §9 Phone]', async () => {
    await show();
    expect(text('h1')).toBe('Voucher Confirmation');
    expect(text('.cb-confirmation__lead')).toBe(
      'Thank you, Dana!Your request has been processed and you will receive an email confirmation shortly...Questions about vouchers? Call customer service: 1-800-555-0142',
    );
    expect(widget.querySelector('.cb-phone-line a')?.getAttribute('href')).toBe('tel:+18005550142');
  });

  it('lists code, school, course and delivery of each kind [2 §2 Vouchers, §3 Vouchers]', async () => {
    await show();
    expect(tables()).toEqual([
      ['Curriculum vouchers', 'C1 | St. Brigid | Biology | B101 | 09/01/2026'],
      ['Living material vouchers', 'L1 | St. Brigid | Zoology | Z2 | 11/01/2026'],
      ['Distance learning vouchers', 'D1 | St. Brigid | Genetics | G3 | By email within one day'],
    ]);
    expect(
      [...widget.querySelectorAll('table:first-of-type thead th')].map((one) => one.textContent),
    ).toEqual(
      expect.arrayContaining(['Voucher code', 'School', 'Course title', 'Course ID', 'Delivery date']),
    );
  });

  it('has no table for a kind without vouchers [2 §2 Vouchers]', async () => {
    await show({ [READ]: reply({ productDetail: { living: [{ voucherId: 'L1' }], curriculum: [] } }) });
    expect(tables()).toEqual([['Living material vouchers', 'L1 |  |  |  | ']]);
  });

  it('shows whom they are for, under a separate heading [2 §3 Vouchers]', async () => {
    await show();
    expect(
      [...widget.querySelectorAll('h1, h2, h3, h4')].map(({ outerHTML }) => outerHTML.slice(0, 3)),
    ).toEqual(['<h1', '<h2']);
    expect(text('h2')).toBe('Your Information');
    expect(text('.cb-address')).toBe('Dana WhitlockSt. Brigid1200 West Ridge RoadNew York, NY 10001');
    expect(text('.cb-facts')).toContain('Phone212-555-0164');
    expect(text('.cb-facts')).toContain('Emaildana@school.example');
  });

  it('has no card if there is no person [wire Scalars]', async () => {
    await show({ [READ]: { result: 'success', thankYouMsg: 'Thanks' } });
    expect(widget.querySelector('.cb-confirmation__card, table')).toBeNull();
    expect(text('.cb-confirmation__thanks')).toBe('Thanks');
  });

  it.each([
    [[{}], 'We couldn’t show one of your vouchers. Please call customer service about it.'],
    [[{}, null], 'We couldn’t show 2 of your vouchers. Please call customer service about them.'],
  ])('says how many vouchers couldn’t be read: %j [wire Bad rows]', async (unreadable, told) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ [READ]: reply({ productDetail: { living: [{ voucherId: 'L1' }, ...unreadable] } }) });
    expect(tables()).toHaveLength(1);
    expect(text('.cb-notice')).toBe(told);
  });

  it('links to shop and account, and guests to the login page [2 §2 Confirmation]', async () => {
    await show();
    expect(named('a', 'Continue Shopping').getAttribute('href')).toBe('/');
    expect(named('a', 'My Account').getAttribute('href')).toBe('http://shop.test/account/landing');
  });

  it('offers guests to register, with their address [2 §2 Register form]', async () => {
    await show({ [READ]: reply() }, { transient: true, profileId: null });
    expect(named('a', 'My Account').getAttribute('href')).toBe('/account/login');
    const form = document.querySelector<HTMLElement>('[data-cb-widget="register-form"]');
    expect(form?.dataset.email).toBe('dana@school.example');
  });

  it('doesn’t offer that to shoppers who have an account [2 §6 Guest]', async () => {
    await show();
    expect(document.querySelector('[data-cb-widget="register-form"]')).toBeNull();
  });
});

describe('vouchers that can’t be shown', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('leave the heading, whom to call, and no placeholder [2 §8 Confirmations]', async () => {
    await show({ [READ]: new Response('<p>') });
    expect(text('h1')).toBe('Voucher Confirmation');
    expect(text('[role="alert"]')).toBe('The details of your vouchers couldn’t be loaded. Please try again.');
    expect(text('.cb-phone-line')).toBe('Questions about vouchers? Call customer service: 1-800-555-0142');
    expect(widget.querySelector('.cb-skeleton')).toBeNull();
    expect(text('.cb-root')).not.toContain('has been processed');
  });

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network')), true],
    ['a time-out', () => new Promise<never>(() => {}), true],
    ['a 500', status(500), true],
    ['a 502', status(502), true],
    ['a 503', status(503), true],
    ['a 504', status(504), true],
    ['a 429', status(429), false],
    ['a 404', status(404), false],
    ['a 403', status(403), false],
    ['an ended session', status(401), false],
    ['a refusal', () => ({ result: 'error', errorMessage: 'No voucher has been redeemed.' }), false],
    ['no JSON', status(200), false],
  ])(
    'ask not to be redeemed again if that may have happened, after %s [2 §4 Confirmation failure]',
    async (_, answer, asks) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      await show({ [READ]: answer });
      // The call is retried twice.
      for (let tries = 0; tries < 3; tries += 1) await pass(8000);
      expect(text('.cb-phone-line')).toBe(
        asks
          ? 'Please don’t redeem them again. To check on them, call customer service: 1-800-555-0142'
          : 'Questions about vouchers? Call customer service: 1-800-555-0142',
      );
    },
  );

  it('show the server’s own message [2 §8 Confirmations]', async () => {
    await show({ [READ]: { result: 'error', errorMessage: 'No voucher has been redeemed.' } });
    expect(text('[role="alert"]')).toBe('No voucher has been redeemed.');
  });

  it('are shown if Try again works, with the focus on the heading [2 §8 Confirmations]', async () => {
    await show({ [READ]: [new Response('<p>'), reply()] });
    await click(named('button', 'Try again'));
    await settle();
    expect(tables()).toHaveLength(3);
    expect(document.activeElement).toBe(widget.querySelector('h1'));
  });
});

describe('vouchers that are loading', () => {
  it('reserve their space [visual Loading]', async () => {
    await show({ [READ]: () => new Promise(() => {}) });
    expect(text('h1')).toBe('Voucher Confirmation');
    expect(widget.querySelector('.cb-skeleton')).not.toBeNull();
    expect(widget.querySelector('a')).toBeNull();
  });
});

describe('vouchers on a page that the browser restores [reliability Back button]', () => {
  const restorePage = async () => {
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
  };

  it('stay unchanged, and are hidden once the shopper has signed out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const later = reply({ productDetail: { living: [{ voucherId: 'L2' }] } });
    await show({ [READ]: [reply(), later, new Response('', { status: 401 })] });
    await restorePage();
    expect(tables()).toHaveLength(3);
    await restorePage();
    expect(tables()).toEqual([]);
    expect(text('[role="alert"]')).toContain('Your session has ended.');
  });
});
