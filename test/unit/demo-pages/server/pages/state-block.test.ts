// @vitest-environment node
import { expect, it } from 'vitest';
import { embeddedJson } from '../../../../../demo-pages/server/pages/state-block.ts';
import { USER_KINDS } from '../../../../../demo-pages/server/user-kinds.ts';
import { shareShop } from '../../../support/shopper.ts';

const { shopper } = shareShop();

it('writes JSON that can’t end the script element, and reads back the same [embedding State block]', () => {
  const value = { text: '</script><!--<script>&"\'\u2028\u2029é😀#{1}\\' };
  const text = embeddedJson(value);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});

it('contains configuration, profile, navigation and cart, and less on request [embedding State block]', async () => {
  const visitor = await shopper('/?cart=sample');
  expect(Object.keys(visitor.state())).toEqual(['config', 'profile', 'navigation', 'cart']);
  await visitor.open('/checkout/cart?state=profile');
  expect(Object.keys(visitor.state())).toEqual(['config', 'profile', 'navigation']);
  const { text } = await visitor.open('/checkout/cart?state=none');
  expect(text).not.toContain('cb-state');
});

it.each(USER_KINDS.map((kind) => [kind.key, kind] as const))(
  'describes the profile of %s [1 §1 User types, §6 Checkout]',
  async (key, kind) => {
    const visitor = await shopper(`/?as=${key}`);
    expect(visitor.state().profile).toMatchObject({
      transient: kind.guest,
      userType: String(kind.userType),
      siteType: kind.siteType,
      hidePrice: kind.pricesHidden ? 'true' : 'false',
      mergeOrderFlag: kind.hasEarlierCart ? '1' : '0',
      userSegment: { 'Punchout Session': kind.punchOutSession ? '1' : '' },
      userTypeCheck: { user: kind.staff ?? '', punchoutClient: kind.punchOutClient ?? '' },
    });
  },
);

it('prints recognizable secrets on request [reliability Faults]', async () => {
  const visitor = await shopper('/?fault=sentinel');
  expect(visitor.state()).toMatchObject({
    config: { csrfToken: expect.stringMatching(/^SENT-TOKEN/) },
    profile: { email: 'SENT-EMAIL@example.com' },
  });
});
