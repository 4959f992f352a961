import { atom, type ReadableAtom } from 'nanostores';
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import { readFriendLists } from '../../shared/api/lists/lists.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';

/** Another public list that the shopper can open. */
type OwnerList = Pick<ListContents['list'], 'id' | 'name'>;

/** The known public lists of one customer. */
export interface OwnerLists {
  /** Always in the same order. */
  $lists: ReadableAtom<readonly OwnerList[]>;
  /** Takes the other lists from the contents of one; if they have none, reads them once. */
  learn(profileId: string, contents: ListContents): void;
  /** Ends the read under way. */
  end(): void;
}

/** Creates the state of the owner's other lists [2 §2]. If they can't be read, they aren't offered. */
export function createOwnerLists(): OwnerLists {
  const $lists = atom<readonly OwnerList[]>([]);
  const reads = createLatestRead();
  let owner: string | undefined;
  let asked = false;

  function add(lists: readonly OwnerList[]): void {
    const known = new Map([...$lists.get(), ...lists].map(({ id, name }) => [id, { id, name }]));
    if (known.size > $lists.get().length) $lists.set([...known.values()]);
  }

  async function readAll(profileId: string): Promise<void> {
    const result = await reads.run((signal) => readFriendLists(profileId, { signal }));
    if (result?.ok) add(result.value.lists);
  }

  return {
    $lists,
    learn(profileId, { list, otherLists }) {
      if (profileId !== owner) {
        reads.end();
        owner = profileId;
        asked = false;
        $lists.set([]);
      }
      add([list, ...otherLists]);
      if (otherLists.length > 0 || asked) return;
      asked = true;
      void readAll(profileId);
    },
    end: reads.end,
  };
}
