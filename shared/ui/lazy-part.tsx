import { type ComponentType, useLayoutEffect, useState } from 'react';
import { missingPart } from '../page/messages.ts';
import { loadPart } from '../page/parts/load-part.ts';
import { reloadPage } from '../page/parts/reload-page.ts';
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
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Meanwhile?: ComponentType<Props & { missing: boolean }>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [state, setState] = useState(Part ? 'ready' : 'loading');
    // Before the browser paints: a part that has been loaded already is then part of the first picture.
    useLayoutEffect(() => {
      if (Part) return;
      let wanted = true;
      loadPart(load)
        .then((loaded) => {
          Part ??= pick(loaded);
          if (wanted) setState('ready');
        })
        // A part that is there but cannot be used, such as a cleaner without its library, is missing, too.
        .catch((error) => {
          report('part-not-loaded', missingPart.partMissing, { error });
          if (wanted) setState('missing');
        });
      return () => {
        wanted = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    const missing = state === 'missing';
    if (Meanwhile) return <Meanwhile {...props} missing={missing} />;
    if (missing) {
      return (
        <Notice tone="danger" urgent>
          {missingPart.partMissing} <Button onPress={reloadPage}>{missingPart.reloadPage}</Button>
        </Notice>
      );
    }
    return null;
  };
}
