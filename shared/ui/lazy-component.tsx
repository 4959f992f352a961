import { type ComponentType, useLayoutEffect, useState } from 'react';
import { loadModule } from '../page/lazy/lazy-module.ts';
import { missingModule } from '../page/lazy/missing-module.ts';
import { reloadPage } from '../page/lazy/reload-page.ts';
import { onPageRestored } from '../page/leaving/page-restored.ts';
import { report } from '../page/report.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Between a press on a link and the next page, Safari fails every load, so a part is tried again after this time. */
const LEAVES_WITHIN_MS = 2000;

/**
 * A component whose code is loaded when it is first rendered, such as a dialog. Until then it shows nothing. If the
 * code can't be loaded, a message with a Reload button takes its place.
 * @param load imports the module and returns it unchanged
 * @param pick returns the module's component; called once
 * @param Meanwhile shown until then; it stays, with `missing`, if the code can't be loaded
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Meanwhile?: ComponentType<Props & { missing: boolean }>,
): ComponentType<Props> {
  let Component: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
    const [state, setState] = useState(Component ? 'ready' : 'loading');
    // Before the browser paints, so that a component that is already loaded is part of the first paint.
    useLayoutEffect(() => {
      if (Component) return;
      const request = (isLast?: boolean) =>
        loadModule(load)
          .then((loaded) => {
            Component ??= pick(loaded);
            setState('ready');
          })
          // A module that loads but can't be used, such as a sanitiser without its library, also counts as missing.
          .catch((error) => {
            if (!isLast) return void setTimeout(request, LEAVES_WITHIN_MS, true);
            report('part-not-loaded', missingModule.partMissing, { error });
            setState('missing');
          });
      void request();
      // Safari aborts the requests of a page that is left, and may show the page again.
      return onPageRestored(() => {
        if (!Component) void request();
      });
    }, []);
    if (Component) return <Component {...props} />;
    const missing = state === 'missing';
    if (Meanwhile) return <Meanwhile {...props} missing={missing} />;
    if (missing) {
      return (
        <Notice tone="danger" urgent>
          {missingModule.partMissing} <Button onPress={reloadPage}>{missingModule.reloadPage}</Button>
        </Notice>
      );
    }
    return null;
  };
}
