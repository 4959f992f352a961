/** A load balancer or canonical host that redirects the shop's calls. */
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

interface Told {
  code: string;
  error: string;
  hint: string;
}

describe('a redirected call', () => {
  const shop = useShop(SHIPPED);

  it('ends the session, and is a problem that names the call and says in debug mode what to do [wire Redirects, wire Session end]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cb-debug&fault=redirect:login,on:update-item', {
      expects: [/redirected: POST cart\/update-item/, /calls-redirected/],
      before: () => {
        const problems: unknown[] = [];
        Object.assign(window, { problems });
        document.addEventListener('cb:problem', (event) => {
          const { code, error, hint } = (event as CustomEvent).detail;
          problems.push({ code, error: String(error), hint });
        });
      },
    });
    await cartStands(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await sees(page, 'Your session has ended.');
    const told = () => page.evaluate(() => (window as unknown as { problems: Told[] }).problems);
    const codes = async () =>
      (await told()).map(({ code }) => code).filter((code) => /redirected/.test(code));
    await eventually(codes).toEqual(expect.arrayContaining(['redirected', 'calls-redirected']));
    const hints = (await told()).filter(({ code }) => /redirected/.test(code)).map(({ hint }) => hint);
    expect(hints.join(' ')).toContain('without redirects');
    // Nothing was sent to the target of the redirect.
    expect(calls().every(({ path }) => path.startsWith('/api/rest/cb/'))).toBe(true);
  });
});
