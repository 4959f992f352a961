import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass } from '../../support/render.ts';
import { connectTabs, openOtherTab } from '../../support/tabs.ts';
import { CHANGE, DONE, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart();
beforeEach(() => connectTabs());

const BEFORE = list([item(1), item(2)]);
const AFTER = list([item(1), item(2, { quantity: '25' })]);

const otherTabWrites = () => act(async () => openOtherTab().say({ t: 'lists' }));

async function look(hidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('a list that another tab has changed', () => {
  it('shows the change next to it at once [reliability Other tabs]', async () => {
    const { quantity } = await openList({ [READ]: [BEFORE, AFTER] });
    await otherTabWrites();
    await pass(0);
    expect(quantity(2).value).toBe('25');
  });

  it('shows nothing of it on a page that ignores other tabs, which proves the measure', async () => {
    connectTabs({ deaf: true });
    const { quantity, names } = await openList({ [READ]: [BEFORE, AFTER] });
    await otherTabWrites();
    await pass(0);
    expect([quantity(2).value, names()]).toEqual(['2', [READ]]);
  });

  it('shows the change once the tab is in front, and is read no more than needed [reliability Other tabs]', async () => {
    const { quantity, names } = await openList({ [READ]: [BEFORE, AFTER] });
    await look(true);
    await otherTabWrites();
    await otherTabWrites();
    expect(names()).toEqual([READ]);
    await look(false);
    await look(true);
    await look(false);
    await pass(0);
    expect(names()).toEqual([READ, READ]);
    expect(quantity(2).value).toBe('25');
  });

  it('keeps what is typed in the meantime [reliability Typing]', async () => {
    const { quantity, setQuantity } = await openList({ [READ]: [BEFORE, AFTER] });
    await setQuantity(1, '7');
    await otherTabWrites();
    await pass(0);
    expect([quantity(1).value, quantity(2).value]).toEqual(['7', '25']);
  });

  it('keeps what was saved while it was being read [reliability Late replies]', async () => {
    const late = heldReplies();
    let readings = 0;
    const { quantity, setQuantity, leave } = await openList({
      [READ]: () => (readings++ ? late.reply() : BEFORE),
      [CHANGE]: DONE,
    });
    await otherTabWrites();
    await setQuantity(1, '7');
    await leave(1);
    await late.answer(AFTER);
    expect([quantity(1).value, quantity(2).value]).toEqual(['7', '25']);
  });

  it('sends nothing for an item that it no longer has', async () => {
    const { setQuantity, names, text } = await openList({ [READ]: [BEFORE, list([item(1)])] });
    await setQuantity(2, '7');
    await otherTabWrites();
    await pass(1000);
    expect(text()).not.toContain('Beaker 2');
    expect(names()).toEqual([READ, READ]);
  });
});

describe('a change of this tab', () => {
  it('is reported to the others once it’s answered [reliability Other tabs]', async () => {
    const slow = heldReplies();
    const { heard } = openOtherTab();
    const { setQuantity, leave } = await openList({ [READ]: BEFORE, [CHANGE]: () => slow.reply() });
    await setQuantity(1, '7');
    await leave(1);
    expect(heard).toEqual([]);
    await slow.answer(DONE);
    expect(heard).toEqual([{ t: 'lists' }]);
  });

  it('that outlives the page is reported when it’s sent [reliability Other tabs, reliability Page hide]', async () => {
    const { heard } = openOtherTab();
    const { setQuantity } = await openList({ [READ]: BEFORE, [CHANGE]: () => heldReplies().reply() });
    await setQuantity(1, '7');
    await act(async () => void dispatchEvent(new Event('pagehide')));
    expect(heard).toEqual([{ t: 'lists' }]);
  });
});
