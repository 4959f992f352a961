import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NewListDialog } from '../../../../shared/ui/new-list-dialog.tsx';
import { click, render, settle, type } from '../../support/render.ts';
import { screenOf } from '../../support/screen.ts';

async function open(onSave: (list: object) => Promise<string | undefined> = async () => undefined) {
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
  it('takes a name of 40 and a description of 120 characters, and counts them [1 §9]', async () => {
    const { name, description, describing } = await open();
    expect([name.maxLength, description.maxLength]).toEqual([40, 120]);
    expect(name.required).toBe(true);
    await type(name, 'Biology');
    expect(describing(name)).toEqual(['7 of 40 characters']);
    expect(describing(description)).toEqual(['0 of 120 characters']);
  });

  it('saves what was typed, without spaces around it [1 §2]', async () => {
    const { name, description, button, save } = await open();
    await type(name, ' Biology ');
    await type(description, 'Autumn term ');
    await click(button('Save List'));
    expect(save.mock.calls).toEqual([[{ name: 'Biology', description: 'Autumn term' }]]);
  });

  it('asks for a name where there is none, at the field [1 §9]', async () => {
    const { name, button, save, describing } = await open();
    await type(name, '  ');
    await click(button('Save List'));
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
    expect(describing(name)).toContain('Enter a name for the list.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await type(name, 'B');
    expect(name.getAttribute('aria-invalid')).toBeNull();
  });

  it('saves once, however often it is sent [reliability]', async () => {
    const saving = pending();
    const { name, button, save, place } = await open(() => saving.promise);
    await type(name, 'Biology');
    await click(button('Save List'));
    expect(button('Save List').getAttribute('aria-disabled')).toBe('true');
    await act(async () => place.querySelector('form')?.requestSubmit());
    expect(save).toHaveBeenCalledOnce();
    saving.end();
    await settle();
    expect(button('Save List').getAttribute('aria-disabled')).toBeNull();
  });

  it('says what went wrong, keeps what was typed, and can be tried again [1 §8]', async () => {
    const problems = ['You already have a list of this name.', undefined];
    const { name, description, button, save, place } = await open(async () => problems.shift());
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

  it('can be left with the safe choice first [visual design]', async () => {
    const { place, button, onClose } = await open();
    const names = [...place.querySelectorAll('form button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Cancel', 'Save List']);
    await click(button('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays when text is selected by dragging out of it, and goes at a press outside', async () => {
    const { place, name, onClose } = await open();
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
