import type { Session } from '../sessions.ts';

/** What every page is written from. */
export interface PageContext {
  session: Session;
  /** The origin of the procurement portal. */
  portal: string;
  /** Path and query of this page. */
  address: string;
  /** Names of the widgets that the build has; mount points of others are left out. */
  widgets: ReadonlySet<string>;
}

/** Gives a parameter of the page's address; the empty text when it has none. */
export function queryOf({ address }: PageContext, name: string): string {
  return new URL(address, 'http://shop.invalid').searchParams.get(name) ?? '';
}
