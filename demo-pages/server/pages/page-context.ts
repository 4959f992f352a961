import type { Session } from '../session.ts';
import type { Sessions } from '../sessions.ts';

/** Data that the pages of one shop share. */
export interface PageSettings {
  sessions: Sessions;
  /** The origin of the procurement portal. */
  portal: string;
  /** How long a write takes, in milliseconds. */
  latency: number;
  /** Names of the widgets that the build has. */
  widgets: ReadonlySet<string>;
  /** The folder of the build. */
  folder: string;
  /** The folder of the build on real React, if there is one. */
  react?: string;
  /** Whether pages show the ribbon, and an address with switches opens a tab. */
  workbench: boolean;
}

/** The data for one page. */
export interface PageContext extends Pick<PageSettings, 'portal' | 'widgets'> {
  session: Session;
  /** Path and query of this page. */
  address: string;
}

/** Returns a parameter of the page's address, or the empty string if it has none. */
export function queryOf({ address }: PageContext, name: string): string {
  return new URL(address, 'http://shop.invalid').searchParams.get(name) ?? '';
}
