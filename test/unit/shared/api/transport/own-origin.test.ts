import { expect, it, vi } from 'vitest';
import { send } from '../../../../../shared/api/transport/send.ts';

it('a call goes to the page’s own origin even if a base element names another [embedding Own origin]', async () => {
  const base = document.createElement('base');
  base.href = 'https://elsewhere.example/shop/';
  document.head.append(base);
  const fetched = vi.fn(async (_: string, __: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  await send('/api/rest/cb/cart/cart-details/false');
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/api/rest/cb/cart/cart-details/false`);
  vi.unstubAllGlobals();
  base.remove();
});
