import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../page/load-part.ts';
import { report } from '../page/report.ts';
import { Notice } from './notice.tsx';
import { uiMessages } from './ui-messages.ts';

/**
 * A component whose code is loaded when it is first rendered, such as a dialog. Until then it shows
 * nothing; when the code cannot be had it says so in its place.
 * @param Meanwhile stands there instead, and stays, `missing`, when the code cannot be had
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props & { missing: boolean }>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [state, setState] = useState(Part ? 'ready' : 'loading');
    useEffect(() => {
      if (Part) return;
      let wanted = true;
      loadPart(load).then(
        (loaded) => {
          Part = loaded;
          if (wanted) setState('ready');
        },
        (error) => {
          report(uiMessages().partMissing, error);
          if (wanted) setState('missing');
        },
      );
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
          {uiMessages().partMissing}
        </Notice>
      );
    }
    return null;
  };
}
