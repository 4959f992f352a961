import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import { type Organization, readOrganization } from '../../shared/api/organization.ts';
import type { Failure } from '../../shared/api/result.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';

/** What the page shows: nothing yet, the organization, or why not. */
export type OrganizationView =
  | { phase: 'loading' }
  | { phase: 'ready'; organization: Organization }
  | { phase: 'failed'; failure: Failure };

/** One page's state. */
export interface OrganizationState {
  $view: ReadableAtom<OrganizationView>;
  read(): Promise<void>;
  /** Reads. @returns ends it */
  start(): () => void;
}

/** Makes the state of one page of an organization [2 §2, My Organization]. */
export function createOrganization(): OrganizationState {
  const $view = atom<OrganizationView>({ phase: 'loading' });
  const reads = createLatestRead();

  async function read(): Promise<void> {
    $view.set({ phase: 'loading' });
    const result = await reads.run((signal) => readOrganization({ signal }));
    if (!result) return;
    if (result.ok) return $view.set({ phase: 'ready', organization: result.value });
    if (result.failure.kind === 'session') markSessionEnded();
    $view.set({ phase: 'failed', failure: result.failure });
  }

  return {
    $view,
    read,
    start() {
      void read();
      return reads.end;
    },
  };
}
