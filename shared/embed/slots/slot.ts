/** The content of one slot, and the row of each of its copies. */

/** The page's content for one place, or for the same place in every row. */
export interface Slot {
  /** Puts the content into the current places. Content that is already in place isn't moved. */
  fill(elements: HTMLElement[]): void;
}

interface Copy {
  /** The page's nodes, in one element that is moved as a whole, so that nodes the page adds to it move along. */
  holder: HTMLElement;
  /** The item number of the line; a restored line may have another id than before. */
  itemNumber: string | undefined;
}

/**
 * Creates the slot of one template. A place outside of rows gets the nodes themselves. A place that names its row, by
 * `data-cb-line` or `data-cb-order`, gets that row's copy, always the same one. A line with a new id takes over the
 * copy of a removed line with the same item number.
 * @param content the template's content; emptied if the nodes themselves are used
 */
export function createSlot(content: DocumentFragment): Slot {
  /** By row; the key of a place outside of rows is empty. */
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
  holder.className = 'cb-slot cb-page-look';
  holder.append(content);
  return holder;
}

function rowOf({ dataset }: HTMLElement): string {
  return dataset.cbLine ?? dataset.cbOrder ?? '';
}
