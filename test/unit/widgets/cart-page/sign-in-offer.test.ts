import { describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

keepTestsApart();
const GUEST = { ...MEMBER, transient: true };
const cart = cartReply([cartLine(1)]);

async function openWith(search: string, profile = GUEST) {
  vi.stubGlobal('location', { ...location, origin: location.origin, search, hash: '', href: location.href });
  const screen = await openCart({ cart, profile });
  await settle();
  return screen;
}

describe("a cart page opened with '?sib=true'", () => {
  it('offers guests to sign in, and moves the focus to the heading if they don’t [1 §2 Sign-in offer]', async () => {
    const { dialog, button, heading } = await openWith('?sib=true');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Sign In');
    await click(button('Close'));
    await settle();
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(heading());
  });

  it('offers nothing to members [1 §2 Sign-in offer]', async () => {
    expect((await openWith('?sib=true', MEMBER)).dialog()).toBeNull();
  });

  it('offers nothing to a punch-out session [1 §6 Punch-out session]', async () => {
    const session = { ...GUEST, userSegment: { 'Punchout Session': 1 } };
    const { dialog, text } = await openWith('?sib=true', session);
    expect(dialog()).toBeNull();
    expect(text()).not.toContain('Sign in for more');
  });

  it('is required for the offer [1 §2 Sign-in offer]', async () => {
    expect((await openWith('?sib=1')).dialog()).toBeNull();
  });
});
