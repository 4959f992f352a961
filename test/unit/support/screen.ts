/** Reads an island the way a shopper does, and finds elements by their names. */
import { act } from 'react';
import { click, settle } from './render.ts';

/** An element's name: its label, otherwise its text. */
function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}

/** The elements with that name, in document order. */
export function allNamed<Found extends HTMLElement>(within: Element, selector: string, name: string) {
  return [...within.querySelectorAll<Found>(selector)].filter((element) => nameOf(element) === name);
}

/** The parts that all pages share; a widget's own screen adds its parts. */
export function screenOf(page: HTMLElement) {
  const button = (name: string, within: Element = page) =>
    allNamed<HTMLButtonElement>(within, 'button', name)[0] as HTMLButtonElement;
  const box = (name: string) =>
    allNamed<HTMLInputElement>(page, 'input[type=checkbox]', name)[0] as HTMLInputElement;
  const dialog = () => page.querySelector('dialog') as HTMLDialogElement;
  /** Presses the button with that name, and waits for the results. */
  const press = async (name: string, within?: Element) => {
    const found = button(name, within);
    if (!found) throw new Error(`no button ${name} in ${page.textContent}`);
    await click(found);
    await settle();
  };
  return {
    button,
    press,
    dialog,
    pressInside: (name: string) => press(name, dialog()),
    link: (name: string) => allNamed<HTMLAnchorElement>(page, 'a', name)[0] as HTMLAnchorElement,
    box,
    tick: async (...names: string[]) => {
      for (const name of names) await act(async () => box(name).click());
    },
    /** The field of that label. */
    labelled: (label: string) =>
      [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label)
        ?.control as HTMLInputElement,
    searchField: () => page.querySelector('input[type=search]') as HTMLInputElement,
    heading: () => page.querySelector('h1') as HTMLElement,
    /** The columns that state their sort order: 'Price ascending'. */
    sorted: () =>
      [...page.querySelectorAll('[aria-sort]')].map(
        (head) => `${head.textContent} ${head.getAttribute('aria-sort')}`,
      ),
    text: () => page.textContent ?? '',
  };
}
