/** Reads a form the way a shopper does: its fields by name, their errors, and the red box. */
import { act } from 'react';
import { settle } from './render.ts';
import { allNamed } from './screen.ts';

/** A form in a mount point. */
export interface FormOnScreen {
  field(name: string): HTMLInputElement;
  /** The message at a field; '' if it is marked without one, null if it isn't marked. */
  errorOf(name: string): string | null;
  /** The texts of the red box; texts without a link are in brackets. */
  problems(): string[];
  /** The accessible name of the field that each link of the red box leads to. */
  leadsTo(): string[];
  send(): Promise<void>;
  button(name: string): HTMLElement;
}

/** Reads the form in an element. */
export function formIn(place: HTMLElement): FormOnScreen {
  const field = (name: string) => place.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const links = () => [...place.querySelectorAll<HTMLAnchorElement>('.cb-error-summary li a')];
  return {
    field,
    errorOf(name) {
      if (field(name).getAttribute('aria-invalid') !== 'true') return null;
      const ids = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
      const id = ids.find((one) => one.endsWith('-error'));
      return id ? `${document.getElementById(id)?.textContent}` : '';
    },
    problems() {
      const told = [...place.querySelectorAll('.cb-error-summary p, .cb-error-summary li')];
      return told.map((one) => (one.querySelector('a') ? `${one.textContent}` : `(${one.textContent})`));
    },
    leadsTo: () =>
      links().map((link) => {
        link.click();
        return (document.activeElement as HTMLInputElement).name;
      }),
    async send() {
      await act(async () => place.querySelector('form')?.requestSubmit());
      await settle();
    },
    button: (name) => allNamed(place, 'button, a', name)[0] as HTMLElement,
  };
}

/**
 * Everything that a script of the page could read after a form was sent: storage, cookies, address, data
 * layer, console.
 */
export function tracesOnPage(console: { mock: { calls: unknown[][] } }): string {
  const { dataLayer = [] } = window as { dataLayer?: unknown[] };
  const kept = [{ ...localStorage }, { ...sessionStorage }, dataLayer, history.state, console.mock.calls];
  return JSON.stringify(kept) + document.cookie + location.href;
}
