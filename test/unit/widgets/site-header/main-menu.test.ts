import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, press, settle } from '../../support/render.ts';
import { button, department, links, openHeader, panel, point } from './header-on-screen.ts';

keepTestsApart();

const MENU = [department('Biology'), department('Chemistry'), { displayName: 'Books', url: '/books.ct' }];

let page: HTMLElement;

const entry = (index: number) => page.querySelectorAll('.cb-site-header__department')[index] as HTMLElement;
/** The names of entries of one kind, links or not. */
const names = (within: Element, part: string) =>
  [...within.querySelectorAll(`.cb-site-header__${part}`)].map(({ textContent }) => textContent);
const more = (name: string) => button(page, `More of ${name}`);
const isOpen = (name: string) => more(name).getAttribute('aria-expanded') === 'true';

async function open(menu: unknown = MENU): Promise<void> {
  ({ page } = await openHeader({ navigation: { menu } }));
}

async function pressMore(name: string): Promise<void> {
  await click(more(name));
  await settle();
}

describe('the main menu', () => {
  it('shows a link for each department at once, and a button if it has content [2 §2 Main menu]', async () => {
    await open();
    expect(links(page.querySelector('nav'))).toEqual([
      'Biology → /biology.ct',
      'Chemistry → /chemistry.ct',
      'Books → /books.ct',
    ]);
    expect(page.querySelectorAll('nav ul button')).toHaveLength(2);
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Departments');
  });

  it('isn’t an application menu: links and buttons, without that role [accessibility Menu]', async () => {
    await open();
    await pressMore('Biology');
    expect(page.querySelector('[role^="menu"], [aria-haspopup]')).toBeNull();
  });

  it('shows a department’s content with its button, and hides it with the same button [2 §2 Main menu]', async () => {
    await open();
    await pressMore('Biology');
    expect(isOpen('Biology')).toBe(true);
    expect(panel(page)?.id).toBe(more('Biology').getAttribute('aria-controls'));
    expect(links(panel(page))).toEqual([
      'Biology Kits → /biology-kits.ct',
      'Biology Topic 1 → /biology-topic-1.ct',
      'Biology Topic 2 → /biology-topic-2.ct',
      'Biology Topic 1 → /biology-topic-1.ct',
      'Biology Topic 2 → /biology-topic-2.ct',
    ]);
    expect(document.activeElement).toBe(more('Biology'));
    await pressMore('Biology');
    expect(panel(page)).toBeNull();
  });

  it('shows one department at a time', async () => {
    await open();
    await pressMore('Biology');
    await pressMore('Chemistry');
    expect([isOpen('Biology'), isOpen('Chemistry')]).toEqual([false, true]);
    expect(page.querySelectorAll('.cb-site-header__panel')).toHaveLength(1);
  });

  it('closes on Escape and returns the focus to the button [accessibility Menu]', async () => {
    await open();
    await pressMore('Biology');
    panel(page)?.querySelector('a')?.focus();
    const event = await press('Escape');
    expect(panel(page)).toBeNull();
    expect(document.activeElement).toBe(more('Biology'));
    expect(event.defaultPrevented).toBe(true);
    // Nothing is open any more, so the key belongs to something else.
    expect((await press('Escape')).defaultPrevented).toBe(false);
  });

  it.each(['pointerdown', 'focusin'])(
    'closes on a %s elsewhere, but not on one inside [accessibility Menu]',
    async (name) => {
      await open();
      await pressMore('Biology');
      const happen = (target: Element | null) =>
        act(async () => {
          target?.dispatchEvent(new Event(name, { bubbles: true }));
        });
      await happen(panel(page)?.querySelector('a') ?? null);
      expect(panel(page)).not.toBeNull();
      await happen(entry(1));
      expect(panel(page)).toBeNull();
    },
  );

  it('opens if the mouse rests, stays while it’s over the links, and closes afterwards [WCAG 1.4.13]', async () => {
    await open();
    await point(entry(0), 'over');
    await pass(100);
    expect(panel(page)).toBeNull();
    await pass(100);
    expect(isOpen('Biology')).toBe(true);
    await point(entry(0), 'out');
    await pass(300);
    await point(panel(page) as Element, 'over');
    await pass(1000);
    expect(isOpen('Biology')).toBe(true);
    await point(entry(0), 'out');
    await pass(500);
    expect(panel(page)).toBeNull();
  });

  it('can be dismissed by Escape without moving the mouse or the focus [WCAG 1.4.13]', async () => {
    await open();
    const field = page.querySelector('input');
    field?.focus();
    await point(entry(0), 'over');
    await pass(200);
    await press('Escape');
    await pass(1000);
    expect(panel(page)).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it('stays after a press, even if the mouse had opened it, and when the mouse leaves [WCAG 1.4.13]', async () => {
    await open();
    await point(entry(0), 'over');
    await pass(200);
    await pressMore('Biology');
    expect(isOpen('Biology')).toBe(true);
    await point(entry(0), 'out');
    await pass(1000);
    expect(isOpen('Biology')).toBe(true);
  });

  it('doesn’t confuse a finger with a mouse', async () => {
    await open();
    await point(entry(0), 'over', 'touch');
    await pass(1000);
    expect(panel(page)).toBeNull();
  });

  it('doesn’t open if the mouse only passes', async () => {
    await open();
    await point(entry(0), 'over');
    await pass(100);
    await point(entry(0), 'out');
    await point(entry(2), 'over');
    await pass(1000);
    expect(panel(page)).toBeNull();
  });

  it('is behind one button on narrow screens; there, departments stay open while others are opened [2 §2 Main menu]', async () => {
    await open();
    const toggle = button(page, 'Menu');
    await click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await pressMore('Biology');
    more('Chemistry').focus();
    await settle();
    expect(isOpen('Biology')).toBe(true);
    // Escape folds the innermost part first.
    more('Biology').focus();
    await press('Escape');
    expect([isOpen('Biology'), toggle.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    await press('Escape');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  it('doesn’t open for the mouse if it’s folded', async () => {
    await open();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    await point(entry(0), 'over');
    await pass(1000);
    expect(panel(page)).toBeNull();
  });

  it('has twelve departments of forty links, and renders only the links of the open one', async () => {
    await open(Array.from({ length: 12 }, (_, index) => department(`Area ${index + 1}`, 19)));
    expect(page.querySelectorAll('nav a')).toHaveLength(12);
    await pressMore('Area 12');
    expect(links(panel(page))).toHaveLength(39);
  });
});

describe('a menu with rows that violate the contract', () => {
  it('leaves them out, keeps the names of forbidden addresses, and reports their positions [2 §2 Main menu, embedding Navigation, wire Bad rows]', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open([
      { displayName: '', url: '/nameless.ct' },
      { displayName: 'Evil', url: 'javascript:alert(1)' },
      { displayName: 'Elsewhere', url: 'https://elsewhere.test/' },
      { displayName: 'Nowhere' },
      'not a row',
      {
        displayName: 'Only folders',
        url: 'javascript:alert(2)',
        folder: [
          {
            displayName: 'Kits',
            items: [
              { displayName: 'Evil', url: 'data:text/html,x' },
              { displayName: 'Good', url: '/good.ct' },
            ],
          },
          { displayName: 'Barred', url: 'javascript:alert(3)' },
          null,
        ],
      },
    ]);
    expect(links(page.querySelector('nav'))).toEqual([]);
    expect(names(page, 'department-link')).toEqual(['Evil', 'Elsewhere', 'Nowhere', 'Only folders']);
    await pressMore('Only folders');
    expect(links(panel(page))).toEqual(['Good → /good.ct']);
    expect(names(page, 'folder-name')).toEqual(['Kits', 'Barred']);
    expect(names(page, 'folder-link')).toEqual(['Evil', 'Good']);
    const told = errors.mock.calls.map((call) => call.flat().join(' ')).join('\n');
    expect(told).toContain('navigation.menu.0.displayName');
    expect(told).toContain('navigation.menu.1.url');
    expect(told).toContain('navigation.menu.5.url');
    expect(told).toContain('folder.1.url');
    expect(told).toContain('folder.0.items.0.url');
    errors.mockClear();
    await pressMore('Only folders');
    await pressMore('Only folders');
    expect(errors).not.toHaveBeenCalled();
  });

  it.each([
    ['no list', { menu: 'x' }],
    ['no object', 'x'],
    ['null', null],
  ])('is left out if it’s %s', async (_, navigation) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    ({ page } = await openHeader({ navigation }));
    expect(page.querySelector('nav')).toBeNull();
    expect(page.querySelector('form')).not.toBeNull();
  });

  it('may link to origins that the page lists', async () => {
    ({ page } = await openHeader({
      config: { externalOrigins: ['https://learn.test'] },
      navigation: { menu: [{ displayName: 'Learn', url: 'https://learn.test/a' }] },
    }));
    expect(links(page.querySelector('nav'))).toEqual(['Learn → https://learn.test/a']);
  });
});
