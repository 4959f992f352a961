import { act } from 'react';
import { type FormOnScreen, formIn } from '../../support/form-on-screen.ts';
import { catchMoves } from '../../support/moves.ts';
import { beginPage } from '../../support/page.ts';
import { click, render, type } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

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
export interface RegistrationOnScreen extends FormOnScreen {
  place: HTMLElement & { unmount(): Promise<void> };
  requests: Request[];
  /** Where the browser was sent. */
  moves: string[];
  answer(name: 'Yes' | 'No'): HTMLInputElement;
  fillIn(values?: Partial<typeof DANA>): Promise<void>;
  /** The error of a field, or of the question. */
  errorOf(name: string): string | null;
  setEmail(email: string | undefined): Promise<void>;
}

/**
 * Opens a page with the form on it.
 * @param options `query` of the page; `email`, `firstName`, `lastName`: the attributes
 */
export async function openForm(
  replies: Replies = {},
  {
    profile = GUEST,
    query = '',
    email,
    firstName,
    lastName,
  }: { profile?: object; query?: string; email?: string; firstName?: string; lastName?: string } = {},
): Promise<RegistrationOnScreen> {
  beginPage();
  history.replaceState(null, '', `/checkout/confirm${query}`);
  printState({ profile });
  const requests = answerCalls(replies);
  const moves = catchMoves();
  const { RegisterForm } = await import('../../../../widgets/register-form/register-form.tsx');
  const { createElement, useState } = await import('react');
  let setEmail: (email: string | undefined) => void = () => {};
  function Page() {
    const [given, setGiven] = useState(email);
    setEmail = setGiven;
    return createElement(RegisterForm, { email: given, firstName, lastName });
  }
  const place = await render(Page, {}, 'register-form');

  const form = formIn(place);
  const { field } = form;
  const { labelled: answer } = screenOf(place);
  const described = (element: Element | null) =>
    (element?.getAttribute('aria-describedby') ?? '').split(' ').find((id) => id.endsWith('-error'));
  return {
    place,
    requests,
    moves,
    ...form,
    answer,
    async fillIn(values = {}) {
      for (const [name, value] of Object.entries({ ...DANA, ...values })) await type(field(name), value);
      if (answer('No')) await click(answer('No'));
    },
    errorOf(name) {
      const marked = name === 'custType' ? place.querySelector('[role=radiogroup]') : field(name);
      const id = described(marked);
      if (marked?.getAttribute('aria-invalid') !== 'true' || !id) return null;
      return document.getElementById(id)?.textContent ?? null;
    },
    setEmail: (given) => act(async () => setEmail(given)),
  };
}
