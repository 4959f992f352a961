// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

const MESSAGE = 'profile/landing-message-success/true';

it('gives a new account’s home page its result once [2 §2 Landing message]', async () => {
  const visitor = await shopper('/');
  const account = {
    firstName: 'Maya',
    lastName: 'Ortiz',
    email: 'maya@example.com',
    password: 'secret',
    custType: 'personal',
    optIn: true,
  };
  await visitor.call('profile/choose-account-type', account);
  await visitor.open('/account/landing');
  expect((await visitor.call(MESSAGE)).text).toContain('Your account has been created.');
  expect((await visitor.call(MESSAGE)).text).not.toContain('created');
});

it('gives the message that a page asks for, and no other [2 §2 Landing banner]', async () => {
  const visitor = await shopper('/account/landing?as=contract&message=temporary');
  expect((await visitor.call(MESSAGE)).text).toContain('for the time being');
  expect((await visitor.open('/account/landing?message=other')).status).toBe(400);
});

it('describes the organization of contract buyers, and of nobody else [2 §3 Organization]', async () => {
  const contract = await shopper('/?as=contract');
  const { payload } = await contract.call('profile/organization-details');
  expect(payload).toMatchObject({
    carolinaAccountNumber: '90071992547409931',
    billingAddress: { companyName: 'Riverbend Unified School District', city: 'Seattle', state: 'WA' },
    contractTermsMessage: expect.stringMatching(/^<p>/),
    mySettingsMessage: expect.stringMatching(/^<p>/),
  });
  const individual = await shopper('/?as=individual');
  expect((await individual.call('profile/organization-details')).text).toContain('no organization');
  const guest = await shopper('/');
  expect((await guest.call('profile/organization-details')).text).toContain('USER_NOT_AUTHENTICATED');
});

it('ends the session on the server, with its token [2 §4 Logout]', async () => {
  const visitor = await shopper('/account/landing?as=individual');
  const { headers } = await visitor.call('profile/logout');
  expect(headers.get('set-cookie')).toContain('shop_session=');
  expect((await visitor.call('shopping-list/shopping-list-details')).text).toContain(
    'USER_NOT_AUTHENTICATED',
  );
  const stale = await visitor.call('shopping-list/new-list', { eventName: 'Late', description: '' });
  expect(stale.status).toBe(409);
  const page = await visitor.open('/account/login?DPSLogout=true');
  expect(page.text).toContain('You’ve signed out.');
});
