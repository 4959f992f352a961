import { act } from 'react';
import { vi } from 'vitest';
import { click, render, settle, type } from '../../support/render.ts';
import { openPage, openShop, printState, type Replies, type Request } from '../../support/shop.ts';

export const REGISTER = 'POST profile/choose-account-type';
export const CREATED = { status: 'success' };
export const GUEST = { transient: true, hidePrice: 'false' };

export const DANA = {
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  password: 'SENT-PW',
};

/** The form as a guest uses it. */
export interface FormOnScreen {
  place: HTMLElement & { unmount(): Promise<void> };
  requests: Request[];
  /** Where the browser was sent. */
  moves: string[];
  field(name: string): HTMLInputElement;
  answer(name: 'Yes' | 'No'): HTMLInputElement;
  fillIn(values?: Partial<typeof DANA>): Promise<void>;
  send(): Promise<void>;
  /** What is wrong with a field, or with the question. */
  errorOf(name: string): string | null;
  /** The texts of the red block; what is no link is in brackets. */
  problems(): string[];
  setEmail(email: string | undefined): Promise<void>;
}

/**
 * Opens a page with the form on it.
 * @param options `query` of the page; `email`: the attribute
 */
export async function openForm(
  replies: Replies = {},
  { profile = GUEST, query = '', email }: { profile?: object; query?: string; email?: string } = {},
): Promise<FormOnScreen> {
  openPage();
  history.replaceState(null, '', `/checkout/confirm${query}`);
  printState({ profile });
  const requests = openShop(replies);
  const moves: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void moves.push(`${url}`));
  const { RegisterForm } = await import('../../../../widgets/register-form/register-form.tsx');
  const { createElement, useState } = await import('react');
  let setEmail: (email: string | undefined) => void = () => {};
  function Page() {
    const [given, setGiven] = useState(email);
    setEmail = setGiven;
    return createElement(RegisterForm, { email: given });
  }
  const place = await render(Page, {}, 'register-form');

  const field = (name: string) => place.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const answer = (name: string) =>
    [...place.querySelectorAll('label')].find((label) => label.textContent === name)
      ?.control as HTMLInputElement;
  const described = (element: Element | null) =>
    (element?.getAttribute('aria-describedby') ?? '').split(' ').find((id) => id.endsWith('-error'));
  return {
    place,
    requests,
    moves,
    field,
    answer,
    async fillIn(values = {}) {
      for (const [name, value] of Object.entries({ ...DANA, ...values })) await type(field(name), value);
      if (answer('No')) await click(answer('No'));
    },
    async send() {
      await act(async () => place.querySelector('form')?.requestSubmit());
      await settle();
    },
    errorOf(name) {
      const marked = name === 'custType' ? place.querySelector('[role=radiogroup]') : field(name);
      const id = described(marked);
      if (marked?.getAttribute('aria-invalid') !== 'true' || !id) return null;
      return document.getElementById(id)?.textContent ?? null;
    },
    problems() {
      const told = [...place.querySelectorAll('.cb-error-summary p, .cb-error-summary li')];
      return told.map((one) => (one.querySelector('a') ? `${one.textContent}` : `(${one.textContent})`));
    },
    setEmail: (given) => act(async () => setEmail(given)),
  };
}
