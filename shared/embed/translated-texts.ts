/**
 * Texts of islands beside a translator. It puts a `<font>` in the place of each text. The runtime goes on writing into the
 * text that was taken out, so that 'n items' stays as it was whatever is in the cart. Here the text goes back to its place,
 * empty, behind the `<font>`. Once the runtime writes into it the `<font>` goes, and the translator finds the new text.
 */

interface Translated {
  font: Element;
  /** What the text was. */
  original: string;
}

/** By the text that belongs to the runtime. */
const translations = new WeakMap<Node, Translated>();

let observer: MutationObserver | undefined;

/** False for what had happened before this code came: texts may have been written into since, unseen. */
let isTimely = false;
setTimeout(() => {
  isTimely = true;
});

/**
 * Takes note of what a translator has done. What comes late is undone: the translator finds the texts as they are now.
 * @param records of the loader, which sees what is added to the page
 */
export function followTranslator(records: MutationRecord[]): void {
  if (!observer) {
    observer = new MutationObserver(follow);
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  }
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (!(target as Element).closest?.('.cb-island')) continue;
    for (const text of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      if (!(text instanceof Text) || text.parentNode || font?.parentNode !== target) continue;
      if (!isTimely) target.replaceChild(text, font);
      else keepBeside(text, font as Element);
    }
  }
  observer.takeRecords();
}

function keepBeside(text: Text, font: Element): void {
  translations.set(text, { font, original: text.data });
  text.data = '';
  font.parentNode?.insertBefore(text, font.nextSibling);
}

/** Follows what the runtime does with its texts. */
function follow(records: MutationRecord[]): void {
  for (const { type, target, removedNodes } of records) {
    if (type === 'characterData' && translations.has(target)) restoreBeside(target);
    for (const node of removedNodes) if (!node.parentNode) forget(node);
  }
  observer?.takeRecords();
}

/** A translator reads the texts of one element together, so they come back together. */
function restoreBeside(changed: Node): void {
  for (const node of [...(changed.parentNode?.childNodes ?? [])] as Text[]) {
    const { original } = translations.get(node) ?? {};
    if (original !== undefined && node !== changed && !node.data) node.data = original;
    forget(node);
  }
}

function forget(text: Node): void {
  const { font } = translations.get(text) ?? {};
  translations.delete(text);
  font?.parentNode?.removeChild(font);
}
