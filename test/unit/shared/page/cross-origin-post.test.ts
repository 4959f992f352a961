import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postCrossOrigin } from '../../../../shared/page/cross-origin-post.ts';

const ALLOW = ['https://portal.example'];

let forms: HTMLFormElement[];
let report: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  forms = [];
  report = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    expect(this.isConnected).toBe(true);
    forms.push(this);
  });
});

afterEach(() => {
  document.body.replaceChildren();
});

const send = (target: string, fields: [string, string][] = [['token', 'secret']], allow = ALLOW) =>
  postCrossOrigin({ target, fields, allow, key: 'punchoutOrigins', reason: 'test' });

describe('a form for another site', () => {
  it('is posted in the same window, and leaves nothing behind on the page [S7]', () => {
    expect(send('https://portal.example/in?a=1')).toBe('sent');
    const [form] = forms;
    const attributes = Object.fromEntries(
      [...(form?.attributes ?? [])].map(({ name, value }) => [name, value]),
    );
    expect(attributes).toEqual({
      method: 'post',
      action: 'https://portal.example/in?a=1',
      enctype: 'application/x-www-form-urlencoded',
      'accept-charset': 'UTF-8',
      target: '_self',
      hidden: '',
    });
    expect(document.body.childElementCount).toBe(0);
  });

  it('has its fields in order, whatever their names [S7]', () => {
    const names = ['sku', 'action', 'submit', 'method', 'target', 'append', 'remove', 'setAttribute', 'sku'];
    const fields = names.map((name, index): [string, string] => [name, `${index} <&"`]);
    expect(send('https://portal.example/in', fields)).toBe('sent');
    const inputs = [...(forms[0]?.querySelectorAll('input') ?? [])];
    expect(inputs.map(({ type, name, value }) => [type, name, value])).toEqual(
      fields.map(([name, value]) => ['hidden', name, value]),
    );
    expect(document.body.childElementCount).toBe(0);
  });

  it.each([
    'https://evil.example/in',
    'https://portal.example.evil.example/in',
    'https://portal.example:8443/in',
    'https://shopper@portal.example/in',
    'http://portal.example/in',
    '//portal.example\\@evil.example/in',
    'javascript:alert(1)',
    'data:text/html,x',
    '/checkout/cart',
    '',
  ])('isn’t posted to %j, and nobody sees the fields [S6, S7]', (target) => {
    expect(send(target)).toBe('refused');
    expect(forms).toEqual([]);
    expect(JSON.stringify(report.mock.calls)).not.toContain('secret');
  });

  it('is posted to a host below a listed domain, but not to the domain itself [embedding Origins]', () => {
    const below = ['https://*.portal.example'];
    expect(send('https://buyer.eu.portal.example/in', [], below)).toBe('sent');
    expect(send('https://portal.example/in', [], below)).toBe('refused');
  });

  it('is a problem that names the origin and the key if it’s refused, and nothing else of the address [embedding Origins]', async () => {
    const problems: unknown[] = [];
    const note = (event: Event) => problems.push((event as CustomEvent).detail);
    document.addEventListener('cb:problem', note);
    send('https://other.example/in?order=7');
    const told = expect.objectContaining({
      code: 'target-refused',
      hint: 'If https://other.example is right, add it to config.punchoutOrigins.',
    });
    // The problems of earlier tests may also arrive late.
    await vi.waitFor(() => expect(problems).toContainEqual(told));
    document.removeEventListener('cb:problem', note);
    expect(JSON.stringify(problems)).not.toContain('order=7');
  });

  it('isn’t posted anywhere while no origin is listed [S6]', () => {
    expect(send('https://portal.example/in', [], [])).toBe('refused');
    expect(send(`${location.origin}/in`, [], [])).toBe('refused');
  });

  it('is posted to the page’s own origin if that is listed', () => {
    expect(send('/in', [], [location.origin])).toBe('sent');
  });

  it('tells the page where it’s going, never what it contains, and stays if the page says so', () => {
    const told: unknown[] = [];
    const prevent = (event: Event) => {
      told.push((event as CustomEvent).detail);
      event.preventDefault();
    };
    document.addEventListener('cb:navigate', prevent, { once: true });
    expect(send('https://portal.example/in')).toBe('prevented');
    expect(told).toEqual([{ url: 'https://portal.example/in', reason: 'test' }]);
    expect(forms).toEqual([]);
  });
});
