/**
 * A log of what a screen reader says and where the focus is after each of many actions; `log/` has a file for each
 * page. `npm test -- --accept` with the path of this file rewrites them. `actions.test.ts` is the short form.
 */
import { describe, expect, it } from 'vitest';
import { focusedDescription } from '../support/accessibility/focus.ts';
import { heardOn, recordSpeech } from '../support/accessibility/spoken.ts';
import { BEAKERS, FLASK } from '../support/cart-screen.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { SHIPPED, useShop, type Visit } from '../support/shop-visit.ts';

/** What happens before the log begins. */
type Step = readonly Act[];
type Act =
  | { press: string }
  | { opens: string }
  | { tick: string }
  | { type: string; into: string }
  | { fault: string };

const BRAIN = 'Sheep Brain, Preserved, Dura Mater Intact';
const MEMBER = 'as=individual';
const press = (name: string): Act => ({ press: name });
const opens = (name: string): Act => ({ opens: name });
const tick = (name: string): Act => ({ tick: name });
const type = (text: string, into: string): Act => ({ type: text, into });
const fault = (switches: string): Act => ({ fault: switches });

const JOURNEYS: { name: string; path: string; steps: Step[] }[] = [
  {
    name: 'cart',
    path: `/checkout/cart?${MEMBER}`,
    steps: [
      [type('SUMMER25', 'Promotional code'), press('apply code')],
      [type('SCIENCE10', 'Promotional code'), press('apply code')],
      [press('Remove promotional code SCIENCE10')],
      [type('2721', 'Estimate Shipping by zip code'), press('estimate')],
      [type('27215', 'Estimate Shipping by zip code'), press('estimate')],
      [press('Select items')],
      [press('Remove selected')],
      [tick(`Select ${BEAKERS}`), press('Remove selected')],
      [press(`Undo removing ${BEAKERS}`)],
      [tick(`Select ${FLASK}`), press('Save for later')],
      [press('Done')],
      [opens('Add Shopping Cart to List'), press('Save List')],
      [type('Spring', 'List name'), press('Save List')],
      [opens('Save or share this cart'), press('CSV')],
      [press('Close')],
      [fault('wordless,on:quarantine'), press('Checkout')],
    ],
  },
  {
    name: 'quick order',
    path: '/checkout/cart?cart=empty',
    steps: [
      [type('721260', 'Item number'), press('Add to Cart')],
      [type('999999', 'Item number'), press('Add to Cart')],
    ],
  },
  {
    name: 'lists',
    path: `/account/list?${MEMBER}`,
    steps: [
      [press('Add to Cart')],
      [opens('New List'), type('Spring', 'List name'), press('Save List')],
      [opens('Copy Wish List'), press('Copy List')],
      [type('Autumn', 'List name'), press('Copy List')],
      [opens('Email Wish List'), press('Send')],
      [type('robin@example.com', 'Email addresses'), press('Send')],
      [press('Total')],
      [type('zebra\n', 'Search your lists')],
      [press('Show all lists')],
      [tick('Select Wish List'), press('Add to Cart')],
      [press('Continue Shopping')],
    ],
  },
  {
    name: 'list',
    path: `/account/list-detail?giftlistId=gl20000&isWishlist=false&${MEMBER}`,
    steps: [
      [tick(`Select ${BRAIN}`), tick(`Select ${BRAIN}`), press('Remove')],
      [press(`Increase quantity of ${BRAIN}`)],
      [press(`Remove ${BRAIN}`)],
      [press(`Undo: ${BRAIN} was removed from the list.`)],
      [press(`Add to Cart: ${BRAIN}`)],
      [press('Continue Shopping')],
      [press('# Needed')],
      [type('zebra\n', 'Search this list')],
      [press('Show all items')],
      [press('More actions')],
      [opens('Edit name and description'), press('Save')],
    ],
  },
  {
    name: 'orders',
    path: `/account/order?${MEMBER}`,
    steps: [
      [type('Cancelled', 'Search these 12 orders')],
      [type(' ', 'Search these 12 orders')],
      [opens('Choose items from order W66401500…'), press('Add selected (0)')],
      [press('Close')],
    ],
  },
  {
    name: 'order',
    path: `/account/order-detail?orderId=o99661500&userId=220022&${MEMBER}`,
    steps: [
      [fault('wordless,on:reorder'), press('Reorder')],
      [press('Dismiss')],
      [fault('off'), opens('Add to List'), press('Add to List')],
      [opens('Reorder'), press('Keep Existing Items')],
      [press('Continue Shopping')],
    ],
  },
  {
    name: "a friend's list",
    path: '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
    steps: [
      [press('Add to Cart')],
      [opens('Copy List'), press('Sign In')],
      [press('Close')],
      [press('# Needed')],
      [type('hydra\n', 'Search this list')],
      [press('Add List to Cart')],
      [press('Close')],
    ],
  },
  {
    name: "a friend's lists",
    path: `/account/list-public?id=310001&${MEMBER}`,
    steps: [[press('Total')], [type('zebra\n', 'Search these lists')], [press('Show all lists')]],
  },
  {
    name: 'profile',
    path: `/account/profile?${MEMBER}`,
    steps: [
      [type('a', 'New Password'), press('Show password')],
      [type('correct-horse', 'New Password'), fault('wordless,on:update-profile'), press('Update Profile')],
    ],
  },
];

describe('what a screen reader says', () => {
  const shop = useShop(SHIPPED);

  it.each(JOURNEYS)(
    'about each action comes once, and the focus is never lost: $name [accessibility Live region, accessibility Focus]',
    async ({ name, path, steps }) => {
      const visit = await shop.visit(path, { before: recordSpeech, prepare: holdTime });
      const { page } = visit;
      await page.waitForSelector('main .cb-island .cb-root:not(:has(.cb-skeleton))');
      const log: string[] = [];
      for (const acts of steps) {
        for (const act of acts) await perform(visit, act);
        await atRest(page);
        const heard = await heardOn(page);
        expect(heard).toEqual([...new Set(heard)]);
        const focus = await focusedDescription(page);
        expect(focus).not.toBe('nothing');
        const done = acts
          .map((act) =>
            Object.values(act)
              .map((text: string) => text.trim())
              .join(' in '),
          )
          .join(', ');
        log.push(`${done}\n  focus: ${focus}\n${heard.map((text) => `  said: ${text}\n`).join('')}`);
      }
      const text = log.join('\n').replace(/\d{4}-\d\d-\d\d/g, 'DATE');
      await expect(text).toMatchFileSnapshot(`log/${name.replaceAll(/\W+/g, '-')}.txt`);
    },
  );
});

/** Performs an action. Buttons are pressed by keyboard. */
async function perform({ page, setFault }: Visit, act: Act): Promise<void> {
  if ('fault' in act) return setFault(act.fault);
  if ('opens' in act) {
    await perform({ page, setFault } as Visit, { press: act.opens });
    await page.waitForSelector('dialog[open]');
    return;
  }
  const name = 'type' in act ? act.into : 'tick' in act ? act.tick : act.press;
  const place = (await page.$('dialog[open]')) ?? page;
  const field = name.startsWith('Search') ? 'searchbox' : 'textbox';
  const role = 'type' in act ? field : 'tick' in act ? 'checkbox' : 'button';
  const control = await place.waitForSelector(`aria/${name}[role="${role}"]`);
  await control?.focus();
  if ('press' in act) return page.keyboard.press('Enter');
  if ('tick' in act) return page.keyboard.press('Space');
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  await page.keyboard.type(act.type);
}
