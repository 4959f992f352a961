import { ownOwner, visibleList } from '../../lists/find-list.ts';
import { listRow } from '../../lists/list-rows.ts';
import { listMatches } from '../../lists/search-lists.ts';
import type { ShoppingList } from '../../lists/shopping-list.ts';
import { LIST_KEYS, sortLists } from '../../lists/sort-lists.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf, textsOf } from '../call.ts';
import { demand } from '../cart/cart-lines.ts';

/** The maximum length of a search [2 §9 Lengths]. */
const MAX_SEARCH = 25;

/**
 * The calls that read an account's own lists, and that search any list [2 §7 Lists, §7 List search, §7 Item search].
 */
export const LIST_READING_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'shopping-list/shopping-list-details',
    membersOnly: true,
    asText: true,
    run: (context) => ({ response: ownRows(context, context.session.lists) }),
  },
  {
    method: 'GET',
    path: `shopping-list/shopping-list-sort/:field(^(?:${LIST_KEYS})$)/:ascending(^(?:true|false)$)`,
    membersOnly: true,
    run(context) {
      const { session, parameters } = context;
      return ownRows(context, sortLists(session.lists, parameters, session.kind));
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/shopping-list-search',
    refusal: 'errors',
    run({ session, body, vary }) {
      demand(Array.isArray(body.searchLists) && /^(true|false)$/.test(`${body.publicLists}`));
      const search = textOf(body.searchParam);
      if (!search) throw new Refusal('Please enter what to search for.', 'missingSearch', 'searchParam');
      demand(search.length <= MAX_SEARCH);
      const searched = textsOf(body.searchLists).map((id) => visibleList(session, id));
      return {
        matchedList: searched
          .filter(({ list }) => listMatches(list, search))
          .map((found) => listRow(found, session.kind, vary)),
      };
    },
  },
];

function ownRows({ session, vary }: CallContext, lists: readonly ShoppingList[]): object[] {
  const owner = ownOwner(session);
  return lists.map((list) => listRow({ list, owner }, session.kind, vary));
}
