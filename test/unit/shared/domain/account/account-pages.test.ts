import { expect, it } from 'vitest';
import { visitorFromPage } from '../../../../../shared/api/account/visitor.ts';
import { accountLinks } from '../../../../../shared/domain/account/account-pages.ts';
import { permissionsFor } from '../../../../../shared/domain/permissions.ts';

const PROFILE = '/account/profile';
const ORGANIZATION = '/account/b2i/organization-user';
const LISTS = '/account/list';
const ORDERS = '/account/order';

it.each<[string, object, string[]]>([
  ['userType 1', { userType: 1 }, [PROFILE, LISTS, ORDERS]],
  ['userType 2', { userType: 2 }, [PROFILE, ORGANIZATION, LISTS, ORDERS]],
  ['userType 3', { userType: 3 }, [PROFILE, LISTS]],
  ['userType 1 on a contract site', { userType: 1, siteType: 2 }, [PROFILE, LISTS, ORDERS]],
  ['a guest', { userType: 2, transient: true }, []],
])(
  'the account of %s has the pages that it may see [2 §2 Account sidebar, §2 Landing tiles, §6 Organization, §6 International]',
  (_, profile, hrefs) => {
    const visitor = visitorFromPage({ transient: false, profileId: '220022', ...profile });
    const links = accountLinks(permissionsFor(visitor, 'standard'));
    expect(links.map(({ href }) => href)).toEqual(hrefs);
  },
);
