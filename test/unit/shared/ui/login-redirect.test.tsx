import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../shared/page/events.ts';
import { LoginRedirect } from '../../../../shared/ui/login-redirect.tsx';
import { render, settle } from '../../support/render.ts';

describe('a guest on an account page', () => {
  it('is sent to the login page, once, and told so with a link [2 §6 Guest]', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const moves: unknown[] = [];
    const stop = listen('cb:navigate', (move) => moves.push(move));
    const place = await render(LoginRedirect, { returns: true });
    await settle();
    stop();
    const url = 'http://shop.test/account/login?resume=prev';
    expect(moves).toEqual([{ url, reason: 'sign-in' }]);
    expect(assign.mock.calls).toEqual([[url]]);
    expect(place.textContent).toBe('Please sign in to see this page. Sign in');
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });
});
