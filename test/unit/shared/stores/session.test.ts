import { afterEach, expect, it, vi } from 'vitest';
import { closePage, openPage } from './open-page.ts';

afterEach(closePage);

it('knows the visitor from the page [1 §3]', async () => {
  const { $session } = await openPage({ profile: { firstName: 'Ada', userType: 2 } });
  expect($session.get().visitor).toMatchObject({
    guest: false,
    firstName: 'Ada',
    userType: 2,
    showsPrices: true,
  });
  expect($session.get().ended).toBe(false);
});

it('takes the visitor of a page without a state block for a guest who sees no prices', async () => {
  const { $session } = await openPage({ bare: true });
  expect($session.get().visitor).toMatchObject({ guest: true, userType: 1, siteType: 1, showsPrices: false });
});

it('tells once that the session has ended and keeps the visitor', async () => {
  const { $session, markSessionEnded } = await openPage({ profile: { firstName: 'Ada' } });
  const told: boolean[] = [];
  $session.listen(({ ended }) => told.push(ended));
  markSessionEnded();
  markSessionEnded();
  expect(told).toEqual([true]);
  expect($session.get().visitor.firstName).toBe('Ada');
});

it('follows the shopper who changes their own name; everything else stays [2 §4]', async () => {
  const { $session } = await openPage({ profile: { firstName: 'Ada', userType: 2 } });
  const { renameVisitor } = await import('../../../../shared/stores/rename-visitor.ts');
  const told: (string | undefined)[] = [];
  $session.listen(({ visitor }) => told.push(visitor.firstName));
  renameVisitor({ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' });
  expect(told).toEqual(['Grace']);
  expect($session.get().visitor).toMatchObject({ lastName: 'Hopper', userType: 2, guest: false });
});

it('reports a listener that throws, and tells the others', async () => {
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
