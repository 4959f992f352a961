import { act } from 'react';
import { expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { pass } from '../../support/render.ts';
import { connectTabs, openOtherTab } from '../../support/tabs.ts';
import { openLists, READ, rows } from './lists-on-screen.ts';

keepTestsApart();

it('lists that another tab has made are shown, and ticks stay [reliability Other tabs]', async () => {
  connectTabs();
  const { tick, box, page } = await openLists({ [READ]: [rows(1, 2), rows(1, 2, 3)] });
  await tick('Select List 2');
  await act(async () => openOtherTab().say({ t: 'lists' }));
  await pass(0);
  expect(page.textContent).toContain('List 3');
  expect([box('Select List 2').checked, box('Select List 1').checked]).toEqual([true, false]);
});
