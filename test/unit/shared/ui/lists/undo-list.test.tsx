import { act } from 'react';
import { expect, it } from 'vitest';
import { UndoList } from '../../../../../shared/ui/lists/undo-list.tsx';
import { click, render } from '../../../support/render.ts';

const MESSAGES = { undo: 'Undo', undoAll: 'Undo all', dismissRemoved: 'Dismiss' };
const ENTRIES = ['Beaker', 'Flask'].map((name) => ({
  key: name,
  text: `${name} removed.`,
  label: `Undo removing ${name}`,
}));

it('shows at once which Undo is under way, and until it has ended [accessibility Undo]', async () => {
  const ends: (() => void)[] = [];
  const asked: string[] = [];
  const page = await render(UndoList, {
    messages: MESSAGES,
    entries: ENTRIES,
    onUndo: (keys: readonly string[]) => {
      asked.push(...keys);
      return new Promise<void>((end) => void ends.push(end));
    },
    onDismiss: () => {},
  });
  const undo = (index: number) => page.querySelectorAll('button')[index] as HTMLButtonElement;
  const underWay = () =>
    [...page.querySelectorAll('[data-busy]')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
  await click(undo(0));
  expect(underWay()).toEqual(['Undo removing Beaker']);
  await click(undo(2));
  expect(asked).toEqual(['Beaker', 'Flask']);
  expect(underWay()).toEqual(['Undo removing Beaker', 'Undo removing Flask', 'Undo all']);
  await act(async () => ends[0]?.());
  expect(underWay()).toEqual(['Undo removing Flask']);
  await act(async () => ends[1]?.());
  expect(underWay()).toEqual([]);
});
