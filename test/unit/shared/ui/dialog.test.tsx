import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../../shared/ui/dialog.tsx';
import { click, render } from '../../support/render.ts';

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
  it('is modal, named by its heading, and has the focus there [accessibility Dialogs]', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { dialog } = await open();
    const heading = dialog.querySelector('h2');
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog.getAttribute('aria-labelledby')).toBe(heading?.id);
    expect(document.activeElement).toBe(heading);
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

  it('is given up by Escape [accessibility Dialogs]', async () => {
    const { dialog, onCancel } = await open();
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(cancel.defaultPrevented).toBe(true);
  });

  it('is closed when it leaves the page, so that the focus goes back [accessibility Dialogs]', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { place } = await open();
    await place.unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
