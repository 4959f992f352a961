import { publicLists, visibleList } from '../../lists/find-list.ts';
import { FRIENDS } from '../../lists/friends.ts';
import { itemRow, listRow } from '../../lists/list-rows.ts';
import { itemMatches } from '../../lists/search-lists.ts';
import type { ListItem, ShoppingList } from '../../lists/shopping-list.ts';
import { ITEM_KEYS, LIST_KEYS, sortItems, sortLists } from '../../lists/sort-lists.ts';
import { PROFILE_ID } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf } from '../call.ts';

/**
 * The calls for lists that others may see. With the visitor's own profile id they also read the visitor's own lists [2
 * §7 Find friends, §7 Friend lists, §7 Public list].
 */
export const FRIEND_LIST_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'shopping-list/find-friends',
    membersOnly: true,
    run({ session: { kind }, body }) {
      const email = textOf(body.emailList).toLowerCase();
      if (!/^[^@\s]+@[^@\s]+$/.test(email)) {
        throw new Refusal('Please enter a valid email address.', 'invalidEmail', 'emailList');
      }
      if (email === kind.email) {
        throw new Refusal(
          'This is your own email address. Your lists are on this page.',
          'self',
          'emailList',
        );
      }
      const friend = FRIENDS.find((candidate) => candidate.email === email);
      if (!friend) {
        throw new Refusal(`We found no customer with the email address ${email}.`, 'unknown', 'emailList');
      }
      if (!friend.lists.length) {
        throw new Refusal(`${friend.firstName} has no public lists.`, 'noPublicLists', 'emailList');
      }
      return { returnUrl: `/account/list-public?id=${friend.profileId}` };
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/find-friends/shopping-list/:profileId',
    asDouble: true,
    run: (context) => publicRows(context, (lists) => lists),
  },
  {
    method: 'GET',
    path: `shopping-list/friend-list-sort/:profileId/:field(^(?:${LIST_KEYS})$)/:ascending(^(?:true|false)$)`,
    run: (context) =>
      publicRows(context, (lists) => sortLists(lists, context.parameters, context.session.kind)),
  },
  {
    method: 'GET',
    path: 'shopping-list/find-friends/shopping-list-details/:giftlistId/:profileId',
    refusal: 'error-message',
    run(context) {
      const { session, parameters, vary } = context;
      const found = visibleList(session, textOf(parameters.giftlistId));
      if (found.owner.profileId !== parameters.profileId) {
        throw new Refusal('This list is not public.', 'notPublic', 'profileId');
      }
      const { lists } = publicLists(session, found.owner.profileId);
      const others = found.owner.profileId === PROFILE_ID ? session.lists : lists;
      return {
        listDetail: listRow(found, session.kind, vary),
        giftItems: itemRows(context, found.list.items),
        otherLists: others
          .filter(({ id }) => id !== found.list.id)
          .map(({ id, name }) => ({ giftlistId: id, Name: name })),
      };
    },
  },
  {
    method: 'GET',
    path: `shopping-list/friend-list-detail-sort/:giftlistId/:field(^(?:${ITEM_KEYS})$)/:ascending(^(?:true|false)$)`,
    run(context) {
      const { session, parameters } = context;
      const { items } = visibleList(session, textOf(parameters.giftlistId)).list;
      return itemRows(context, sortItems(items, parameters, session.kind));
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/shopping-list-details/search-list-item/searchValue=:search/:giftlistId',
    run(context) {
      const { session, parameters } = context;
      const { items } = visibleList(session, textOf(parameters.giftlistId)).list;
      const search = textOf(parameters.search);
      return {
        giftItems: itemRows(
          context,
          items.filter((item) => itemMatches(item, search)),
        ),
      };
    },
  },
];

function publicRows(
  { session, parameters, vary }: CallContext,
  order: (lists: readonly ShoppingList[]) => readonly ShoppingList[],
): object[] {
  const { lists, owner } = publicLists(session, textOf(parameters.profileId));
  return order(lists).map((list) => listRow({ list, owner }, session.kind, vary));
}

function itemRows({ session, vary }: CallContext, items: readonly ListItem[]): object[] {
  return items.map((item) => itemRow(item, session.kind, vary));
}
