import { atom, type ReadableAtom } from 'nanostores';
import { failureLines } from '../../shared/domain/failure.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { writeStore } from '../../shared/stores/store.ts';

const messages = defineMessages('site-header', {
  logOutFailed: 'We couldn’t sign you out. Please try again.',
  logOutUnsaved: 'Some of your changes aren’t saved yet. To log out without them, press Logout again.',
  logOutOffline: 'You’re offline, so we couldn’t sign you out.',
});

/**
 * The unfolded parts of the header: on a narrow screen one of its two lists, on any screen the links of a department.
 */
export interface Unfolded {
  section: 'menu' | 'account' | null;
  /** The department's key. */
  department: string | null;
  /** Whether it was opened by a press. It then stays open when the pointer leaves. */
  pinned: boolean;
}

/** The progress of signing out. */
interface SigningOut {
  busy: boolean;
  /** Why the shopper could not be signed out. */
  problem: string | null;
}

/** The state of one header. */
export interface SiteHeaderState {
  $unfolded: ReadableAtom<Unfolded>;
  $signingOut: ReadableAtom<SigningOut>;
  /** Folds or unfolds a list that is behind a button on narrow screens. */
  pressSection(section: 'menu' | 'account'): void;
  /** Folds or unfolds a department. One opened by hovering stays open and is pinned. */
  pressDepartment(key: string): void;
  /** Sets the department under the mouse, null for none. Takes effect with a delay, because the mouse may only pass. */
  pointAt(key: string | null): void;
  /** Folds a section with everything in it, or a department. */
  fold(name: string): void;
  /** Signs the shopper out. Does nothing while that is already under way. */
  signOut(): Promise<void>;
  dismissProblem(): void;
  /** Stops the timer. */
  end(): void;
}

/** How long the mouse must rest on a department to open it, and how long its links stay after it has left, in ms. */
const REST_MS = 150;
const STAY_MS = 400;

const signingOut = lazyModule(() => import('./sign-out.ts'));

const FOLDED: Unfolded = { section: null, department: null, pinned: false };
const SIGNED_IN: SigningOut = { busy: false, problem: null };

/** Creates the state of one header [2 §2 Header]. */
export function createSiteHeader(): SiteHeaderState {
  const $unfolded = atom(FOLDED);
  const $signingOut = atom(SIGNED_IN);
  let timer: number | undefined;

  const end = () => clearTimeout(timer);

  function show(change: Partial<Unfolded>): void {
    end();
    writeStore(() => $unfolded.set({ ...$unfolded.get(), ...change }));
  }

  function pressSection(section: 'menu' | 'account'): void {
    show({ ...FOLDED, section: $unfolded.get().section === section ? null : section });
  }

  function pressDepartment(key: string): void {
    const { department, pinned } = $unfolded.get();
    const closes = department === key && pinned;
    show({ department: closes ? null : key, pinned: !closes });
  }

  function pointAt(key: string | null): void {
    end();
    const { department, pinned } = $unfolded.get();
    if (key === department || (key === null && pinned)) return;
    timer = window.setTimeout(show, key ? REST_MS : STAY_MS, { department: key, pinned: false });
  }

  function fold(name: string): void {
    const { section, department } = $unfolded.get();
    if (name === section) show(FOLDED);
    else if (name === department) show({ department: null, pinned: false });
  }

  async function signOut(): Promise<void> {
    if ($signingOut.get().busy) return;
    writeStore(() => $signingOut.set({ busy: true, problem: null }));
    const problem = await trySignOut();
    // Without a problem, the browser is leaving the page. It stays busy, so that a press can't sign out again.
    if (problem !== null) writeStore(() => $signingOut.set({ busy: false, problem }));
  }

  const dismissProblem = () => writeStore(() => $signingOut.set(SIGNED_IN));

  return {
    $unfolded,
    $signingOut,
    pressSection,
    pressDepartment,
    pointAt,
    fold,
    signOut,
    dismissProblem,
    end,
  };
}

/** Returns why the shopper could not be signed out; null if they are. */
async function trySignOut(): Promise<string | null> {
  const { logOutFailed: failed, logOutOffline: offline } = messages;
  const signedOut = await signingOut.use(({ signOut }) => signOut());
  if (!signedOut.ok) return failed;
  const failure = signedOut.value;
  if (failure === 'unsaved') return messages.logOutUnsaved;
  return failure
    ? failureLines(failure, { session: failed, offline, failed, unsure: failed }).join(' ')
    : null;
}

/**
 * Folds an unfolded part when the shopper leaves it by pointer or keyboard, and on Escape, which also returns the focus
 * to the button. An unfolded part has its name in `data-unfolded`.
 * @param fold folds the part with this name
 * @returns unsubscribe
 */
export function followUnfolded(root: HTMLElement, fold: (name: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // In document order: an element comes before those inside it.
  const unfolded = () => [...root.querySelectorAll<HTMLElement>('[data-unfolded]')];
  const leave = (event: Event) => {
    const target = event.target as Node;
    for (const element of unfolded()) {
      if (!element.contains(target) && !isNested(element)) fold(element.dataset.unfolded ?? '');
    }
  };
  const goBack = (event: KeyboardEvent) => {
    const innermost = unfolded().at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !innermost) return;
    event.preventDefault();
    // The first expanded button inside is the element's own.
    if (innermost.contains(document.activeElement)) {
      innermost.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    }
    fold(innermost.dataset.unfolded ?? '');
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('keydown', goBack, { signal });
  return () => ending.abort();
}

/**
 * Whether an element is inside an unfolded list. Folding it would move the element that the shopper is about to reach.
 */
function isNested(element: HTMLElement): boolean {
  return Boolean(element.parentElement?.closest('[data-unfolded]'));
}
