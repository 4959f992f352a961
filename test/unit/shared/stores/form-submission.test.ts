import { describe, expect, it } from 'vitest';
import type { Result } from '../../../../shared/domain/failure.ts';
import { refusalOf } from '../../../../shared/domain/form-refusal.ts';
import { createFormSubmission } from '../../../../shared/stores/form-submission.ts';

type Name = 'email' | 'password';

const open = () =>
  createFormSubmission<Name>((failure) => refusalOf(failure, { email: 'email', password: 'password' }));

const refused: Result<never> = {
  ok: false,
  failure: {
    kind: 'business',
    request: 'POST x',
    messages: [
      { message: 'Taken.', field: 'email' },
      { message: 'Too short.', field: 'password' },
    ],
  },
};

describe('a form that is submitted', () => {
  it('is being sent, then saved [2 §4]', async () => {
    const form = open();
    const sent = form.send(async () => ({ ok: true, value: 'token' }));
    expect(form.$state.get().phase).toBe('sending');
    expect(await sent).toEqual({ ok: true, value: 'token' });
    expect(form.$state.get()).toEqual({ phase: 'saved', errors: {}, refusal: null, attempt: 0 });
  });

  it('is sent once, however often the button is pressed [2 §4]', async () => {
    const form = open();
    let calls = 0;
    const call = async () => {
      calls += 1;
      return refused;
    };
    const [first, second] = await Promise.all([form.send(call), form.send(call)]);
    expect([first, second, calls]).toEqual([refused, null, 1]);
  });

  it('marks what the server refuses, each field until it is changed [2 §5], [2 §8]', async () => {
    const form = open();
    await form.send(async () => refused);
    expect(form.$state.get()).toMatchObject({
      phase: 'open',
      attempt: 1,
      errors: { email: 'Taken.', password: 'Too short.' },
    });
    form.clearErrors(['email']);
    expect(form.$state.get().errors).toEqual({ password: 'Too short.' });
    expect(form.$state.get().refusal?.problems).toHaveLength(2);
  });

  it('counts each failed attempt, and forgets all of them once it’s saved [2 §8]', async () => {
    const form = open();
    await form.send(async () => refused);
    await form.send(async () => refused);
    expect(form.$state.get().attempt).toBe(2);
    await form.send(async () => ({ ok: true, value: null }));
    expect(form.$state.get()).toMatchObject({ phase: 'saved', errors: {}, refusal: null });
  });
});
