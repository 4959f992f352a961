import { describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '../../../../shared/domain/failure.ts';
import { ReadFailure } from '../../../../shared/ui/failure.tsx';
import { click, render } from '../../support/render.ts';

async function show(kind: string, messages: { message: string }[] = []) {
  const onRetry = vi.fn();
  const failure = { kind: kind as FailureKind, messages };
  const place = await render(ReadFailure, { failure, what: 'Your orders', onRetry });
  return {
    onRetry,
    told: [...place.querySelectorAll('[role=alert] p')].map(({ textContent }) => textContent),
    link: place.querySelector('a'),
    button: place.querySelector('button'),
  };
}

describe('something that couldn’t be read', () => {
  it.each(['network', 'timeout', 'http', 'not-json', 'contract', 'business', 'conflict'])(
    'is reported at once, and can be tried again (%s) [reliability Failures]',
    async (kind) => {
      const { told, button, link, onRetry } = await show(kind);
      expect(told).toEqual(['Your orders couldn’t be loaded. Please try again.']);
      expect(link).toBeNull();
      expect(button?.textContent).toBe('Try again');
      await click(button as HTMLElement);
      expect(onRetry).toHaveBeenCalledOnce();
    },
  );

  it('is reported with the server’s message if it refused, as text [2 §8 Order]', async () => {
    const messages = [{ message: 'No such {what}.' }, { message: '' }, { message: '<b>Call us.</b>' }];
    const { told, button } = await show('business', messages);
    expect(told).toEqual(['No such {what}.', '<b>Call us.</b>']);
    expect(button).not.toBeNull();
  });

  it('hides a server’s message that belongs to another kind of failure', async () => {
    const { told } = await show('http', [{ message: 'NullPointerException' }]);
    expect(told).toEqual(['Your orders couldn’t be loaded. Please try again.']);
  });

  it('says so if the browser is offline [reliability Offline]', async () => {
    const { told, button } = await show('offline');
    expect(told).toEqual(['You’re offline. Your orders couldn’t be loaded.']);
    expect(button?.textContent).toBe('Try again');
  });

  it('offers to sign in if the session has ended, and to return here [reliability Session end]', async () => {
    const { told, button, link } = await show('session');
    expect(told).toEqual(['Your session has ended. Your orders couldn’t be loaded.']);
    expect(button).toBeNull();
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Sign in',
      '/account/login?resume=prev',
    ]);
  });

  it('can be tried again if it’s forbidden, since that may be a proxy in between [reliability Failures]', async () => {
    const { told, button, link } = await show('forbidden');
    expect(told).toEqual(['Your orders can’t be shown for your account.']);
    expect([button?.textContent, link]).toEqual(['Try again', null]);
  });
});
