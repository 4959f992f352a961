/** The list box of items to choose from while an item number is typed. Loaded once its field has the focus. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type SeenItem, suggestItems } from '../../shared/domain/orders/seen-items.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { seenItems } from '../../shared/stores/remembered-items.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';

const messages = defineMessages('quick-order', {
  suggestions: 'Items from your orders and lists',
  suggestionCount: '{count} {count:suggestion|suggestions}. Use the Up and Down Arrow keys to choose one.',
  lastQuantity: 'Last quantity: {quantity}',
});

const NO_ITEMS: SeenItem[] = [];
const NOT_CHOSEN = -1;

interface ItemSuggestionsProps {
  /** The field of the item number, which has the focus. */
  field: RefObject<HTMLInputElement | null>;
  text: string;
  /** The text when the field got the focus. The shopper may type before this code is loaded. */
  before: string;
  onPick: (itemNumber: string) => void;
}

/**
 * Suggests items from the shopper's orders and lists while a number is typed, and the latest ones after the Down Arrow
 * [sheet Suggestions]. None is chosen until an arrow key chooses it, so that Enter takes what was typed. The focus stays
 * in the field, a combobox with a list box as the ARIA Authoring Practices describe it.
 */
export function ItemSuggestions({ field, text, before, onPick }: ItemSuggestionsProps) {
  const id = useUniqueId();
  const { ended } = useStore($session);
  const [seen] = useState(seenItems);
  const [isOpen, setOpen] = useState(false);
  const known = useRef(before);
  const [chosen, setChosen] = useState(NOT_CHOSEN);
  const items = isOpen && !ended ? suggestItems(seen, text) : NO_ITEMS;
  const count = items.length;

  function close(): void {
    setOpen(false);
    setChosen(NOT_CHOSEN);
  }

  function pick({ itemNumber }: SeenItem): void {
    known.current = itemNumber;
    close();
    onPick(itemNumber);
  }

  /** The Up and Down Arrow keys lead from the text through the items and back to it. */
  function move(step: number): void {
    setOpen(true);
    const length = (isOpen ? count : suggestItems(seen, text).length) + 1;
    setChosen((now) => ((now + 1 + step + length) % length) - 1);
  }

  /** @returns whether the key was meant for the list */
  function takeKey({ key, altKey }: KeyboardEvent): boolean {
    const item = items[chosen];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!altKey) move(key === 'ArrowDown' ? 1 : -1);
      else if (key === 'ArrowDown') setOpen(true);
      else close();
    } else if (key === 'Enter' && item) pick(item);
    else if (key === 'Escape' && count > 0) close();
    else return false;
    return true;
  }

  // Not in a listener of `input`: Preact may render after its own listener, and so replace this one before it is called.
  useLayoutEffect(() => {
    if (text === known.current) return;
    known.current = text;
    setOpen(text.trim() !== '');
    setChosen(NOT_CHOSEN);
  }, [text]);

  const latestTakeKey = useRef(takeKey);
  useLayoutEffect(() => {
    latestTakeKey.current = takeKey;
  });
  useLayoutEffect(() => {
    const input = field.current;
    // Runs before the row's own listener, which moves the focus on at Enter.
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || !latestTakeKey.current(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    input?.addEventListener('keydown', onKey, true);
    return () => input?.removeEventListener('keydown', onKey, true);
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input || count === 0) return;
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
    };
  }, [field, id, count]);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input || !items[chosen]) return;
    const option = `${id}-${chosen}`;
    input.setAttribute('aria-activedescendant', option);
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => input.removeAttribute('aria-activedescendant');
  }, [field, id, chosen, items]);

  useEffect(() => {
    if (count > 0) announce(fill(messages.suggestionCount, { count }), 'step');
  }, [count]);

  if (count === 0) return null;
  return (
    <div className="cb-item-suggestions" id={id} role="listbox" aria-label={messages.suggestions}>
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          className="cb-item-suggestions__item"
          id={`${id}-${index}`}
          key={item.itemNumber}
          role="option"
          aria-selected={index === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(item)}
        >
          <span className="cb-item-suggestions__number" translate="no">
            {item.itemNumber}
          </span>{' '}
          {item.quantity !== undefined && (
            <span className="cb-item-suggestions__quantity">
              {fill(messages.lastQuantity, { quantity: item.quantity })}
            </span>
          )}{' '}
          {item.name && <span className="cb-item-suggestions__name">{item.name}</span>}
        </div>
      ))}
    </div>
  );
}
