/** Tools for all lines together: selecting several, and stepping from one problem to the next. */
import { atom, type ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { whenActivated } from '../../../shared/page/leaving/when-activated.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyComponent } from '../../../shared/ui/lazy-component.tsx';
import type { CartPageState, LineComponent } from '../cart-page-state.ts';
import { followSummary } from './follow-summary.ts';
import { hasKeptTicks } from './kept-ticks.ts';
import { createLineProblems, type LineProblems } from './line-problems.ts';

const messages = defineMessages('cart-page', {
  selectLines: 'Select items',
  nextProblem: 'Next problem ({number} of {count})',
});

const SeveralLines = lazyComponent(
  () => import('./several-lines.tsx'),
  ({ SeveralLines }) => SeveralLines,
);

export interface LineToolsProps {
  page: CartPageState;
  permissions: Permissions;
  heading: RefObject<HTMLElement | null>;
}

/**
 * The tools above the lines, which stay in view while they are in use [1 §2 Several lines, §2 Next problem]. The code for
 * selecting lines is loaded with the first press, or if ticks were kept from before signing in.
 */
export function LineTools({ page, permissions, heading }: LineToolsProps) {
  const [problems] = useState(() => createLineProblems(page.$restricted));
  const [$tick] = useState(() => atom<LineComponent | null>(null));
  const [selecting, setSelecting] = useState(false);
  const [opened, setOpened] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasLines = useStore($cart, ({ cart }) => (cart?.lines.length ?? 0) > 0);
  const count = useStore(problems.$state, (state) => state.problems.length);
  const isStepping = useStore(problems.$state, ({ current }) => current !== null);
  const usesRows = selecting || isStepping;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useLayoutEffect(() => whenActivated(() => setSelecting(permissions.mayRemoveLines && hasKeptTicks())), []);
  useEffect(() => followSummary(heading), [heading]);
  useEffect(() => problems.open(), [problems]);
  useEffect(() => {
    if (opened && !selecting) opener.current?.focus();
  }, [opened, selecting]);
  // Added to the rows when it is first needed. It stays there, but renders nothing if there is nothing to show.
  useEffect(() => {
    if (usesRows && !page.$lineTool.get()) page.$lineTool.set(createLineTool(problems, $tick));
  }, [usesRows, page, problems, $tick]);
  if (!hasLines && !selecting) return null;

  if (selecting) {
    return (
      <SeveralLines
        permissions={permissions}
        heading={heading}
        focused={opened}
        onTick={(Tick) => $tick.set(Tick)}
        onEnd={() => setSelecting(false)}
      >
        <NextProblem problems={problems} />
      </SeveralLines>
    );
  }
  return (
    <div className="cb-line-tools" data-used={count > 0 || undefined}>
      <NextProblem problems={problems} />
      {permissions.mayRemoveLines && (
        <Button
          ref={opener}
          tone="link"
          onPress={() => {
            setOpened(true);
            setSelecting(true);
          }}
        >
          {messages.selectLines}
        </Button>
      )}
    </div>
  );
}

/** Creates the tools of each line: its tick and, at the current problem, the button that goes to the next one. */
function createLineTool(problems: LineProblems, $tick: ReadableAtom<LineComponent | null>) {
  return function LineTool({ line }: { line: CartLine }) {
    const Tick = useStore($tick);
    const isCurrent = useStore(problems.$state, ({ current }) => current === line.id);
    return (
      <>
        {Tick && <Tick line={line} />}
        {isCurrent && <NextProblem problems={problems} />}
      </>
    );
  };
}

/** Goes to the next problem. Shown above the lines and at the current problem, if there are any. */
function NextProblem({ problems }: { problems: LineProblems }) {
  const count = useStore(problems.$state, (state) => state.problems.length);
  const next = useStore(problems.$state, (state) => state.next);
  if (count === 0) return null;
  return (
    <Button tone="link" className="cb-line-tools__next" onPress={problems.goOn}>
      {fill(messages.nextProblem, { number: next + 1, count })}
    </Button>
  );
}
