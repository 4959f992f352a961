import { describe, expect, it, vi } from 'vitest';
import { CopyListDialog } from '../../../../shared/ui/copy-list-dialog.tsx';
import { click, render, settle, type } from '../../support/render.ts';
import { screenOf } from '../../support/screen.ts';

async function open({
  name = 'Biology 101',
  description = 'Autumn term',
  onSave = async (): Promise<string | undefined> => undefined,
} = {}) {
  const save = vi.fn<(list: object) => Promise<string | undefined>>(onSave);
  const onClose = vi.fn();
  const place = await render(CopyListDialog, {
    list: { id: 'gl1', name, description },
    onSave: save,
    onClose,
  });
  const { button, labelled } = screenOf(place);
  return {
    place,
    save,
    onClose,
    name: labelled('List name'),
    description: labelled('Description (optional)'),
    button,
  };
}

describe('the dialog for copying a list', () => {
  it('says which list is copied, and offers its name and description [2 §2]', async () => {
    const { place, name, description } = await open();
    expect(place.querySelector('h2')?.textContent).toBe('Copy List');
    expect(place.textContent).toContain('The copy of Biology 101 is put with your own lists.');
    expect([name.value, description.value]).toEqual(['Biology 101', 'Autumn term']);
  });

  it('goes by the number of a list without a name, and does not offer that as a name [2 §3]', async () => {
    const list = { id: 'gl1' };
    const place = await render(CopyListDialog, { list, onSave: async () => undefined, onClose: () => {} });
    expect(place.textContent).toContain('The copy of List gl1 is put with your own lists.');
    expect(place.querySelector('input')?.value).toBe('');
  });

  it('takes a name of 40 and a description of 120 characters, and cuts longer ones [2 §9]', async () => {
    const { name, description } = await open({ name: 'n'.repeat(60), description: 'd'.repeat(130) });
    expect([name.maxLength, description.maxLength]).toEqual([40, 120]);
    expect([name.value.length, description.value.length]).toEqual([40, 120]);
  });

  it('copies under what was typed, without spaces around it [2 §2]', async () => {
    const { name, button, save } = await open();
    await type(name, ' My copy ');
    await click(button('Copy List'));
    expect(save.mock.calls).toEqual([[{ name: 'My copy', description: 'Autumn term' }]]);
  });

  it('asks for a name where there is none, at the field [2 §9]', async () => {
    const { name, button, save } = await open();
    await type(name, '');
    await click(button('Copy List'));
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
  });

  it('says what went wrong, keeps what was typed, and can be left [2 §8]', async () => {
    const { name, place, button, onClose } = await open({ onSave: async () => 'This name is taken.' });
    await type(name, 'My copy');
    await click(button('Copy List'));
    await settle();
    expect(place.querySelector('[role=alert]')?.textContent).toBe('This name is taken.');
    expect(name.value).toBe('My copy');
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
