import { productOf, productUrl } from '../../catalogue/catalogue.ts';
import { publicLists, visibleList } from '../../lists/find-list.ts';
import type { OwnedList, ShoppingList } from '../../lists/shopping-list.ts';
import type { Session } from '../../session.ts';
import { SHOP } from '../../shop.ts';
import { PROFILE_ID } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import { accountColumns, signInFallback } from '../account/account-columns.ts';
import { fallbackHead, TRAILS, withoutScript } from '../fallback.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { mountPointIfBuilt } from '../mount-point.ts';
import type { PageContext } from '../page-context.ts';
import { queryOf } from '../page-context.ts';

/** The number of rows in the fallback. */
const FEW = 12;

/** The lists of an account. */
export function listsPage(context: PageContext): Page {
  const { kind, lists } = context.session;
  const fallback = kind.guest
    ? signInFallback('Shopping Lists')
    : html`${fallbackHead(TRAILS.account, 'Shopping Lists')}${table(lists, ({ id, isWishlist }) => `/account/list-detail?giftlistId=${id}&isWishlist=${isWishlist}`)}`;
  return {
    title: 'Shopping Lists',
    body: accountColumns(context, tallMount(context, 'shopping-lists', fallback)),
  };
}

/** One list of the account. */
export function listDetailPage(context: PageContext): Page {
  const found = seen(context.session, queryOf(context, 'giftlistId'));
  const fallback = context.session.kind.guest ? signInFallback('Shopping List') : contents(found);
  return {
    title: found?.list.name ?? 'Shopping List',
    body: accountColumns(context, tallMount(context, 'list-detail', fallback)),
  };
}

/** The public lists of another customer. */
export function friendListsPage(context: PageContext): Page {
  const profileId = queryOf(context, 'id');
  const friend = refusable(() => publicLists(context.session, profileId));
  const title = friend ? `${friend.owner.firstName} ${friend.owner.lastName}'s Lists` : 'Public Lists';
  const fallback = friend
    ? html`${fallbackHead(TRAILS.lists, title)}${table(friend.lists, ({ id }) => `/account/list-detail-public?giftlistId=${id}&profileId=${profileId}`)}`
    : html`<h1>${title}</h1><p>We do not know this customer.</p>`;
  return { title, body: tallMount(context, 'friend-lists', fallback) };
}

/** One public list. */
export function publicListPage(context: PageContext): Page {
  const found = seen(context.session, queryOf(context, 'giftlistId'));
  return {
    title: found?.list.name ?? 'Public List',
    body: tallMount(context, 'public-list', contents(found)),
  };
}

/** Reserves the height of a window, so that what follows does not move when the widget appears. */
function tallMount(context: PageContext, name: string, fallback: Html): Html {
  return mountPointIfBuilt(
    context,
    name,
    { class: 'tall-mount' },
    html`${fallback}${withoutScript(html`To order from a list without JavaScript, call <a href="tel:${SHOP.phoneLink}">${SHOP.phone}</a>.`)}`,
  );
}

function table(lists: readonly ShoppingList[], hrefOf: (list: ShoppingList) => string): Html {
  if (!lists.length)
    return html`<p>There are no shopping lists yet. Lists keep what is ordered every term.</p>`;
  return html`<table class="table"><thead><tr><th scope="col">Name</th><th scope="col"># Items</th></tr></thead><tbody>${lists
    .slice(0, FEW)
    .map(
      (list) =>
        html`<tr><td><a href="${hrefOf(list)}">${list.name}</a><br>${list.description}</td><td>${list.items.length}</td></tr>`,
    )}</tbody></table>${more(lists.length)}`;
}

function contents(found: OwnedList | undefined): Html {
  if (!found) return html`<h1>Shopping List</h1><p>This list is no longer there.</p>`;
  const { list, owner } = found;
  const ownerName = `${owner.firstName} ${owner.lastName}`;
  const isOwn = owner.profileId === PROFILE_ID;
  const ofOwner = [`${ownerName}'s Lists`, `/account/list-public?id=${owner.profileId}`] as const;
  const trail = isOwn ? TRAILS.lists : [...TRAILS.lists, ofOwner];
  return html`${fallbackHead(trail, list.name)}<p>${!isOwn && html`A list of ${ownerName}<br>`}${list.description}</p>${
    list.items.length > 0 &&
    html`<table class="table"><thead><tr><th scope="col">Description</th><th scope="col">Item #</th><th scope="col"># Needed</th></tr></thead><tbody>${list.items
      .slice(0, FEW)
      .map(({ itemNumber, quantity }) => {
        const product = productOf(itemNumber);
        return html`<tr><td><a href="${productUrl(product)}">${product.name}</a></td><td>${itemNumber}</td><td>${quantity}</td></tr>`;
      })}</tbody></table>`
  }${more(list.items.length)}`;
}

function more(count: number): Html {
  return count > FEW ? withoutScript(html`${count - FEW} more are not shown without JavaScript.`) : html``;
}

/** Returns a list that the visitor may see, or undefined. */
function seen(session: Session, id: string): OwnedList | undefined {
  return refusable(() => visibleList(session, id));
}

function refusable<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
