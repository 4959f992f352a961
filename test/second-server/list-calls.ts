/** Reads of lists [wire Lists]. */
import { ownOwner, publicLists, visibleList } from '../../demo-pages/server/lists/find-list.ts';
import { FRIENDS } from '../../demo-pages/server/lists/friends.ts';
import { itemMatches, listMatches } from '../../demo-pages/server/lists/search-lists.ts';
import type { ListItem, OwnedList } from '../../demo-pages/server/lists/shopping-list.ts';
import { sortItems, sortLists } from '../../demo-pages/server/lists/sort-lists.ts';
import { PROFILE_ID } from '../../demo-pages/server/user-kinds.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { type Asked, expectBody, type SecondCall, textOf } from './call.ts';
import { itemRow, listRow } from './list-rows.ts';

function rowsOf({ session, write }: Asked, lists: readonly OwnedList['list'][], owner: OwnedList['owner']) {
  return lists.map((list) => listRow({ list, owner }, session.kind, write));
}

function itemsOf({ session, write }: Asked, items: readonly ListItem[]): object[] {
  return items.map((item) => itemRow(item, session.kind, write));
}

function found({ session, parameters }: Asked): OwnedList {
  return visibleList(session, textOf(parameters.giftlistId));
}

export const LIST_CALLS: readonly SecondCall[] = [
  {
    method: 'GET',
    path: 'shopping-list/shopping-list-details',
    members: true,
    run: (asked) => ({ response: rowsOf(asked, asked.session.lists, ownOwner(asked.session)) }),
  },
  {
    method: 'GET',
    path: 'shopping-list/shopping-list-sort/:field/:ascending',
    members: true,
    run(asked) {
      const { session, parameters } = asked;
      return rowsOf(asked, sortLists(session.lists, parameters, session.kind), ownOwner(session));
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/shopping-list-search',
    run({ session, body, write }) {
      expectBody(Array.isArray(body.searchLists) && typeof body.publicLists !== 'undefined');
      const search = textOf(body.searchParam);
      const lists = (body.searchLists as unknown[]).map((id) => visibleList(session, textOf(id)));
      return {
        matchedList: lists
          .filter(({ list }) => listMatches(list, search))
          .map((list) => listRow(list, session.kind, write)),
      };
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/find-friends',
    members: true,
    run({ session, body }) {
      const email = textOf(body.emailList).toLowerCase();
      if (email === session.kind.email) throw new Refusal('This is your own email address.');
      const friend = FRIENDS.find((candidate) => candidate.email === email);
      if (!friend?.lists.length) throw new Refusal(`We found no public lists of ${email}.`);
      return { returnUrl: `/account/list-public?id=${friend.profileId}` };
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/find-friends/shopping-list/:profileId',
    run(asked) {
      const { lists, owner } = publicLists(asked.session, textOf(asked.parameters.profileId));
      return { response: rowsOf(asked, lists, owner) };
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/friend-list-sort/:profileId/:field/:ascending',
    run(asked) {
      const { session, parameters } = asked;
      const { lists, owner } = publicLists(session, textOf(parameters.profileId));
      return rowsOf(asked, sortLists(lists, parameters, session.kind), owner);
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/find-friends/shopping-list-details/:giftlistId/:profileId',
    refusal: 'error-message',
    run(asked) {
      const { session, parameters, write } = asked;
      const list = found(asked);
      if (list.owner.profileId !== parameters.profileId) throw new Refusal('This list is not public.');
      const isOwn = list.owner.profileId === PROFILE_ID;
      const others = isOwn ? session.lists : publicLists(session, list.owner.profileId).lists;
      return {
        listDetail: listRow(list, session.kind, write),
        giftItems: itemsOf(asked, list.list.items),
        otherLists: others
          .filter(({ id }) => id !== list.list.id)
          .map(({ id, name }) => ({ giftlistId: id, Name: name })),
      };
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/friend-list-detail-sort/:giftlistId/:field/:ascending',
    run(asked) {
      const { items } = found(asked).list;
      return itemsOf(asked, sortItems(items, asked.parameters, asked.session.kind));
    },
  },
  {
    method: 'GET',
    path: 'shopping-list/shopping-list-details/search-list-item/searchValue=:search/:giftlistId',
    run(asked) {
      const search = textOf(asked.parameters.search);
      return {
        giftItems: itemsOf(
          asked,
          found(asked).list.items.filter((item) => itemMatches(item, search)),
        ),
      };
    },
  },
];
