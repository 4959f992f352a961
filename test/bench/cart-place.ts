import type { Session } from '../../demo-pages/server/session.ts';
import { type Bench, nextVisit, open, siteOf } from './context.ts';
import type { OpenPage } from './site/browser.ts';
import { cartAddress } from './site/pages.ts';
import type { Site } from './site/site.ts';
import { fillCart } from './site/visits.ts';
import type { Side } from './table.ts';

/** A cart: its page and its side. */
export interface CartPlace {
  site: Site;
  session: Session;
  address: string;
}

/** The name of the hand-written cart's script; each length has its own, because the markup around the rows differs. */
export function floorScript(lines: number): string {
  return `cart-${lines}`;
}

/** Opens an empty page for a cart of one side. The caller then opens the address. */
export async function openCart(
  bench: Bench,
  side: Side,
  lines: number,
  gate: 'yes' | 'no',
  hints: 'yes' | 'no' = 'yes',
): Promise<{ open: OpenPage; cart: CartPlace }> {
  const site = siteOf(bench, side);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, lines);
  const script = side === 'floor' ? { script: floorScript(lines) } : {};
  const address = site.address + cartAddress({ visit, ...script, hints, gate });
  return { open: await open(bench, `cbBench.expect(${lines})`), cart: { site, session, address } };
}
