import { type ComponentType, useLayoutEffect, useState } from 'react';
import { loadModule } from '../page/lazy/lazy-module.ts';
import { reloadPage } from '../page/lazy/reload-page.ts';
import { onPageRestored } from '../page/leaving/page-restored.ts';
import { missingModule } from '../page/messages.ts';
import { report } from '../page/report.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/**
 * A component whose code is loaded when it is first rendered, such as a dialog. Until then it shows nothing; when the
 * code cannot be loaded it says so in its place, with a button that reloads the page.
 * @param load imports the module, and gives it as it is
 * @param pick takes the component out of the module; called once
 * @param Meanwhile is shown until then; it stays, with `missing`, when the code cannot be loaded
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Meanwhile?: ComponentType<Props & { missing: boolean }>,
): ComponentType<Props> {
  let Component: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props) {
    const [state, setState] = useState(Component ? 'ready' : 'loading');
    // Before the browser paints: a component that has been loaded already is then part of the first picture.
    useLayoutEffect(() => {
      if (Component) return;
      const request = () =>
        loadModule(load)
          .then((loaded) => {
            Component ??= pick(loaded);
            setState('ready');
          })
          // A module that is there but cannot be used, such as a cleaner without its library, is missing, too.
          .catch((error) => {
            report('part-not-loaded', missingModule.partMissing, { error });
            setState('missing');
          });
      void request();
      // Safari ends the requests of a page that is left, and may show the page again.
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
