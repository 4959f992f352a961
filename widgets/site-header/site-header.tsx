import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigationFromPage } from '../../shared/api/navigation.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { readStateBlock } from '../../shared/page/state-block.ts';
import { $signedOut, followSignOut } from '../../shared/stores/signed-out.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { CartPlace } from './cart-place.tsx';
import { type Kept, keptFromFallback, NOTHING_KEPT } from './fallback-content.ts';
import { followUnfolded } from './follow-unfolded.ts';
import { loadLazyPart } from './load-lazy-part.ts';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import type { siteHeaderDefinition } from './site-header-definition.ts';
import { createSiteHeader } from './site-header-state.ts';
import { UtilityBar } from './utility-bar.tsx';

const SignedOutNotice = lazyPart(async () => (await loadLazyPart()).SignedOutNotice);

/** The top of every page [2 §2, Header]. */
export function SiteHeader({ searchAction }: PropsOf<typeof siteHeaderDefinition.attributes>) {
  const [header] = useState(createSiteHeader);
  const [navigation] = useState(() => navigationFromPage(readStateBlock().navigation));
  const [kept, setKept] = useState<Kept>(NOTHING_KEPT);
  const root = useRef<HTMLElement>(null);
  const isUnfolded = useStore(header.$unfolded, ({ section, department }) => Boolean(section || department));
  const signedOut = useStore($signedOut);

  useLayoutEffect(() => {
    if (root.current) setKept(keptFromFallback(root.current));
  }, []);
  useEffect(() => {
    followSignOut();
    return header.end;
  }, [header]);
  useEffect(
    () => (isUnfolded && root.current ? followUnfolded(root.current, header.fold) : undefined),
    [isUnfolded, header],
  );

  const departments = navigation.departments.length > 0 ? navigation.departments : kept.departments;
  return (
    <header ref={root} className="cb-root cb-site-header">
      <div className="cb-site-header__frame">
        <UtilityBar header={header} phone={navigation.phone} />
        <div className="cb-site-header__masthead cb-site-header__inner">
          <Logo picture={kept.logo} />
          <SearchForm action={searchAction} />
          <CartPlace />
        </div>
        {departments.length > 0 && <MainMenu header={header} departments={departments} />}
      </div>
      {signedOut && <SignedOutNotice />}
    </header>
  );
}
