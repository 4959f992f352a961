import { atom, type ReadableAtom } from 'nanostores';
import { writeJson } from '../../../shared/domain/json.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { $lineEdits, findUnansweredLine } from '../../../shared/stores/cart/line-edits.ts';
import { writeStore } from '../../../shared/stores/store.ts';
import { isTrouble } from '../lines/line-note.tsx';
import { findRow, focusInView } from '../lines/line-rows.ts';

/** Represents the unreadable rows, which have no line ids, only a notice above the lines. */
const UNREADABLE = 'unreadable';

/** Steps through the problems of a cart one after another [1 §2 Next problem]. */
export interface LineProblems {
  $state: ReadableAtom<ProblemState>;
  /** Follows the cart. @returns unsubscribe */
  open(): () => void;
  /** Goes to the next problem, with the focus on the control that solves it. */
  goOn(): void;
}

/** The problems of a cart, and the one the shopper went to last. */
export interface ProblemState {
  /** Line ids in the order of the lines, after `UNREADABLE` if some rows could not be read. */
  problems: readonly string[];
  /** The problem that the shopper went to last. */
  current: string | null;
  /** Index of the problem that the next press goes to. After the last one it is the first again. */
  next: number;
}

/**
 * Creates the list of a cart's problems: lines that were refused, not saved, or may not have been saved; lines that ask
 * something; discontinued and restricted lines.
 */
export function createLineProblems($restricted: ReadableAtom<ReadonlySet<string>>): LineProblems {
  const $state = atom<ProblemState>({ problems: [], current: null, next: 0 });
  /** The index of the current problem, kept because a solved problem disappears from the list. */
  let currentIndex = 0;

  function show(current: string | null): void {
    const problems = findProblems($restricted.get());
    const found = current === null ? -1 : problems.indexOf(current);
    const next = found < 0 ? currentIndex : found + 1;
    const state = { problems, current, next: next < problems.length ? next : 0 };
    // Typing in a quantity field usually changes nothing here.
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
      currentIndex = next;
      show(problem);
      // Once the line has rendered its Next problem button.
      setTimeout(() => focusRemedy(problem));
    },
  };
}

function findProblems(restricted: ReadonlySet<string>): string[] {
  const { cart } = $cart.get();
  const edits = $lineEdits.get();
  const unanswered = findUnansweredLine();
  const ids = (cart?.lines ?? []).flatMap(({ id, discontinued }) => {
    const edit = edits[id];
    const needsAttention = (edit && isTrouble(edit.phase)) || id === unanswered;
    return discontinued || needsAttention || restricted.has(id) ? id : [];
  });
  return cart?.unreadableLines ? [UNREADABLE, ...ids] : ids;
}

/** Controls that solve a problem, the most likely one first. */
const REMEDIES = ['.cb-line__note button', '[aria-invalid="true"]', '.cb-line__remove', 'input', 'button, a'];

function focusRemedy(problem: string): void {
  const row =
    problem === UNREADABLE ? document.querySelector<HTMLElement>('.cb-cart__unreadable') : findRow(problem);
  const remedy = REMEDIES.map((selector) => row?.querySelector<HTMLElement>(selector)).find(Boolean);
  focusInView(remedy ?? row);
}
