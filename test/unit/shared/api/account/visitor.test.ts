import { describe, expect, it } from 'vitest';
import { visitorFromPage } from '../../../../../shared/api/account/visitor.ts';
import { listenToConsole } from '../../../support/replies.ts';

const GUEST = {
  guest: true,
  userType: 1,
  siteType: 1,
  punchOutSession: false,
  showsShippingForPunchOut: false,
  mergePending: false,
  showsPrices: false,
};

describe('the visitor', () => {
  it.each([[undefined], [null], [{}], ['']])(
    'is a guest without prices when the page says %j [embedding Profile]',
    (block) => {
      expect(visitorFromPage(block)).toEqual(GUEST);
    },
  );

  it.each([['guest'], [3], [[]]])(
    'is a guest, and the console says so, when the page says %j [embedding Profile]',
    (block) => {
      const told = listenToConsole();
      expect(visitorFromPage(block)).toEqual(GUEST);
      expect(told()).toEqual([expect.stringContaining('#cb-state')]);
    },
  );

  it('has every field of the profile under its proper name [1 §3 Profile]', () => {
    const block = {
      transient: 'false',
      profileId: 220022,
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@school.test',
      userType: '2',
      siteType: 2,
      userSegment: { 'Punchout Session': 'true' },
      userTypeCheck: { user: 'csr', punchoutClient: 'Ariba', showShippingforPunchout: '1' },
      mergeOrderFlag: 1,
      hidePrice: 'false',
      externalRedirectionURL: 'https://sso.example/',
      miniCartCount: '4',
    };
    expect(visitorFromPage(block)).toEqual({
      guest: false,
      profileId: '220022',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@school.test',
      userType: 2,
      siteType: 2,
      punchOutSession: true,
      punchOutClient: 'Ariba',
      staff: 'csr',
      showsShippingForPunchOut: true,
      mergePending: true,
      showsPrices: true,
      externalRedirectUrl: 'https://sso.example/',
      cartCount: 4,
    });
  });

  it.each([
    ['false', true],
    [false, false],
    ['true', false],
    [true, false],
    ['FALSE', false],
    ['', false],
    [null, false],
    [0, false],
  ])('whose hidePrice is %j sees prices: %j [1 §3 Hidden prices]', (hidePrice, showsPrices) => {
    expect(visitorFromPage({ hidePrice }).showsPrices).toBe(showsPrices);
  });

  it.each([
    [{ transient: true, profileId: '1' }, true],
    [{ transient: '1' }, true],
    [{ transient: false }, false],
    [{ transient: 'no' }, false],
    [{ profileId: '1' }, false],
    [{ userType: 2 }, true],
  ])('with the profile %j is a guest: %j [1 §1 Guest, §3 Profile]', (profile, guest) => {
    expect(visitorFromPage(profile).guest).toBe(guest);
  });

  it.each([
    [1, 1, 1],
    ['2', 2, 2],
    ['3', 3, 3],
    [4, 3, 1],
    ['17', 3, 1],
    [0, 1, 1],
    ['x', 1, 1],
    [null, 1, 1],
  ])(
    'of the type %j counts as user type %j and site type %j [1 §1 User types, §1 Site types, 2 §1 User types]',
    (given, userType, siteType) => {
      expect(visitorFromPage({ userType: given, siteType: given })).toMatchObject({ userType, siteType });
    },
  );

  it.each([
    ['imperson', 'imperson'],
    ['csr', 'csr'],
    ['user', undefined],
    [null, undefined],
  ])('whose user is %j is staff: %j [1 §1 Staff]', (user, staff) => {
    expect(visitorFromPage({ userTypeCheck: { user } }).staff).toBe(staff);
  });

  it.each([
    ['true', true],
    ['1', true],
    [true, true],
    [1, true],
    ['false', false],
    ['0', false],
    [false, false],
    ['', false],
    [null, false],
  ])(
    "whose segment 'Punchout Session' is %j is in a punch-out session: %j [1 §1 Punch-out]",
    (flag, session) => {
      expect(visitorFromPage({ userSegment: { 'Punchout Session': flag } }).punchOutSession).toBe(session);
    },
  );

  it.each([['true'], ['1'], [true], [1]])(
    'whose punch-out client is %j has one without a name [1 §1 Punch-out, §3 Profile]',
    (punchoutClient) => {
      expect(visitorFromPage({ userTypeCheck: { punchoutClient } }).punchOutClient).toBe('');
    },
  );

  it.each([['false'], ['0'], [false], [''], [null]])(
    'whose punch-out client is %j has none [1 §1 Punch-out, §3 Profile]',
    (punchoutClient) => {
      expect(visitorFromPage({ userTypeCheck: { punchoutClient } }).punchOutClient).toBeUndefined();
    },
  );
});
