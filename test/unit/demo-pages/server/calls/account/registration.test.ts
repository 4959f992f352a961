// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

const REGISTER = 'profile/choose-account-type';
const FORM = {
  firstName: 'Aoife',
  lastName: "O'Malley",
  email: 'aoife@example.org',
  password: 'six666',
  custType: 'personal',
  optIn: true,
};

it('creates an account and signs in with a new session id [2 §4 Registration]', async () => {
  const visitor = await shopper('/?as=guest&cart=plain');
  const { payload, headers } = await visitor.call(REGISTER, FORM);
  expect(payload).toMatchObject({ status: 'success' });
  expect(headers.get('set-cookie')).toContain('shop_session=');
  await visitor.open('/account/school');
  expect(visitor.state().profile).toMatchObject({ transient: false, firstName: 'Aoife', userType: '1' });
  expect(await visitor.lines()).toHaveLength(3);
});

it('recognizes the account until the session ends, by its own password only [2 §6 Guest]', async () => {
  const visitor = await shopper('/?as=guest');
  await visitor.call(REGISTER, { ...FORM, custType: 'international' });
  await visitor.open('/account/logout');
  expect(visitor.state().profile).toMatchObject({ transient: true });
  const wrong = await visitor.submit('/account/login', { email: FORM.email, password: 'science' });
  expect(wrong.status).toBe(422);
  await visitor.submit('/account/login', { email: FORM.email, password: FORM.password });
  await visitor.open('/');
  expect(visitor.state().profile).toMatchObject({ transient: false, userType: '3' });
});

it('refuses an address that has an account, whichever it is [2 §8 Registration]', async () => {
  const visitor = await shopper('/?as=guest');
  const body = { ...FORM, email: 'Contract@example.com' };
  const first = await visitor.call(REGISTER, body);
  const second = await visitor.call(REGISTER, body);
  const text = expect.stringMatching(/^An account with this email address already exists\./);
  expect([first.payload.errors, second.payload.errors]).toEqual([[text], [{ message: text }]]);
  await visitor.open('/');
  expect(visitor.state().profile).toMatchObject({ transient: true });
});

it.each([
  ['firstName', '', 'First Name is a required field.'],
  ['firstName', '<b>', 'First Name is invalid'],
  ['firstName', 'x'.repeat(20), 'First Name is invalid'],
  ['lastName', ' ', 'Last Name is a required field.'],
  ['email', 'aoife@example', 'does not appear to be valid'],
  ['email', `${'a'.repeat(250)}@example.org`, 'does not appear to be valid'],
  ['password', 'short', 'Password is invalid'],
  ['custType', 'pirate', 'Please choose an option'],
])('doesn’t trust the form: %s "%s" [2 §5 Account kind]', async (field, value, message) => {
  const visitor = await shopper('/?as=guest');
  const { payload } = await visitor.call(REGISTER, { ...FORM, [field]: value });
  expect(JSON.stringify(payload.errors)).toContain(message);
});

it('is for guests, with the page’s token [2 §2 Register form]', async () => {
  const member = await shopper('/?as=individual');
  expect((await member.call(REGISTER, FORM)).text).toContain('signed in already');
  const guest = await shopper('/?as=guest');
  expect((await guest.call(REGISTER, FORM, { 'x-cb-csrf': 'other' })).status).toBe(409);
});
