import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { writeStore } from '../store.ts';

const calls = lazyModule(() => import('../../api/lists/copy-list.ts'));

/** A list that can be copied. */
export interface CopiedList {
  id: string;
  name?: string;
  description?: string;
  /** Whose list it is. */
  profileId: string;
}

/** The result of a copy. */
export type CopyingResult = { kind: 'copied'; name: string } | { kind: 'failed'; failure: Failure };

/** One widget's copying of lists to the shopper's own. */
export interface ListCopying {
  /** The list in the dialog; null while no dialog is open. */
  $list: ReadableAtom<CopiedList | null>;
  /** The result that is shown outside the dialog. */
  $outcome: ReadableAtom<CopyingResult | null>;
  begin(list: CopiedList): void;
  close(): void;
  /**
   * Copies the list of the dialog, and closes the dialog on success. If the dialog has been closed meanwhile, `$outcome` gets
   * the failure.
   * @returns the failure, or null
   */
  save(details: ListTexts): Promise<Failure | null>;
  dismiss(): void;
}

/** Creates the state of a widget's copying [2 §2 List rows]. */
export function createListCopying(): ListCopying {
  const $list = atom<CopiedList | null>(null);
  const $outcome = atom<CopyingResult | null>(null);
  const ask = (list: CopiedList | null) => writeStore(() => $list.set(list));
  const show = (outcome: CopyingResult | null) => writeStore(() => $outcome.set(outcome));

  async function save(details: ListTexts): Promise<Failure | null> {
    const list = $list.get();
    if (!list) return null;
    const result = await calls.call(({ copyList }) =>
      copyList({ ...details, listId: list.id, profileId: list.profileId }),
    );
    const open = $list.get() === list;
    if (result.ok) {
      if (open) ask(null);
      show({ kind: 'copied', name: details.name });
      return null;
    }
    if (!open) show({ kind: 'failed', failure: result.failure });
    return result.failure;
  }

  return {
    $list,
    $outcome,
    begin(list) {
      show(null);
      ask(list);
    },
    close: () => ask(null),
    save,
    dismiss: () => show(null),
  };
}
