/** The content of one slot, and which copy of it stands in which row. */

/** What a page has given for a place, or for the same place in every row. */
export interface Slot {
  /** Brings the content into the places that there are now; where it stands already, nothing moves. */
  fill(elements: HTMLElement[]): void;
}

interface Copy {
  /** The page's nodes, together. It is moved as a whole, so what the page adds in it moves along. */
  holder: HTMLElement;
  /** Of the line's product; a line that is put back into the cart may have another id than before. */
  itemNumber: string | undefined;
}

/**
 * Makes the slot of one template. A place of its own gets the nodes themselves. A place that names its row, by
 * `data-cb-line` or `data-cb-order`, gets a copy for that row, and the same one whenever the row is there. A line that comes
 * with an unknown id takes over the copy of a line that is gone and had the same item number.
 * @param content the template's; it is emptied where the nodes themselves are taken
 */
export function createSlot(content: DocumentFragment): Slot {
  /** By row; that of a place without rows has no name. */
  const copies = new Map<string, Copy>();

  function holderFor(key: string, itemNumber: string | undefined, present: Set<string>): HTMLElement {
    const known = copies.get(key);
    if (known) return known.holder;
    const left = [...copies].find(
      ([row, copy]) => itemNumber && copy.itemNumber === itemNumber && !present.has(row),
    );
    if (left) copies.delete(left[0]);
    const holder = left?.[1].holder ?? makeHolder(key ? document.importNode(content, true) : content);
    copies.set(key, { holder, itemNumber });
    return holder;
  }

  return {
    fill(elements) {
      const present = new Set(elements.map(rowOf));
      for (const element of elements) {
        const holder = holderFor(rowOf(element), element.dataset.cbItemNumber, present);
        if (holder.parentNode !== element) element.append(holder);
      }
    },
  };
}

function makeHolder(content: DocumentFragment): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'cb-slot';
  holder.append(content);
  return holder;
}

function rowOf({ dataset }: HTMLElement): string {
  return dataset.cbLine ?? dataset.cbOrder ?? '';
}
