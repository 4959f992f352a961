// @vitest-environment node
import { expect, it } from 'vitest';
import { type Shopper, shareShop } from '../../../../support/shopper.ts';

const { shop, shopper } = shareShop();

const form = (changes: Record<string, string> = {}) => ({
  profileId: '550001',
  firstName: 'Avery',
  lastName: 'Lindqvist',
  previousEmail: 'avery.lindqvist@example.com',
  password: 'secret',
  confirmPassword: 'secret',
  tAndC: 'false',
  optIn: 'true',
  updateSuccessURL: '/account/sso/profile.jsp',
  updateErrorURL: '/account/sso/profile.jsp',
  postAuthUrl: `${shop().portal}/continue`,
  ...changes,
});
const update = async (visitor: Shopper, changes: Record<string, string>) =>
  JSON.parse((await visitor.call('profile/SSO-updateprofile', { data: form(changes) })).text);

it.each([
  ['550001', { isImported: false, generatedPassword: true }],
  ['550002', { isImported: true, generatedPassword: false }],
  ['550003', { isImported: false, generatedPassword: false }],
])('reads the profile %s of a partner as a JSON string [2 §7 SSO profile]', async (id, flags) => {
  const visitor = await shopper('/');
  const { text, payload } = await visitor.call(`profile/get-sso-profile-data/${id}`);
  expect(JSON.parse(text).response).toBeTypeOf('string');
  for (const [name, value] of Object.entries(flags))
    expect(/^(true|1)$/.test(`${payload[name]}`)).toBe(value);
});

it('returns a separate token for each completed profile, wrapped twice [2 §7 SSO profile]', async () => {
  const visitor = await shopper('/');
  const { response } = await update(visitor, {});
  const other = await shopper('/');
  const second = await update(other, {});
  expect(response.response.token).toMatch(/^[\w-]{32}$/);
  expect(second.response.response.token).not.toBe(response.response.token);
});

it('reports errors by key, some of them without words [2 §5 SSO profile]', async () => {
  const visitor = await shopper('/');
  const keys = async (changes: Record<string, string>) => {
    const { response } = await update(visitor, changes);
    const { errorMessage } = typeof response === 'string' ? JSON.parse(response) : response;
    return Object.fromEntries(
      errorMessage.map(({ key, message }: { key: string; message: string }) => [key, message]),
    );
  };
  expect(await keys({ password: '12345', confirmPassword: '12345' })).toEqual({
    password: 'Passwords must be at least 6 characters long.',
    confirmPassword: 'hidden',
  });
  expect(await keys({ confirmPassword: 'other' })).toEqual({
    confirmPassword: 'The passwords are not the same.',
  });
  const imported = { profileId: '550002', previousEmail: 'noor.haddad@example.com' };
  expect(await keys(imported)).toEqual({ tAndC: 'Please accept the terms and conditions.' });
  const unsubscribed = { profileId: '550003', previousEmail: 'tomas.rivera@example.com', tAndC: 'true' };
  expect(Object.keys(await keys(unsubscribed))).toEqual(['optIn']);
  const done = { data: form({ ...unsubscribed, optIn: 'false' }) };
  expect((await visitor.call('profile/SSO-updateprofile', done)).payload.token).toMatch(/^[\w-]{32}$/);
});

it('returns a recognizable token on request [reliability Faults]', async () => {
  const visitor = await shopper('/?fault=sentinel');
  expect((await update(visitor, {})).response.response.token).toBe('SENT-SSO-TOKEN');
});

it('has a partner site that takes the token and says so, on an origin that the pages list [2 §2 SSO return]', async () => {
  const visitor = await shopper('/account/sso/profile.jsp?id=550001');
  expect(visitor.state().config).toMatchObject({ ssoOrigins: [shop().portal] });
  const { text } = await fetch(`${shop().portal}/continue`, {
    method: 'POST',
    body: new URLSearchParams({ createdToken: 'a-token' }),
  }).then(async (reply) => ({ text: await reply.text() }));
  expect(text).toContain('a-token');
  expect(shop().posted).toEqual([{ path: '/continue', fields: { createdToken: 'a-token' } }]);
});
