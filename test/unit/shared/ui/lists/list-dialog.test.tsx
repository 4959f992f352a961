import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CopyListDialog, NewListDialog } from '../../../../../shared/ui/lists/list-dialog.tsx';
import { click, pass, render, settle, type } from '../../../support/render.ts';
import { screenOf } from '../../../support/screen.ts';

async function openNew(onSave: (list: object) => Promise<string | undefined> = async () => undefined) {
  const save = vi.fn(onSave);
  const onClose = vi.fn();
  const place = await render(NewListDialog, { onSave: save, onClose });
  const { button, labelled } = screenOf(place);
  return {
    place,
    save,
    onClose,
    name: labelled('List name'),
    description: labelled('Description (optional)'),
    button,
    describing: (input: HTMLElement) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
  };
}

/** A promise that the test settles. */
function pending() {
  let end: (problem?: string) => void = () => {};
  const promise = new Promise<string | undefined>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

describe('the new-list dialog', () => {
  it('takes a name of 40 and a description of 120 characters, and counts them [1 §9 New list]', async () => {
    const { name, description, describing } = await openNew();
    expect([name.maxLength, description.maxLength]).toEqual([40, 120]);
    expect(name.required).toBe(true);
    await type(name, 'Biology');
    expect(describing(name)).toEqual(['7 of 40 characters']);
    expect(describing(description)).toEqual(['0 of 120 characters']);
  });

  it('saves what was typed, without spaces around it [1 §2 Save to list]', async () => {
    const { name, description, button, save } = await openNew();
    await type(name, ' Biology ');
    await type(description, 'Autumn term ');
    await click(button('Save List'));
    expect(save.mock.calls).toEqual([[{ name: 'Biology', description: 'Autumn term', isPublic: false }]]);
  });

  it('asks whether others can see it, which they can’t unless the box is ticked [2 §2 Who sees a list]', async () => {
    const { name, button, save, place } = await openNew();
    await type(name, 'Biology');
    const box = screenOf(place).labelled('Others can see this list');
    expect([box.checked, box.indeterminate]).toEqual([false, false]);
    await act(async () => box.click());
    await click(button('Save List'));
    expect(save.mock.calls).toEqual([[{ name: 'Biology', description: '', isPublic: true }]]);
  });

  it('asks for a missing name, at the field [1 §9 New list]', async () => {
    const { name, button, save, describing } = await openNew();
    await type(name, '  ');
    await click(button('Save List'));
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
    expect(describing(name)).toContain('Enter a name for the list.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await type(name, 'B');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('says so even if the field already has the focus [1 §9 New list, accessibility Fields]', async () => {
    vi.useFakeTimers();
    const { name, place } = await openNew();
    name.focus();
    await act(async () => place.querySelector('form')?.requestSubmit());
    await pass(150);
    expect(place.querySelector('[role=status]')?.textContent).toBe('Enter a name for the list.');
    vi.useRealTimers();
  });

  it('saves once, however often it’s submitted [reliability Double press]', async () => {
    const saving = pending();
    const { name, button, save, place } = await openNew(() => saving.promise);
    await type(name, 'Biology');
    await click(button('Save List'));
    expect(button('Save List').getAttribute('aria-disabled')).toBe('true');
    await act(async () => place.querySelector('form')?.requestSubmit());
    expect(save).toHaveBeenCalledOnce();
    saving.end();
    await settle();
    expect(button('Save List').getAttribute('aria-disabled')).toBeNull();
  });

  it('says what went wrong, keeps what was typed, and can be tried again [1 §8 Other failures]', async () => {
    const problems = ['You already have a list of this name.', undefined];
    const { name, description, button, save, place } = await openNew(async () => problems.shift());
    await type(name, 'Biology');
    await type(description, 'Autumn term');
    await click(button('Save List'));
    await settle();
    expect(place.querySelector('[role=alert]')?.textContent).toBe('You already have a list of this name.');
    expect([name.value, description.value]).toEqual(['Biology', 'Autumn term']);
    await click(button('Save List'));
    await settle();
    expect(place.querySelector('[role=alert]')).toBeNull();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('can be closed, with the safe choice first [visual Dialogs]', async () => {
    const { place, button, onClose } = await openNew();
    const names = [...place.querySelectorAll('form button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Cancel', 'Save List']);
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays when text is selected by dragging out of it, and closes on a press outside', async () => {
    const { place, name, onClose } = await openNew();
    const dialog = place.querySelector('dialog') as HTMLElement;
    const dragOut = async (from: HTMLElement) => {
      await act(async () => {
        from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
        dialog.dispatchEvent(new Event('click', { bubbles: true }));
      });
    };
    await dragOut(name);
    expect(onClose).not.toHaveBeenCalled();
    await dragOut(dialog);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

async function openCopy({
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
  it('says which list is copied, and offers its name and description [2 §2 List rows]', async () => {
    const { place, name, description } = await openCopy();
    expect(place.querySelector('h2')?.textContent).toBe('Copy List');
    expect(place.textContent).toContain('We’ll add a copy of Biology 101 to your lists.');
    expect([name.value, description.value]).toEqual(['Biology 101', 'Autumn term']);
  });

  it('uses the number of a list without a name, but doesn’t offer it as a name [2 §3 Shopping list]', async () => {
    const list = { id: 'gl1' };
    const place = await render(CopyListDialog, { list, onSave: async () => undefined, onClose: () => {} });
    expect(place.textContent).toContain('We’ll add a copy of List gl1 to your lists.');
    expect(place.querySelector('input')?.value).toBe('');
  });

  it('takes a name of 40 and a description of 120 characters, and cuts longer ones [2 §9 Lengths]', async () => {
    const { name, description } = await openCopy({ name: 'n'.repeat(60), description: 'd'.repeat(130) });
    expect([name.maxLength, description.maxLength]).toEqual([40, 120]);
    expect([name.value.length, description.value.length]).toEqual([40, 120]);
  });

  it('copies under the typed name, without spaces around it [2 §2 List rows]', async () => {
    const { name, button, save } = await openCopy();
    await type(name, ' My copy ');
    await click(button('Copy List'));
    expect(save.mock.calls).toEqual([[{ name: 'My copy', description: 'Autumn term' }]]);
  });

  it('asks for a missing name, at the field [2 §9 Lengths]', async () => {
    const { name, button, save } = await openCopy();
    await type(name, '');
    await click(button('Copy List'));
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
  });

  it('says what went wrong, keeps what was typed, and can be closed [2 §8 Adding from a list]', async () => {
    const { name, place, button, onClose } = await openCopy({ onSave: async () => 'This name is taken.' });
    await type(name, 'My copy');
    await click(button('Copy List'));
    await settle();
    expect(place.querySelector('[role=alert]')?.textContent).toBe('This name is taken.');
    expect(name.value).toBe('My copy');
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
