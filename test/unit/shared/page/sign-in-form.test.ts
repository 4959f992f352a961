import { beforeEach, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { printState } from '../../support/state-block.ts';

keepTestsApart();

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function read(config: object) {
  printState({ config });
  const { signInForm } = await import('../../../../shared/page/sign-in-form.ts');
  return signInForm();
}

const names = { email: 'login', password: 'secret' };
const DEFAULT = {
  action: '/account/login',
  fields: {},
  names: { email: 'email', password: 'password', resume: 'resume' },
};

it('is what the site’s login page accepts, without fields that aren’t texts [embedding Sign-in form]', async () => {
  const form = await read({ signIn: { action: '/j_security_check', fields: { site: 'us', n: 7 }, names } });
  expect(form).toEqual({ action: '/j_security_check', key: 'signIn.action', fields: { site: 'us' }, names });
  expect(errors.mock.calls.flat()).toEqual([
    expect.stringContaining('config.signIn.fields.n: expected a text, found 7'),
  ]);
});

it.each([[{ action: '/login', names: { email: 'login' } }], [{ names }], [{ action: 7, names }]])(
  'is the default for %j, which is reported [embedding Sign-in form]',
  async (signIn) => {
    expect(await read({ signIn })).toMatchObject(DEFAULT);
    expect(errors.mock.calls.flat().join()).toContain('config.signIn: expected an object with an action');
  },
);

it('is the default if the page sets nothing [embedding Sign-in form]', async () => {
  expect(await read({})).toMatchObject(DEFAULT);
  expect(errors).not.toHaveBeenCalled();
});
