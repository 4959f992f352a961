import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { render, settle, type } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';
import { ADDRESS, item, list, MEMBER, READ } from './list-on-screen.ts';

keepTestsApart();

/** A long list, and what is rendered: each box and each quantity reads its own state. */
async function openItems() {
  history.replaceState(null, '', ADDRESS);
  printState({ profile: MEMBER });
  answerCalls({ [READ]: list(Array.from({ length: 60 }, (_, index) => item(index + 1))) });
  const { createListDetail } = await import('../../../../widgets/list-detail/list-detail-state.ts');
  const { ListDetailItems } = await import('../../../../widgets/list-detail/list-detail-items.tsx');
  const page = createListDetail();
  page.start();
  await settle();
  const rendered: string[] = [];
  const { has } = page.selection;
  const { editOf } = page.quantities;
  page.selection.has = (key) => {
    rendered.push(`box ${key}`);
    return has(key);
  };
  page.quantities.editOf = (key) => {
    rendered.push(`quantity ${key}`);
    return editOf(key);
  };
  const holder = await render(ListDetailItems, { page, seesPrices: true, heading: { current: null } });
  return {
    rendered: () => [...new Set(rendered.splice(0))],
    input: (name: string) => holder.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`),
  };
}

describe('in a long list', () => {
  it('a tick renders its own box, and a keystroke its own quantity [performance Rows]', async () => {
    const { rendered, input } = await openItems();
    expect(rendered()).toHaveLength(120);
    await act(async () => input('Select Beaker 30')?.click());
    expect(rendered()).toEqual(['box gi30']);
    await type(input('Quantity of Beaker 30') as HTMLInputElement, '12');
    expect(rendered()).toEqual(['quantity gi30']);
  });
});
