import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigationFromPage } from '../../shared/api/content/navigation.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { readStateBlock } from '../../shared/page/state-block.ts';
import { $signedOut, followSignOut } from '../../shared/stores/account/signed-out.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { type KeptContent, keptFromFallback, NOTHING_KEPT } from './fallback-content.ts';
import { MainMenu } from './main-menu.tsx';
import { Masthead } from './masthead.tsx';
import type { definition } from './site-header-definition.ts';
import { createSiteHeader, followUnfolded } from './site-header-state.ts';
import { UtilityBar } from './utility-bar.tsx';

const SignedOutNotice = lazyComponent(
  () => import('./signed-out-notice.tsx'),
  ({ SignedOutNotice }) => SignedOutNotice,
);

/** The top of every page [2 §2 Header]. */
export function SiteHeader({ searchAction }: PropsOf<typeof definition.attributes>) {
  const [header] = useState(createSiteHeader);
  const [navigation] = useState(() => navigationFromPage(readStateBlock().navigation));
  const [kept, setKept] = useState<KeptContent>(NOTHING_KEPT);
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
  // In the same commit that shows the panel, because a shopper may leave it before the browser paints.
  useLayoutEffect(
    () => (isUnfolded && root.current ? followUnfolded(root.current, header.fold) : undefined),
    [isUnfolded, header],
  );

  const departments = navigation.departments.length > 0 ? navigation.departments : kept.departments;
  return (
    <header ref={root} className="cb-root cb-site-header">
      <div className="cb-site-header__frame">
        <UtilityBar header={header} phone={navigation.phone} pageLinks={kept.links} />
        <Masthead logo={kept.logo} pageLinks={kept.links} searchAction={searchAction} />
        {departments.length > 0 && <MainMenu header={header} departments={departments} />}
      </div>
      {signedOut && <SignedOutNotice />}
    </header>
  );
}
