import { describe, expect, it, vi } from 'vitest';
import { MenuButton } from '../../../../../shared/ui/lists/menu-button.tsx';
import { click, press, render } from '../../../support/render.ts';

/** A closed menu of three actions, with the focus on its button. */
async function showMenu() {
  const run = vi.fn();
  const labels = ['Copy List', 'Email List', 'Delete List'];
  const actions = labels.map((label) => ({ label, onPress: () => run(label) }));
  const place = await render(MenuButton, { label: 'More actions', actions });
  const button = place.querySelector('button') as HTMLButtonElement;
  button.focus();
  return {
    run,
    button,
    menu: () => place.querySelector('[role=menu]'),
    item: (name: string) =>
      [...place.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
        ({ textContent }) => textContent === name,
      ) as HTMLElement,
    focused: () => document.activeElement?.textContent,
  };
}

describe('a menu button [accessibility Menu button]', () => {
  it('says that it has a menu, and whether it is open', async () => {
    const { button, menu } = await showMenu();
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded'), menu()]).toEqual([
      'menu',
      'false',
      null,
    ]);
    await click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(menu()?.getAttribute('aria-labelledby')).toBe(button.id);
    await click(button);
    expect(menu()).toBeNull();
  });

  it.each([
    ['ArrowDown', 'Copy List'],
    ['ArrowUp', 'Delete List'],
  ])('opens with %s at %s', async (key, first) => {
    const { focused } = await showMenu();
    expect((await press(key)).defaultPrevented).toBe(true);
    expect(focused()).toBe(first);
  });

  it('moves with arrows, Home, End and first letters, in a circle', async () => {
    const { button, focused } = await showMenu();
    await click(button);
    const keys = ['ArrowUp', 'ArrowDown', 'End', 'Home', 'e', 'c', 'x'];
    const seen = [];
    for (const key of keys) {
      await press(key);
      seen.push(focused());
    }
    expect(seen).toEqual([
      'Delete List',
      'Copy List',
      'Delete List',
      'Copy List',
      'Email List',
      'Copy List',
      'Copy List',
    ]);
  });

  it('closes on Escape, with the focus on the button, and when the focus leaves', async () => {
    const { button, menu, focused } = await showMenu();
    await click(button);
    await press('Escape');
    expect([menu(), focused()]).toEqual([null, 'More actions']);
    await click(button);
    expect((await press('Tab')).defaultPrevented).toBe(false);
    const other = document.createElement('button');
    document.body.append(other);
    other.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(menu()).toBeNull());
    other.remove();
  });

  it('runs an action with the focus on the button', async () => {
    const { button, item, run, menu, focused } = await showMenu();
    await click(button);
    run.mockImplementation(() => expect(focused()).toBe('More actions'));
    await click(item('Email List'));
    expect(run.mock.calls).toEqual([['Email List']]);
    expect(menu()).toBeNull();
  });
});
