import { afterEach, expect, it, vi } from 'vitest';
import { endPage } from '../../support/page.ts';
import { printState } from '../../support/state-block.ts';
import { openPage } from '../../support/stores.ts';

afterEach(endPage);

it('knows the visitor from the page [1 §3 Profile]', async () => {
  const { $session } = await openPage({ profile: { firstName: 'Ada', userType: 2 } });
  expect($session.get().visitor).toMatchObject({
    guest: false,
    firstName: 'Ada',
    userType: 2,
    showsPrices: true,
  });
  expect($session.get().ended).toBe(false);
});

it('treats the visitor of a page without a state block as a guest who sees no prices [embedding Profile]', async () => {
  const { $session } = await openPage({ bare: true });
  expect($session.get().visitor).toMatchObject({ guest: true, userType: 1, siteType: 1, showsPrices: false });
});

it('reports once that the session has ended, and keeps the visitor', async () => {
  const { $session, markSessionEnded } = await openPage({ profile: { firstName: 'Ada' } });
  const told: boolean[] = [];
  $session.listen(({ ended }) => told.push(ended));
  markSessionEnded();
  markSessionEnded();
  expect(told).toEqual([true]);
  expect($session.get().visitor.firstName).toBe('Ada');
});

it('notices an ended session from any call [wire Session end, reliability Session end]', async () => {
  const { $session } = await openPage();
  const { readOrderPromoArea } = await import('../../../../shared/api/content/promo-area.ts');
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }));
  await readOrderPromoArea();
  expect($session.get().ended).toBe(true);
});

it('keeps the first state block, whatever a script replaces it with [embedding State block]', async () => {
  const { $session, followStateBlock } = await openPage({ profile: { firstName: 'Ada' } });
  const block = document.getElementById('cb-state') as HTMLElement;
  const other = block.cloneNode() as HTMLElement;
  other.textContent = JSON.stringify({ profile: { firstName: 'Eve', userType: 2 } });
  block.replaceWith(other);
  followStateBlock();
  expect($session.get().visitor).toMatchObject({ firstName: 'Ada', userType: 1 });
});

it('follows a page whose state block arrives later', async () => {
  const { $session, followStateBlock, markSessionEnded } = await openPage();
  markSessionEnded();
  followStateBlock();
  expect($session.get().ended).toBe(true);
  document.getElementById('cb-state')?.remove();
  printState({ profile: { profileId: '220023', firstName: 'Grace' } });
  followStateBlock();
  expect($session.get()).toMatchObject({ visitor: { firstName: 'Grace' }, ended: false });
});

it('follows shoppers who change their own name; everything else stays [2 §4 Profile save]', async () => {
  const { $session } = await openPage({ profile: { firstName: 'Ada', userType: 2 } });
  const told: (string | undefined)[] = [];
  $session.listen(({ visitor }) => told.push(visitor.firstName));
  const { renameVisitor } = await import('../../../../shared/stores/account/rename-visitor.ts');
  renameVisitor({ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' });
  expect(told).toEqual(['Grace']);
  expect($session.get().visitor).toMatchObject({ lastName: 'Hopper', userType: 2, guest: false });
});

it('reports a listener that throws, and calls the others', async () => {
  const { $session, markSessionEnded } = await openPage();
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const told = vi.fn();
  $session.listen(() => {
    throw new Error('broken island');
  });
  $session.listen(told);
  expect(markSessionEnded).not.toThrow();
  expect(told).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledOnce();
});
