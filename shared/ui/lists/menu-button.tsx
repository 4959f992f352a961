import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUniqueId } from '../hooks.ts';

/** One action of a menu. */
export interface MenuAction {
  label: string;
  onPress: () => unknown;
}

interface MenuButtonProps {
  label: string;
  actions: readonly MenuAction[];
}

/**
 * A button that opens a menu of actions, with the keys of a menu button: arrows, Home, End, Escape, and the first letter
 * of an action [accessibility Menu button]. An action runs with the focus on the button, so that a dialog returns the
 * focus there.
 */
export function MenuButton({ label, actions }: MenuButtonProps) {
  const id = useUniqueId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Which action gets the focus; null while the menu is closed. */
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);

  useLayoutEffect(() => {
    if (opened)
      itemsOf(holder.current)
        .at(opened === 'first' ? 0 : -1)
        ?.focus();
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    const ending = new AbortController();
    const { signal } = ending;
    // Safari doesn't focus a pressed button, so leaving is detected by pointer and by focus.
    const leave = ({ target }: Event) => !holder.current?.contains(target as Node) && setOpened(null);
    for (const name of ['pointerdown', 'focusin']) document.addEventListener(name, leave, { signal });
    return () => ending.abort();
  }, [opened]);

  function close(): void {
    button.current?.focus();
    setOpened(null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (!opened) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        setOpened(key === 'ArrowDown' ? 'first' : 'last');
      }
      return;
    }
    const items = itemsOf(holder.current);
    const next = nextItem(items, items.indexOf(document.activeElement as HTMLElement), key);
    if (next) next.focus();
    else if (key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to keys of the controls inside
    <div className="cb-menu" ref={holder} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="cb-button cb-menu__button"
        id={id}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        onClick={() => setOpened(opened ? null : 'first')}
      >
        {label}
      </button>
      {opened && (
        <div className="cb-menu__list" role="menu" aria-labelledby={id}>
          {actions.map(({ label, onPress }) => (
            <button
              key={label}
              type="button"
              className="cb-menu__item"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                onPress();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function itemsOf(holder: HTMLElement | null): HTMLElement[] {
  return [...(holder?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

/**
 * The item that a key leads to, if any: the one above or below, wrapping around; the first or the last; or the next
 * with this first letter.
 */
function nextItem(items: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  const { length } = items;
  if (key === 'ArrowDown') return items[(index + 1) % length];
  if (key === 'ArrowUp') return items[(index + length - 1) % length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[length - 1];
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  const letter = key.length === 1 && key.toLowerCase();
  return after.find(({ textContent }) => letter && textContent?.toLowerCase().startsWith(letter));
}
