import { act, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, Dialog } from '../../../../shared/ui/dialog.tsx';
import { click, render } from '../../support/render.ts';

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

const show = (children: ReactNode) => render(Dialog, { title: 'A title', children, onClose: () => {} });
const focused = () => document.activeElement;
const overflowOf = ({ style }: HTMLElement) => style.getPropertyValue('overflow');

const open = async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const place = await render(ConfirmDialog, {
    title: 'Remove all items?',
    question: 'Really?',
    confirmLabel: 'Remove all',
    cancelLabel: 'Keep',
    onConfirm,
    onCancel,
  });
  const dialog = place.querySelector('dialog') as HTMLDialogElement;
  const buttons = [...dialog.querySelectorAll('button')];
  return { place, dialog, buttons, onConfirm, onCancel };
};

describe('a dialog', () => {
  it('is modal, named by its heading, and focuses the safe choice of its question [accessibility Dialogs]', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog, buttons } = await open();
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog.getAttribute('aria-labelledby')).toBe(dialog.querySelector('h2')?.id);
    expect(document.activeElement).toBe(buttons.find(({ textContent }) => textContent === 'Keep'));
  });

  it('describes the safe choice, which has the focus, by the question; the dialog isn’t described as well [accessibility Dialogs]', async () => {
    const { dialog } = await open();
    const id = document.activeElement?.getAttribute('aria-describedby');
    expect(dialog.querySelector(`[id="${id}"]`)?.textContent).toBe('Really?');
    expect(dialog.hasAttribute('aria-describedby')).toBe(false);
  });

  it('offers the safe choice first [visual Dialogs]', async () => {
    const { buttons, onConfirm, onCancel } = await open();
    expect(buttons.map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'Close',
      'Keep',
      'Remove all',
    ]);
    await click(buttons[1] as HTMLElement);
    expect(onCancel).toHaveBeenCalledOnce();
    await click(buttons[2] as HTMLElement);
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('closes on Escape [accessibility Dialogs]', async () => {
    const { dialog, onCancel } = await open();
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('closes when it’s removed from the page, so that the focus returns [accessibility Dialogs]', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { place } = await open();
    await place.unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it('with a form focuses the first field, and is still named by its heading [accessibility Dialogs]', async () => {
    const place = await show(
      <form>
        <input type="hidden" name="resume" />
        <input type="checkbox" name="all" />
        <input name="name" defaultValue="Copied" />
        <input name="note" />
      </form>,
    );
    expect(focused()).toBe(place.querySelector('[name=name]'));
    const named = place.querySelector('dialog')?.getAttribute('aria-labelledby');
    expect(named).toBe(place.querySelector('h2')?.id);
  });

  it('with a question about its form also focuses the first field [accessibility Dialogs]', async () => {
    const place = await render(Dialog, {
      title: 'Email List',
      question: 'We’ll send a link to it.',
      children: (
        <form>
          <input name="addresses" />
        </form>
      ),
      actions: <button type="button">Cancel</button>,
      onClose: () => {},
    });
    expect(focused()).toBe(place.querySelector('[name=addresses]'));
    const described = place.querySelector('dialog')?.getAttribute('aria-describedby');
    expect(place.querySelector(`[id="${described}"]`)?.textContent).toBe('We’ll send a link to it.');
  });

  it('whose form arrives late focuses it once, unless the shopper has moved on [accessibility Dialogs]', async () => {
    let setPhase: (phase: number) => void = () => {};
    function Late() {
      const [phase, set] = useState(0);
      setPhase = set;
      const form = phase > 0 && (
        <form>
          <select name="list" />
        </form>
      );
      return (
        <Dialog title="Late" onClose={() => {}}>
          {form}
        </Dialog>
      );
    }
    const place = await render(Late, {});
    const heading = place.querySelector('h2');
    expect(focused()).toBe(heading);
    await act(async () => setPhase(1));
    expect(focused()).toBe(place.querySelector('select'));
    heading?.focus();
    await act(async () => setPhase(2));
    expect(focused()).toBe(heading);
  });

  it('with a table of ticks keeps the focus on its heading [accessibility Dialogs]', async () => {
    const place = await show(<input type="checkbox" />);
    expect(focused()).toBe(place.querySelector('h2'));
  });

  it('keeps the page from scrolling until the last one is closed [accessibility Dialogs]', async () => {
    const { documentElement: root } = document;
    root.style.overflow = 'auto';
    const first = await show('one');
    const second = await show('two');
    await first.unmount();
    expect(overflowOf(root)).toBe('hidden');
    expect(root.style.getPropertyPriority('overflow')).toBe('important');
    await second.unmount();
    expect(overflowOf(root)).toBe('auto');
  });

  it('fixes the body if its rule moves the window, so that an old page keeps its position [accessibility Dialogs]', async () => {
    document.documentElement.style.overflow = 'visible';
    document.body.style.overflow = 'auto';
    const place = await show('one');
    expect([overflowOf(document.documentElement), overflowOf(document.body)]).toEqual(['visible', 'hidden']);
    await place.unmount();
    expect(overflowOf(document.body)).toBe('auto');
  });
});
