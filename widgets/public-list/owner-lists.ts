import { atom, type ReadableAtom } from 'nanostores';
import { type ListContents, readFriendLists } from '../../shared/api/friend-lists.ts';

/** The public lists of one customer, as far as they are known. */
export type OwnerList = Pick<ListContents['list'], 'id' | 'name'>;

export interface OwnerLists {
  /** In an order that stays, whichever of them is looked at. */
  $lists: ReadableAtom<readonly OwnerList[]>;
  /** Takes over what a list says of the others; where it says nothing they are read. */
  learn(profileId: string, contents: ListContents): void;
  end(): void;
}

/** Makes the memory of what other lists there are [2 §2]. That they cannot be read costs the choice alone. */
export function createOwnerLists(): OwnerLists {
  const $lists = atom<readonly OwnerList[]>([]);
  const reading = new AbortController();
  let owner: string | undefined;
  let asked = false;

  function add(lists: readonly OwnerList[]): void {
    const known = new Map([...$lists.get(), ...lists].map(({ id, name }) => [id, { id, name }]));
    if (known.size > $lists.get().length) $lists.set([...known.values()]);
  }

  return {
    $lists,
    learn(profileId, { list, otherLists }) {
      if (profileId !== owner) {
        owner = profileId;
        asked = false;
        $lists.set([]);
      }
      add([list, ...otherLists]);
      if (otherLists.length > 0 || asked) return;
      asked = true;
      void readFriendLists(profileId, { signal: reading.signal }).then((result) => {
        if (result.ok && owner === profileId) add(result.value.lists);
      });
    },
    end: () => reading.abort(),
  };
}
