// @vitest-environment node
import { expect, it } from 'vitest';
import { type Shopper, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

const OWN = '220022';
const MADE_UP = '440001';
const form = (changes: Record<string, string> = {}) => ({
  profileId: OWN,
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'individual@example.com',
  password: '',
  ...changes,
});
const update = async (visitor: Shopper, changes: Record<string, string>) =>
  (await visitor.call('profile/update-profile', form(changes))).payload;

it('reads the shopper’s own profile and one with a generated password, and no other [2 §2 Profile by id]', async () => {
  const visitor = await shopper('/?as=individual');
  const read = async (id: string) => (await visitor.call(`profile/profile-details/${id}`)).payload;
  expect(await read(OWN)).toMatchObject({
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'individual@example.com',
  });
  expect(await read(MADE_UP)).toMatchObject({ firstName: 'Robin' });
  expect(`${(await read(MADE_UP)).generatedPassword}`).toMatch(/^(true|1)$/);
  expect(await read('999999')).not.toHaveProperty('email');
  const guest = await shopper('/');
  expect((await guest.call(`profile/profile-details/${OWN}`)).payload).not.toHaveProperty('email');
});

it('keeps a new name and shows it on the next page; the new password then signs in [2 §4 Profile save]', async () => {
  const visitor = await shopper('/?as=individual');
  const changes = { firstName: 'Deborah', email: 'deborah@example.com', password: 'secret 1' };
  expect(await update(visitor, changes)).not.toHaveProperty('_ERROR_MESSAGE_');
  const page = await visitor.open('/account/profile?success=true');
  expect(page.text).toContain('Hello, Deborah');
  expect(visitor.state().profile).toMatchObject({ firstName: 'Deborah', email: 'deborah@example.com' });
  await visitor.open('/account/logout');
  const signIn = { email: 'deborah@example.com', password: 'science' };
  expect((await visitor.submit('/account/login', signIn)).status).toBe(422);
  const { status } = await visitor.submit('/account/login', { ...signIn, password: 'secret 1' });
  expect(status).toBe(303);
  expect((await visitor.open('/account/list')).text).toContain('Biology 101: Dissection');
});

it('names every wrong property, with its message [2 §5 Profile]', async () => {
  const visitor = await shopper('/?as=individual');
  const wrong = { firstName: '', lastName: 'x'.repeat(20), email: 'nowhere', password: '12345' };
  expect((await update(visitor, wrong))._ERROR_MESSAGE_).toEqual({
    errors: [
      'First Name is a required field.',
      'Last Name has at most 19 characters.',
      'The email address does not appear to be valid.',
      'Passwords must be at least 6 characters long.',
    ],
    properties: ['firstName', 'lastName', 'email', 'password'],
  });
  expect((await update(visitor, { email: 'contract@example.com' }))._ERROR_MESSAGE_).toEqual({
    errors: ['An account with this email address already exists.'],
    properties: ['email'],
  });
});

it('lets a shopper replace a generated password once, without signing in and without changing the name [2 §2 Profile by id]', async () => {
  const guest = await shopper('/');
  const changes = { profileId: MADE_UP, firstName: 'Mallory', password: 'mine now' };
  expect((await update(guest, { ...changes, password: '' }))._ERROR_MESSAGE_).toMatchObject({
    properties: ['password'],
  });
  expect(await update(guest, changes)).not.toHaveProperty('_ERROR_MESSAGE_');
  expect(await update(guest, changes)).toHaveProperty('_ERROR_MESSAGE_');
  const signIn = { email: 'robin.castillo@example.com', password: 'mine now' };
  expect((await guest.submit('/account/login', signIn)).status).toBe(303);
  await guest.open('/');
  expect(guest.state().profile).toMatchObject({ firstName: 'Robin', transient: false });
});
