import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import { type FallbackLink, findFallbackLink } from '../../shared/page/links/fallback-links.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { fillCartPlace, keptFromFallback, type Picture, takeOverTyping } from './fallback-content.ts';

const messages = defineMessages('site-header', {
  home: 'Home',
  search: 'Search',
  searchHint: 'Search by Keyword or item #',
  cart: 'Cart',
});

const SEARCH_ICON = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20';

interface MastheadProps {
  /** The shop's own picture; null where the page has none. */
  logo: Picture | null;
  /** The page's own links, which say where home is. */
  pageLinks: readonly FallbackLink[];
  /** Where the search leads. */
  searchAction: string;
}

/**
 * Logo, search, and the place of the mini-cart [2 §2 Header]. Tab goes through them as they are seen: where the search
 * stands below the others, it also comes last [accessibility Keyboard].
 */
export const Masthead = memo(function Masthead({ logo, pageLinks, searchAction }: MastheadProps) {
  const place = useRef<HTMLDivElement>(null);
  const search = <SearchForm key="search" action={searchAction} />;
  const cart = <CartPlace key="cart" />;
  return (
    <div className="cb-site-header__masthead cb-site-header__inner" ref={place}>
      <Logo picture={logo} href={findFallbackLink(pageLinks, 'home', messages.home)?.url ?? '/'} />
      {useStacked(place) ? [cart, search] : [search, cart]}
    </div>
  );
});

/** Whether the search stands below the rest, as the style sheet has it in a narrow place. */
function useStacked(place: RefObject<HTMLElement | null>): boolean {
  const [stacked, setStacked] = useState(false);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current: masthead } = place;
    if (!masthead) return;
    const look = () => {
      focused.current = document.activeElement;
      setStacked(getComputedStyle(masthead).display === 'grid');
    };
    look();
    const measuring = new ResizeObserver(look);
    measuring.observe(masthead);
    return () => measuring.disconnect();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that has been moved has lost the focus
  useLayoutEffect(() => {
    const { current: before } = focused;
    if (before instanceof HTMLElement && place.current?.contains(before)) before.focus();
  }, [stacked]);
  return stacked;
}

/** The link to the first page: the shop's own picture, or its name. */
function Logo({ picture, href }: { picture: Picture | null; href: string }) {
  const name = configuration().storeName ?? messages.home;
  return (
    <a className="cb-site-header__logo" href={href}>
      {picture ? (
        <img
          className="cb-site-header__picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt || name}
        />
      ) : (
        <span className="cb-site-header__name">{name}</span>
      )}
    </a>
  );
}

/** How many characters a search may have. */
const SEARCH_LIMIT = 80;

/**
 * The search: a plain form, which the browser sends, unless there is nothing to search for. An address that is not safe
 * is replaced by the shop's own.
 */
function SearchForm({ action }: { action: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useUniqueId();
  useLayoutEffect(() => {
    if (field.current) takeOverTyping(field.current);
  }, []);
  function holdBackNothing(event: { preventDefault(): void }): void {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    field.current?.focus();
  }
  const safe = pageUrl(action, 'page');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers that this is built for know <search>
    <form
      className="cb-site-header__search"
      role="search"
      action={safe ?? '/search'}
      method="get"
      onSubmit={holdBackNothing}
    >
      <label className="cb-hidden-text" htmlFor={id}>
        {messages.searchHint}
      </label>
      <input
        ref={field}
        className="cb-input cb-site-header__field"
        id={id}
        type="search"
        name="q"
        placeholder={messages.searchHint}
        maxLength={SEARCH_LIMIT}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="cb-site-header__find" aria-label={messages.search}>
        <Icon path={SEARCH_ICON} />
      </button>
    </form>
  );
}

/**
 * Where the mini-cart stands. What is inside is another island's: it is put there once, and the header does not render
 * it again.
 */
const CartPlace = memo(function CartPlace() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? fillCartPlace(place.current, cartLink) : undefined), []);
  return <div ref={place} className="cb-site-header__cart" />;
});

function cartLink(place: Element): Element {
  const { links } = keptFromFallback(place);
  const link = document.createElement('a');
  link.href = findFallbackLink(links, 'cart', messages.cart)?.url ?? '/checkout/cart';
  link.textContent = messages.cart;
  return link;
}
