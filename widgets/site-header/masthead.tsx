import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import { type FallbackLink, findFallbackLink } from '../../shared/page/links/fallback-links.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { insertMiniCart, keptFromFallback, type Picture, takeOverTyping } from './fallback-content.ts';

const messages = defineMessages('site-header', {
  home: 'Home',
  search: 'Search',
  searchHint: 'Search by Keyword or item #',
  cart: 'Cart',
});

const SEARCH_ICON = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20 20';

interface MastheadProps {
  /** The shop's logo; null if the page has none. */
  logo: Picture | null;
  /** The page's own links, with the address of the home page. */
  pageLinks: readonly FallbackLink[];
  /** The address that the search form opens. */
  searchAction: string;
}

/**
 * Logo, search and mini-cart [2 §2 Header]. Tab moves through them in visual order: if the search is below the others, it
 * is also the last stop [accessibility Keyboard].
 */
export const Masthead = memo(function Masthead({ logo, pageLinks, searchAction }: MastheadProps) {
  const masthead = useRef<HTMLDivElement>(null);
  const stacked = useStacked(masthead);
  const search = <SearchForm key="search" action={searchAction} />;
  const cart = <MiniCartSlot key="cart" />;
  return (
    <div className="cb-site-header__masthead cb-site-header__inner" ref={masthead}>
      <Logo picture={logo} href={findFallbackLink(pageLinks, 'home', messages.home)?.url ?? '/'} />
      {stacked ? [cart, search] : [search, cart]}
    </div>
  );
});

/** Whether the stylesheet puts the search below the rest, as it does in a narrow header. */
function useStacked(masthead: RefObject<HTMLElement | null>): boolean {
  const [stacked, setStacked] = useState(false);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current: element } = masthead;
    if (!element) return;
    const update = () => {
      focused.current = document.activeElement;
      setStacked(getComputedStyle(element).display === 'grid');
    };
    update();
    // In the next frame: if the observer's own callback changes the size, the browser reports an error to the page.
    const sizes = new ResizeObserver(() => requestAnimationFrame(update));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [masthead]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an element that has been moved has lost the focus
  useLayoutEffect(() => {
    const { current: before } = focused;
    if (before instanceof HTMLElement && masthead.current?.contains(before)) before.focus();
  }, [stacked]);
  return stacked;
}

/**
 * The size that a picture has before it arrives, as custom properties, because the island's reset reverts the effect of
 * its attributes.
 * @returns undefined if the page doesn't give the size
 */
function sizeOf({ width, height }: Picture): CSSProperties | undefined {
  if (!width || !height) return undefined;
  return {
    '--cb-logo-height': `${height}px`,
    '--cb-logo-ratio': `${width} / ${height}`,
  } as CSSProperties;
}

/** The link to the home page: the shop's logo, or its name if the page has no logo. */
function Logo({ picture, href }: { picture: Picture | null; href: string }) {
  const name = configuration().storeName ?? messages.home;
  return (
    <a className="cb-site-header__logo" href={href}>
      {picture ? (
        <img
          className="cb-site-header__picture"
          alt={picture.alt || name}
          width={picture.width}
          height={picture.height}
          style={sizeOf(picture)}
          src={picture.src}
        />
      ) : (
        <span className="cb-site-header__name">{name}</span>
      )}
    </a>
  );
}

/** The most characters that a search may have. */
const SEARCH_LIMIT = 80;

/**
 * The search: a plain form that the browser sends, unless the field is empty. An unsafe address is replaced by `/search`.
 */
function SearchForm({ action }: { action: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useUniqueId();
  useLayoutEffect(() => {
    if (field.current) takeOverTyping(field.current);
  }, []);
  function preventEmptySearch(event: { preventDefault(): void }): void {
    if (field.current?.value.trim()) return;
    event.preventDefault();
    field.current?.focus();
  }
  const safe = pageUrl(action, 'page');
  return (
    // biome-ignore lint/a11y/useSemanticElements: some of the supported browsers don't know <search>
    <form
      className="cb-site-header__search"
      role="search"
      action={safe ?? '/search'}
      method="get"
      onSubmit={preventEmptySearch}
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

/** Contains the mini-cart, a separate island: it is inserted once, and the header never renders it again. */
const MiniCartSlot = memo(function MiniCartSlot() {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (slot.current ? insertMiniCart(slot.current, cartLink) : undefined), []);
  return <div ref={slot} className="cb-site-header__cart" />;
});

/** The plain link in a new mini-cart's mount point. */
function cartLink(slot: Element): Element {
  const { links } = keptFromFallback(slot);
  const link = document.createElement('a');
  link.href = findFallbackLink(links, 'cart', messages.cart)?.url ?? '/checkout/cart';
  link.textContent = messages.cart;
  return link;
}
