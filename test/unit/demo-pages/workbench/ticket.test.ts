import { describe, expect, it } from 'vitest';
import type { NotedCall } from '../../../../demo-pages/workbench/ribbon/record.ts';
import { withoutSecrets, writeTicket } from '../../../../demo-pages/workbench/ribbon/ticket.ts';

const call = (nth: number, body?: unknown): NotedCall => ({
  at: nth,
  method: 'POST',
  path: `cart/call-${nth}`,
  body,
  status: 200,
  ms: 12,
  outcome: 'ok',
});

const FACTS = {
  address: 'http://shop.test/account/profile?as=guest&_dynSessConf=123456&email=dana%40example.com',
  version: '0.1.0+f006ec2e',
  browser: 'A browser',
  window: '1280 × 900',
  who: 'You are: Guest · cart: 14 lines · fault: none',
  widgets: [{ name: 'cart-page', state: 'mounted', ms: 101.5 }],
  events: [{ at: 5, name: 'cb:problem', text: 'bad-reply cart-page: Read the log.' }],
};

describe('a ticket', () => {
  it('has address, version, widgets, problems and the last 50 calls [workbench Ticket]', () => {
    const text = writeTicket({ ...FACTS, calls: Array.from({ length: 60 }, (_, nth) => call(nth)) });
    for (const part of [
      '/account/profile?as=guest',
      '0.1.0+f006ec2e',
      'cart-page: mounted',
      'bad-reply',
      'call-59',
    ])
      expect(text).toContain(part);
    expect(text).toContain('call-10:');
    expect(text).not.toContain('call-9:');
  });

  it('has no password, token, person’s address or session number [workbench Ticket]', () => {
    const body = { data: { password: 'correct-horse', confirmPassword: 'correct-horse', firstName: 'Dana' } };
    const text = writeTicket({ ...FACTS, calls: [call(1, body)] });
    expect(text).toContain('"firstName":"Dana"');
    for (const secret of ['correct-horse', 'dana', '123456']) expect(text).not.toContain(secret);
    expect(withoutSecrets('{"csrfToken":"A1","quantity":3}')).toBe('{"csrfToken":"[hidden]","quantity":3}');
    expect(withoutSecrets('see 0123456789ABCDEF0123456789ABCDEF')).toBe('see [hidden]');
  });
});
