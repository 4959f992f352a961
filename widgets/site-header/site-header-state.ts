import { atom, type ReadableAtom } from 'nanostores';
import { messageLines } from '../../shared/api/server-messages.ts';
import { report } from '../../shared/page/report.ts';
import { writeStore } from '../../shared/stores/write-store.ts';
import { loadLazyPart } from './load-lazy-part.ts';
import { messages } from './site-header-messages.ts';

/** What of the header is unfolded: on a narrow screen one of its two lists, on any the links of a department. */
export interface Unfolded {
  section: 'menu' | 'account' | null;
  /** The department's key. */
  department: string | null;
  /** Opened by a press: it stays when the pointer leaves. */
  pinned: boolean;
}

/** How signing out goes; `problem` says in words why it did not work. */
export interface LeavingState {
  busy: boolean;
  problem: string | null;
}

/** One header's state. */
export interface SiteHeaderState {
  $unfolded: ReadableAtom<Unfolded>;
  $leaving: ReadableAtom<LeavingState>;
  /** A press on the button of a list that is folded on narrow screens. */
  pressSection(section: 'menu' | 'account'): void;
  /** A press on a department's button. What the pointer has opened stays, and is pinned. */
  pressDepartment(key: string): void;
  /** The mouse has come to a department, or has left one: `null`. Follows after a moment, in case it only passes. */
  pointAt(key: string | null): void;
  /** Folds a section, with all that is in it, or a department. */
  fold(name: string): void;
  logOut(): Promise<void>;
  dismissProblem(): void;
  /** Ends the timer. */
  end(): void;
}

/** How long the mouse must rest on a department, and how long its links stay when it has left, in ms. */
const REST_MS = 150;
const STAY_MS = 400;

const FOLDED: Unfolded = { section: null, department: null, pinned: false };
const STAYING: LeavingState = { busy: false, problem: null };

/** Makes the state of one header [2 §2]. */
export function createSiteHeader(): SiteHeaderState {
  const $unfolded = atom(FOLDED);
  const $leaving = atom(STAYING);
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

  async function logOut(): Promise<void> {
    if ($leaving.get().busy) return;
    writeStore(() => $leaving.set({ busy: true, problem: null }));
    const problem = await tryLogOut();
    // Without a problem the page is on its way elsewhere, and a further press would sign out once more.
    if (problem !== null) writeStore(() => $leaving.set({ busy: false, problem }));
  }

  const dismissProblem = () => writeStore(() => $leaving.set(STAYING));

  return { $unfolded, $leaving, pressSection, pressDepartment, pointAt, fold, logOut, dismissProblem, end };
}

/** @returns why it did not work; null when it did */
async function tryLogOut(): Promise<string | null> {
  try {
    const { logOut } = await loadLazyPart();
    const failure = await logOut();
    if (!failure) return null;
    const own = failure.kind === 'offline' ? messages.logOutOffline : messages.logOutFailed;
    return messageLines(failure.messages).join(' ') || own;
  } catch (error) {
    report('The code that signs out could not be loaded.', error);
    return messages.logOutFailed;
  }
}
