import { atom, type ReadableAtom } from 'nanostores';
import { failureLines } from '../../shared/domain/failure.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { loadPart } from '../../shared/page/parts/load-part.ts';
import { report } from '../../shared/page/report.ts';
import { writeStore } from '../../shared/stores/store.ts';

const messages = defineMessages('site-header', {
  logOutFailed: 'You could not be signed out. Please try again.',
  logOutOffline: 'You are offline, so you could not be signed out.',
});

/** What of the header is unfolded: on a narrow screen one of its two lists, on any the links of a department. */
export interface Unfolded {
  section: 'menu' | 'account' | null;
  /** The department's key. */
  department: string | null;
  /** Opened by a press: it stays when the pointer leaves. */
  pinned: boolean;
}

/** How signing out goes. */
interface SigningOut {
  busy: boolean;
  /** Says why it did not work. */
  problem: string | null;
}

/** One header's state. */
export interface SiteHeaderState {
  $unfolded: ReadableAtom<Unfolded>;
  $signingOut: ReadableAtom<SigningOut>;
  /** A press on the button of a list that is folded on narrow screens. */
  pressSection(section: 'menu' | 'account'): void;
  /** A press on a department's button. What the pointer has opened stays, and is pinned. */
  pressDepartment(key: string): void;
  /**
   * The mouse is on a department, or on none: `null`. It takes effect after a moment, since the mouse may only pass.
   */
  pointAt(key: string | null): void;
  /** Folds a section, with all that is in it, or a department. */
  fold(name: string): void;
  /** Signs the shopper out, because they pressed the button. Nothing happens while that is under way. */
  signOut(): Promise<void>;
  dismissProblem(): void;
  /** Ends the timer. */
  end(): void;
}

/** How long the mouse must rest on a department, and how long its links stay when it has left, in ms. */
const REST_MS = 150;
const STAY_MS = 400;

const FOLDED: Unfolded = { section: null, department: null, pinned: false };
const SIGNED_IN: SigningOut = { busy: false, problem: null };

/** Makes the state of one header [2 §2 Header]. */
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
    // Without a problem the browser is leaving the page, and a further press would sign out once more.
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

/** @returns why it did not work; null when it did */
async function trySignOut(): Promise<string | null> {
  const failed = messages.logOutFailed;
  try {
    const { signOut } = await loadPart(() => import('./sign-out.ts'));
    const failure = await signOut();
    const texts = { session: failed, offline: messages.logOutOffline, failed, unsure: failed };
    return failure ? failureLines(failure, texts).join(' ') : null;
  } catch (error) {
    report('part-not-loaded', 'The code that signs out could not be loaded.', {
      widget: 'site-header',
      error,
    });
    return failed;
  }
}

/**
 * Folds what is unfolded when the shopper leaves it, by pointer or by keyboard, and at Escape, which also gives the
 * focus back to the button. Everything that is unfolded carries its name as `data-unfolded`.
 * @param fold folds what has that name
 * @returns unsubscribe
 */
export function followUnfolded(root: HTMLElement, fold: (name: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // In the order of the document: what contains another stands before it.
  const unfolded = () => [...root.querySelectorAll<HTMLElement>('[data-unfolded]')];
  const leave = (event: Event) => {
    const target = event.target as Node;
    const left = unfolded().filter((part) => !part.contains(target));
    for (const part of left) if (!stands(part)) fold(part.dataset.unfolded ?? '');
  };
  const goBack = (event: KeyboardEvent) => {
    const part = unfolded().at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !part) return;
    event.preventDefault();
    // The first expanded button inside is its own: those of what it contains come after it.
    if (part.contains(document.activeElement)) {
      part.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    }
    fold(part.dataset.unfolded ?? '');
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('keydown', goBack, { signal });
  return () => ending.abort();

  /** Inside a list that is itself unfolded, folding a part would move what the shopper is about to reach. */
  function stands(part: HTMLElement): boolean {
    return Boolean(part.parentElement?.closest('[data-unfolded]'));
  }
}
