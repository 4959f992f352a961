import { atom, type ReadableAtom } from 'nanostores';
import { writeJson } from '../../../shared/domain/json.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { $lineEdits, findUnansweredLine } from '../../../shared/stores/cart/line-edits.ts';
import { writeStore } from '../../../shared/stores/store.ts';

/** In place of a line id: rows that could not be read, which have a notice above the lines. */
export const UNREADABLE = 'unreadable';

/** What stands in the way of the cart, one after another [1 §2 Next problem]. */
export interface LineProblems {
  $state: ReadableAtom<ProblemState>;
  /** Follows the cart. @returns unsubscribe */
  open(): () => void;
  /** Leads to the next one, with the focus on what mends it. */
  goOn(): void;
}

/** The problems of a cart, and which one the shopper was led to. */
export interface ProblemState {
  /** Ids of lines, in their order; before them `UNREADABLE`, where some have none. */
  problems: readonly string[];
  /** The one that the shopper was led to last. */
  current: string | null;
  /** Which one the next press leads to, from 0: the one after the last, and after all of them the first. */
  next: number;
}

/**
 * Makes the way through the problems of a cart: lines that were refused, are in doubt, not saved, discontinued or
 * restricted, or ask something.
 */
export function createLineProblems($restricted: ReadableAtom<ReadonlySet<string>>): LineProblems {
  const $state = atom<ProblemState>({ problems: [], current: null, next: 0 });
  /** Where the current one stood, since a problem that is mended is gone from the list. */
  let place = 0;

  function show(current: string | null): void {
    const problems = findProblems($restricted.get());
    const found = current === null ? -1 : problems.indexOf(current);
    const next = found < 0 ? place : found + 1;
    const state = { problems, current, next: next < problems.length ? next : 0 };
    // A key in a field changes nothing here.
    if (writeJson(state) !== writeJson($state.get())) writeStore(() => $state.set(state));
  }

  const follow = () => show($state.get().current);
  return {
    $state,
    open() {
      follow();
      const stops = [$cart.listen(follow), $lineEdits.listen(follow), $restricted.listen(follow)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    goOn() {
      follow();
      const { problems, next } = $state.get();
      const problem = problems[next];
      if (problem === undefined) return;
      place = next;
      show(problem);
      // After the line has rendered what it says of itself.
      setTimeout(() => lead(problem));
    },
  };
}

function findProblems(restricted: ReadonlySet<string>): string[] {
  const { cart } = $cart.get();
  const edits = $lineEdits.get();
  const unanswered = findUnansweredLine();
  const ids = (cart?.lines ?? []).flatMap(({ id, discontinued }) => {
    const { phase = '' } = edits[id] ?? {};
    const isTrouble = /failed|unknown|refused/.test(phase) || id === unanswered;
    return discontinued || isTrouble || restricted.has(id) ? id : [];
  });
  return cart?.unreadableLines ? [UNREADABLE, ...ids] : ids;
}

function lead(problem: string): void {
  const row = document.querySelector(
    problem === UNREADABLE ? '.cb-cart__unreadable' : `[data-line="${CSS.escape(problem)}"]`,
  );
  const remedies = [
    '.cb-line__note button',
    '[aria-invalid="true"]',
    '.cb-line__remove',
    'input',
    'button, a',
  ];
  const remedy = remedies.map((way) => row?.querySelector<HTMLElement>(way)).find(Boolean);
  const target = remedy ?? (row as HTMLElement | null);
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus({ preventScroll: true });
}
