import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { click, render, type } from '../../../support/render.ts';
import { printState } from '../../../support/state-block.ts';

keepTestsApart();

async function open(config: object = {}) {
  printState({ config });
  const onClose = vi.fn();
  const { SignInDialog } = await import('../../../../../shared/ui/cart/sign-in-dialog.tsx');
  const place = await render(SignInDialog, { onClose });
  const form = place.querySelector('form') as HTMLFormElement;
  return {
    place,
    form,
    onClose,
    email: form.querySelector('[name=email]') as HTMLInputElement,
    password: form.querySelector('[name=password]') as HTMLInputElement,
    toggle: form.querySelector('[aria-label$=password]') as HTMLElement,
    /** Sends the form. @returns whether the browser may post it */
    async send(): Promise<boolean> {
      const event = new Event('submit', { bubbles: true, cancelable: true });
      await act(async () => void form.dispatchEvent(event));
      return !event.defaultPrevented;
    },
  };
}

const problemOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the sign-in dialog', () => {
  it('is a plain form to the configured address, and returns here [1 §2 Sign-in offer]', async () => {
    const { form } = await open({ loginAction: '/account/sign-in' });
    expect(form.getAttribute('method')).toBe('post');
    expect(form.getAttribute('action')).toBe('http://shop.test/account/sign-in');
    expect((form.querySelector('[name=resume]') as HTMLInputElement).value).toBe('prev');
  });

  it.each(['https://evil.example/login', 'javascript:alert(1)', '//evil.example/'])(
    'sends no password to %s [S4, S15]',
    async (loginAction) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { form } = await open({ loginAction });
      expect(form.getAttribute('action')).toBe('/account/login');
      expect(error.mock.calls.flat().join(' ')).toContain('config.loginAction');
    },
  );

  it('posts exactly what the site’s login page accepts [embedding Sign-in form]', async () => {
    const { form, place } = await open({
      loginAction: '/account/login',
      signIn: {
        action: '/shop/login.jsp',
        fields: { '_D:login': ' ', '/atg/userprofiling/ProfileFormHandler.login': 'Sign In' },
        names: { email: 'user-id', password: 'user-password', resume: 'returnTo' },
      },
    });
    expect(form.getAttribute('action')).toBe('http://shop.test/shop/login.jsp');
    const named = [...form.querySelectorAll('input')].map(({ name, type, value }) => [name, type, value]);
    expect(named).toEqual([
      ['_D:login', 'hidden', ' '],
      ['/atg/userprofiling/ProfileFormHandler.login', 'hidden', 'Sign In'],
      ['returnTo', 'hidden', 'prev'],
      ['user-id', 'email', ''],
      ['user-password', 'password', ''],
    ]);
    const fields = [...place.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];
    await act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(fields.map(problemOf)).toEqual(['Enter your email address.', 'Enter your password.']);
  });

  it('has no field for the return address if the site names none, and posts to no other site [embedding Sign-in form, S15]', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const names = { email: 'a', password: 'b' };
    const { form } = await open({ signIn: { action: 'https://evil.example/login', names } });
    expect([...form.querySelectorAll('input')].map(({ name }) => name)).toEqual(['a', 'b']);
    expect(form.getAttribute('action')).toBe('/account/login');
    expect(error.mock.calls.flat().join(' ')).toContain('config.signIn.action');
  });

  it('has fields that password managers recognize and that accept paste [S15]', async () => {
    const { email, password } = await open();
    expect([email.type, email.autocomplete]).toEqual(['email', 'username']);
    expect([password.type, password.autocomplete]).toEqual(['password', 'current-password']);
    for (const field of [email, password]) {
      // Preact sets the property, which the simulated document doesn't write into the attribute.
      expect(field.getAttribute('spellcheck') ?? String(field.spellcheck)).toBe('false');
      expect(field.getAttribute('autocapitalize')).toBe('none');
    }
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    password.dispatchEvent(paste);
    expect(paste.defaultPrevented).toBe(false);
  });

  it('asks for what is missing, at the first such field [accessibility Error summary]', async () => {
    const { email, password, send } = await open();
    expect(await send()).toBe(false);
    expect(document.activeElement).toBe(email);
    expect([problemOf(email), problemOf(password)]).toEqual([
      'Enter your email address.',
      'Enter your password.',
    ]);
    await type(email, 'dana@example.com');
    expect(problemOf(email)).toBeUndefined();
    expect(await send()).toBe(false);
    expect(document.activeElement).toBe(password);
  });

  it('is sent once, until ten seconds have passed without leaving the page', async () => {
    const { email, password, send } = await open();
    await type(email, 'dana@example.com');
    await type(password, 'SENT-PW');
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(await send()).toBe(true);
  });

  it('shows and hides the password with a button that says what it does [S15, accessibility Passwords]', async () => {
    const { password, toggle } = await open();
    await type(password, 'SENT-PW');
    await click(toggle);
    expect([password.type, toggle.getAttribute('aria-label')]).toEqual(['text', 'Hide password']);
    await act(async () => vi.advanceTimersByTime(100));
    expect(document.querySelector('.cb-hidden-text[role=status]')?.textContent).toBe(
      'Your password is shown.',
    );
    await click(toggle);
    expect([password.type, password.value]).toEqual(['password', 'SENT-PW']);
  });

  it('hides the password when it is sent, and forgets it when the page is left [S15]', async () => {
    const { email, password, toggle, send } = await open();
    await type(email, 'dana@example.com');
    await type(password, 'SENT-PW');
    await click(toggle);
    await send();
    expect([password.type, password.value]).toEqual(['password', 'SENT-PW']);
    await act(async () => dispatchEvent(new Event('pagehide')));
    expect(password.value).toBe('');
  });

  it('links to creating an account [1 §2 Sign-in offer]', async () => {
    const { place } = await open();
    const link = place.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Create an account', '/account/login']);
  });

  it('closes on Escape [accessibility Dialogs]', async () => {
    const { place, onClose } = await open();
    await act(async () =>
      place.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })),
    );
    expect(onClose).toHaveBeenCalledOnce();
  });
});
