import { expect, it, vi } from 'vitest';
import { provideLocks } from '../../support/locks.ts';
import { beginPage, endPage } from '../../support/page.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';
import { cart, keepTestsApart, READ } from './quick-order-page.ts';

keepTestsApart();

/** Opens the form in a tab whose storage says that a row is being sent. */
async function openForm(): Promise<string[]> {
  endPage();
  beginPage();
  const rows = [{ itemNumber: '351211', quantity: '2', sent: { before: 0 } }];
  sessionStorage.setItem('cb-quick-order-0', JSON.stringify({ owner: '220022', rows }));
  sessionStorage.setItem('cb-tab', 'first');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  printState({ profile: { transient: false, profileId: '220022' } });
  answerCalls({ [READ]: cart });
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  const form = await render(QuickOrder, { rows: 1 }, 'quick-order');
  await settle();
  await vi.advanceTimersByTimeAsync(5000);
  await settle();
  return [...form.querySelectorAll('input')].map(({ value }) => value);
}

it('a duplicate of the tab leaves a row that is being added to the original tab [journal Copies]', async () => {
  provideLocks().take('cb-tab:first');
  expect(await openForm()).toEqual(['', '1']);
});

it('the original tab keeps that row [journal Copies, 1 §8 Quick order draft]', async () => {
  provideLocks();
  expect(await openForm()).toEqual(['351211', '2']);
});
