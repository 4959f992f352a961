import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../../shared/ui/button.tsx';
import { click, render } from '../../support/render.ts';

describe('a button', () => {
  it('acts once for a double press, until its action has ended [reliability Double press]', async () => {
    let end: () => void = () => {};
    const onPress = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const place = await render(Button, { onPress, children: 'Go' });
    const button = place.querySelector('button') as HTMLButtonElement;
    await click(button);
    await click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
    end();
    await click(button);
    await click(button);
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it.each([{ busy: true }, { disabled: true }])(
    'keeps the focus and does nothing while %o [accessibility Busy]',
    async (state) => {
      const onPress = vi.fn();
      const place = await render(Button, { ...state, onPress, hint: 'Not now.', children: 'Go' });
      const button = place.querySelector('button') as HTMLButtonElement;
      await click(button);
      expect(onPress).not.toHaveBeenCalled();
      expect([document.activeElement, button.disabled]).toEqual([button, false]);
      expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Not now.']);
    },
  );

  it('doesn’t submit a form of the page that it’s in', async () => {
    const place = await render(Button, { children: 'Go' });
    expect(place.querySelector('button')?.type).toBe('button');
  });
});
