/**
 * Texts of islands on a translated page. Translators replace each text node with a `<font>`, and the runtime keeps
 * writing into the removed node, so that 'n items' would never change. Here the node returns to its place, empty, after
 * the `<font>`. When the runtime writes into it, the `<font>` is removed, and the translator finds the new text.
 */

interface Translated {
  font: Element;
  /** The original text. */
  original: string;
}

/** By the runtime's text node. */
const translations = new WeakMap<Node, Translated>();

let observer: MutationObserver | undefined;

/** False for changes before this code was loaded: texts may have been updated unnoticed since. */
let isTimely = false;
setTimeout(() => {
  isTimely = true;
});

/**
 * Records a translator's changes. Late ones are undone, so that the translator finds the current texts.
 * @param records from the loader, which observes additions to the page
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

/** Follows the runtime's changes to its texts. */
function follow(records: MutationRecord[]): void {
  for (const { type, target, removedNodes } of records) {
    if (type === 'characterData' && translations.has(target)) restoreBeside(target);
    for (const node of removedNodes) if (!node.parentNode) forget(node);
  }
  observer?.takeRecords();
}

/** Translators read the texts of one element together, so they are restored together. */
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
