import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../../../shared/page/announce.ts';
import { prepareLiveRegion } from '../../../../shared/page/live-region.ts';

const text = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('the live region', () => {
  it('is one for the whole page, and exists before its first text [accessibility Live region]', () => {
    prepareLiveRegion();
    prepareLiveRegion();
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
    expect(text()).toBe('');
  });

  it('reads texts together that come at once [accessibility Live region]', () => {
    announce('Quantity is 3.');
    announce('Subtotal is $12.00.');
    vi.advanceTimersByTime(200);
    expect(text()).toBe('Quantity is 3. Subtotal is $12.00.');
  });

  it('is emptied before the same text comes again, so that it’s read again [accessibility Live region]', () => {
    announce('Item added.');
    vi.advanceTimersByTime(200);
    announce('Item added.');
    expect(text()).toBe('');
    vi.advanceTimersByTime(200);
    expect(text()).toBe('Item added.');
  });

  it('reads a text once if two widgets say it at once [accessibility Live region]', () => {
    announce('Enter valid item or qty');
    announce('Enter valid item or qty');
    vi.advanceTimersByTime(200);
    expect(text()).toBe('Enter valid item or qty');
  });

  it('reads the last of quick steps before what follows them [accessibility Live region]', () => {
    announce('Quantity: 4', 'step');
    vi.advanceTimersByTime(400);
    announce('Quantity: 5', 'step');
    vi.advanceTimersByTime(400);
    expect(text()).toBeFalsy();
    announce('Saved: 5.');
    vi.advanceTimersByTime(200);
    expect(text()).toBe('Quantity: 5 Saved: 5.');
    vi.advanceTimersByTime(1000);
    expect(text()).toBe('Quantity: 5 Saved: 5.');
  });

  it('doesn’t read a text again if a dialog moves it [accessibility Live region]', () => {
    announce('Item added.');
    vi.advanceTimersByTime(200);
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    expect(prepareLiveRegion().textContent).toBe('');
  });

  it('leaves no old texts for shoppers who read the page', () => {
    announce('Item removed.');
    vi.runAllTimers();
    expect(text()).toBe('');
  });

  it('moves into an open dialog, because everything else is inert, and back', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    const dialog = document.querySelector('dialog') as HTMLElement;
    expect(prepareLiveRegion().parentElement).toBe(dialog);
    dialog.remove();
    expect(prepareLiveRegion().parentElement).toBe(document.body);
  });
});
