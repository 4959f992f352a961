/** Forms with errors by their fields, in every engine: the profile, and the account after an order. */
import { describe, expect, it } from 'vitest';
import type { Held } from './support/front-server.ts';
import { placeOrder } from './support/place-order.ts';
import {
  click,
  countOf,
  focused,
  pathOf,
  press,
  sees,
  shows,
  textIn,
  textOf,
  typeInto,
} from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

describe('a form', () => {
  const shop = useShop();

  it('of the page’s own header passes on what is being typed, and the focus, when the widget arrives [2 §2 Header, reliability Typing]', async () => {
    const held: Held[] = [];
    const { tab } = await shop.visit('/help', {
      // A module that the header needs.
      prepare: (_, host) => held.push(host.hold('/assets/account-')),
    });
    await eventually(() => held[0]?.count() ?? 0).toBeGreaterThan(0);
    await click(tab, 'header [role="search"] input');
    await tab.type('bea');
    for (const each of held) each.release();
    await shows(tab, 'cb-site-header .cb-site-header__field');
    await tab.type('ker');
    const typed = () =>
      tab.run(() => document.querySelector<HTMLInputElement>('.cb-site-header__field')?.value);
    await eventually(typed).toBe('beaker');
  });

  it('for the profile moves to the field with the error, and is saved [2 §2 Profile form, §2 Profile saved, §4 Profile save]', async () => {
    const { tab, calls } = await shop.visit('/account/profile?as=individual');
    await shows(tab, 'cb-profile-form form');
    await typeInto(tab, 'First Name', 'Danielle');
    await typeInto(tab, 'Email Address', 'contract@example.com');
    await click(tab, 'cb-profile-form [name="password"]');
    await tab.type('SENT-PW-1');
    await tab.press('Enter');
    await eventually(() => focused(tab)).toBe('group There is a problem');
    await press(tab, 'An account with this email address already exists.', 'link');
    await eventually(() => focused(tab)).toBe('textbox Email Address');
    await typeInto(tab, 'Email Address', 'danielle@example.com');
    await click(tab, 'cb-profile-form [name="password"]');
    await tab.press('Control+KeyA');
    await tab.type('SENT-PW-1');
    await press(tab, 'Update Profile');
    await eventually(() => pathOf(tab)).toBe('/account/profile?success=true');
    await sees(tab, 'Your changes have been successfully saved.');
    await sees(tab, 'Welcome, Danielle');
    expect(await textIn(tab, 'First Name')).toBe('Danielle');
    expect(calls('update-profile')).toHaveLength(2);
  });

  it('on an order’s confirmation creates an account once its fields are right [2 §2 Register form, §4 Registration, §8 Registration]', async () => {
    const visit = await shop.visit('/checkout/cart?as=guest&cart=plain');
    const { tab, calls } = visit;
    await placeOrder(visit);
    expect(await textOf(tab, 'cb-order-confirmation')).toMatch(/Your confirmation number is W\d+\./);
    await tab.run(() => document.querySelector('[data-cb-widget="register-form"]')?.scrollIntoView());
    await shows(tab, '.cb-register form');
    await eventually(() => textIn(tab, 'Email Address')).toBe('guest@example.org');
    await typeInto(tab, 'First Name', ' ');
    await tab.press('Enter');
    await eventually(() => focused(tab)).toBe('group There is a problem');
    expect(calls('choose-account-type')).toEqual([]);
    await press(tab, 'First Name is a required field.', 'link');
    await eventually(() => focused(tab)).toBe('textbox First Name');
    await tab.type('Dana');
    await typeInto(tab, 'Last Name', 'Reyes');
    await click(tab, '.cb-register [name="password"]');
    await tab.type('SENT-PW-1');
    await press(tab, 'No', 'radio');
    await press(tab, 'Create Account');
    await eventually(() => pathOf(tab)).toBe('/checkout/confirm?create=true');
    await shows(tab, 'cb-order-confirmation .cb-confirmation[data-phase="ready"]');
    expect(await countOf(tab, '.cb-register')).toBe(0);
    expect(calls('choose-account-type')).toHaveLength(1);
  });
});
