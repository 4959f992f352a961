import { memo, useLayoutEffect, useRef } from 'react';
import { safeUrl } from '../../shared/domain/safe-url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { takeOverTyping } from './fallback-content.ts';
import { searchIcon } from './header-icons.ts';
import { messages } from './site-header-messages.ts';

/** The search: a plain form, so the browser does what it does for any. An address that is not safe gives way. */
export const SearchForm = memo(function SearchForm({ action }: { action: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useUniqueId();
  useLayoutEffect(() => {
    if (field.current) takeOverTyping(field.current);
  }, []);
  const safe = safeUrl(action, { base: location.href, allow: configuration().externalOrigins });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers that this is built for know <search>
    <form className="cb-site-header__search" role="search" action={safe ?? '/search'} method="get">
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
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="cb-site-header__find" aria-label={messages.search}>
        <Icon path={searchIcon} />
      </button>
    </form>
  );
});
