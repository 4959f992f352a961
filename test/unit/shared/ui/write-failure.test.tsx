import { describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '../../../../shared/domain/failure.ts';
import { WriteFailureNotice } from '../../../../shared/ui/failure.tsx';
import { click, render } from '../../support/render.ts';

const said = [{ message: 'No frogs today.' }, { message: 'Nor newts.' }];

async function show(failure: { kind: FailureKind; status?: number; messages?: typeof said }) {
  const onDismiss = vi.fn();
  const place = await render(WriteFailureNotice, {
    failure: { messages: [], ...failure },
    failed: 'Not done.',
    unsure: 'Perhaps done.',
    onDismiss,
  });
  return { place, onDismiss, lines: [...place.querySelectorAll('p')].map(({ textContent }) => textContent) };
}

describe('the message about a failed action', () => {
  it('consists of the server’s messages, a line each, if it refused [2 §8 Order]', async () => {
    expect((await show({ kind: 'business', messages: said })).lines).toEqual([
      'No frogs today.',
      'Nor newts.',
    ]);
  });

  it.each<FailureKind>(['http', 'not-json', 'network'])(
    'doesn’t show the messages of a failure %s',
    async (kind) => {
      expect((await show({ kind, messages: said })).lines).not.toContain('No frogs today.');
    },
  );

  it.each<[{ kind: FailureKind; status?: number }, string]>([
    [{ kind: 'business' }, 'Not done.'],
    [{ kind: 'forbidden', status: 403 }, 'Not done.'],
    [{ kind: 'http', status: 404 }, 'Not done.'],
    [{ kind: 'http', status: 503 }, 'Perhaps done.'],
    [{ kind: 'timeout' }, 'Perhaps done.'],
    [{ kind: 'network' }, 'Perhaps done.'],
    [{ kind: 'contract', status: 200 }, 'Perhaps done.'],
    [{ kind: 'offline' }, 'You’re offline. Try again when you’re back online.'],
  ])('for %j is %s [reliability Lost reply]', async (failure, message) => {
    expect((await show(failure)).lines).toEqual([message]);
  });

  it('links to signing in after the session has ended [reliability Session end]', async () => {
    const { place, lines } = await show({ kind: 'session' });
    expect(lines).toEqual(['Your session has ended. Sign in, then try again.']);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('is an alert that can be dismissed', async () => {
    const { place, onDismiss } = await show({ kind: 'http' });
    expect(place.querySelector('[role=alert]')).not.toBeNull();
    await click(place.querySelector('button') as HTMLElement);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
