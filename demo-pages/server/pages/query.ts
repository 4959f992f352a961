import type { PageContext } from './page-context.ts';

/** Gives a parameter of the page's address; the empty text when it has none. */
export function queryOf({ address }: PageContext, name: string): string {
  return new URL(address, 'http://shop.invalid').searchParams.get(name) ?? '';
}
