import { describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page-per-test.ts';
import { click, settle } from '../../support/render.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

keepTestsApart();
const GUEST = { ...MEMBER, transient: true };
const cart = cartReply([cartLine(1)]);

async function openWith(search: string, profile = GUEST) {
  vi.stubGlobal('location', { ...location, search, href: location.href });
  const screen = await openCart({ cart, profile });
  await settle();
  return screen;
}

describe("a cart page opened with '?sib=true'", () => {
  it('offers guests to sign in, and leaves the focus at the heading when they do not [1 §2]', async () => {
    const { dialog, button, heading } = await openWith('?sib=true');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Sign In');
    await click(button('Close'));
    await settle();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it('offers nothing to shoppers who are signed in [1 §2]', async () => {
    expect((await openWith('?sib=true', MEMBER)).dialog()).toBeNull();
  });

  it('is needed for the offer [1 §2]', async () => {
    expect((await openWith('?sib=1')).dialog()).toBeNull();
  });
});
