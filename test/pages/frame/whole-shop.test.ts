/** The whole shop, walked from signing in to signing out as each kind of shopper. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { USER_KINDS, type UserKind } from '../../../demo-pages/server/user-kinds.ts';
import { cartStands, click, press, readMiniCartCount, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** One for each way through the shop; the others run in `npm test -- --only proof`. */
const WAYS = ['guest', 'merge', 'contract', 'quote', 'punchout-session', 'imperson'];
const WALKED = USER_KINDS.filter(({ key }) => process.env.PROOF || WAYS.includes(key));

const PORTAL = /^request to http:\/\/127\.0\.0\.1:/;

describe('the whole shop', () => {
  const shop = useShop(SHIPPED);
  const go = (page: Page, path: string) => page.goto(shop.address + path, { waitUntil: 'domcontentloaded' });

  it.each(WALKED.map((kind) => [kind.label, kind] as const))(
    'can be walked through as: %s [1 §1 Cart page, §6 Checkout, 2 §1 Areas, §6 Individual]',
    async (_, kind) => {
      const { page } = await shop.visit('/?cart=plain', { expects: [PORTAL] });
      if (!kind.guest) {
        await signIn(page, kind);
        await lookAtAccount(page, kind);
      }
      await fillCart(page);
      const end = await leaveCart(page, kind);
      if (kind.guest) await register(page);
      if (end === 'ordered' && kind.userType !== 3) await reorder(page);
      await keepList(page);
      await signOut(page);
    },
  );

  async function signIn(page: Page, { email, firstName }: UserKind): Promise<void> {
    await go(page, '/account/login');
    await page.type('.login-form [name="email"]', email ?? '');
    await page.type('.login-form [name="password"]', 'science');
    await Promise.all([
      page.waitForNavigation(),
      readFrom(page, '.login-form', (form) => (form as HTMLFormElement).requestSubmit()),
    ]);
    await sees(page, `Welcome, ${firstName}`);
  }

  async function lookAtAccount(page: Page, { userType }: UserKind): Promise<void> {
    await go(page, '/account/landing');
    await page.waitForSelector('cb-account-landing a[href="/account/profile"]');
    const links = await page.$$eval('cb-account-landing a, cb-account-sidebar a', (found) =>
      found.map((link) => link.getAttribute('href')),
    );
    expect(links).toContain('/account/list');
    expect(links.includes('/account/b2i/organization-user')).toBe(userType === 2);
    expect(links.includes('/account/order')).toBe(userType !== 3);
  }

  async function fillCart(page: Page): Promise<void> {
    await go(page, '/product/721002');
    await page.waitForSelector('cb-mini-cart .cb-mini-cart__count');
    const count = Number(await readMiniCartCount(page));
    await click(page, '.add-to-cart button');
    await eventually(async () => Number(await readMiniCartCount(page))).toBeGreaterThan(count);
  }

  /** Leaves the cart the way this kind of shopper does, up to where the shop ends. */
  async function leaveCart(page: Page, kind: UserKind): Promise<'ordered' | 'left'> {
    await go(page, '/checkout/cart');
    await cartStands(page);
    if (kind.hasEarlierCart) await press(page, 'Use Current Cart');
    if (kind.punchOutSession) return leave('EXIT CART', 'You have left the shop.');
    if (kind.punchOutClient && !kind.staff) {
      const client = kind.punchOutClient === 'true' ? 'your procurement system' : kind.punchOutClient;
      return leave(`SEND CART TO ${client}`, 'Cart received');
    }
    if (kind.userType === 3 || kind.siteType === 3) {
      return leave('Submit Quote Request', 'Our international team');
    }
    await leave('Checkout', kind.guest ? 'Continue as Guest' : 'Where shall we send your order?');
    await go(page, '/checkout/shipping?sample=true');
    const form = 'form[action="/checkout/shipping"]';
    await Promise.all([
      page.waitForNavigation(),
      readFrom(page, form, (element) => (element as HTMLFormElement).requestSubmit()),
    ]);
    await sees(page, 'Your confirmation number is');
    await eventually(() => readMiniCartCount(page)).toBe('0');
    return 'ordered';

    async function leave(button: string, seen: string): Promise<'left'> {
      await press(page, button);
      await sees(page, seen);
      return 'left';
    }
  }

  async function register(page: Page): Promise<void> {
    const place = await page.waitForSelector('[data-cb-widget="register-form"]');
    await place?.scrollIntoView();
    await page.waitForSelector('.cb-register form');
    await typeInto(page, 'First Name', 'Dana');
    await typeInto(page, 'Last Name', 'Reyes');
    await page.type('.cb-register [name="password"]', 'science-1');
    await click(page, 'aria/No[role="radio"]');
    await press(page, 'Create Account');
    await sees(page, 'Welcome, Dana');
  }

  async function reorder(page: Page): Promise<void> {
    await go(page, '/account/order');
    await page.waitForSelector('cb-order-history .cb-table[aria-busy="false"]');
    await click(page, 'cb-order-history tbody tr button');
    await sees(page, 'Added to Cart');
    await eventually(async () => Number(await readMiniCartCount(page))).toBeGreaterThan(0);
  }

  async function keepList(page: Page): Promise<void> {
    await go(page, '/account/list');
    await press(page, 'New List');
    await typeInto(page, 'List name', 'Tide pools');
    await press(page, 'Save List');
    await sees(page, 'The list Tide pools is ready.');
  }

  async function signOut(page: Page): Promise<void> {
    await press(page, 'Logout');
    await eventually(() => page.url()).toBe(`${shop.address}/account/login?DPSLogout=true`);
    await sees(page, 'Sign In');
  }
});
