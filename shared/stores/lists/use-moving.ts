import { useEffect, useState } from 'react';
import { readLists } from '../../api/lists/lists.ts';
import { createResource } from '../resource.ts';
import { useStore } from '../store.ts';
import type { Moving } from './moving.ts';

/**
 * What the dialog of a move shows and does (`ui/lists/move-to-list.tsx`); the shopper's lists are read while it is open.
 * @param without lists that are not offered, since the things stand on them
 * @returns null while nothing is asked
 */
export function useMoveDialog(moving: Moving, without: readonly string[]) {
  const [resource] = useState(() => createResource((signal) => readLists({ signal })));
  const { phase, value, failure } = useStore(resource.$state);
  const asked = useStore(moving.$asked);
  const isOpen = asked !== null;
  useEffect(() => (isOpen ? resource.open() : undefined), [isOpen, resource]);
  if (!asked) return null;
  return {
    lists: value?.lists.filter(({ id }) => !without.includes(id)) ?? null,
    failure: phase === 'failed' ? failure : null,
    onReadAgain: resource.read,
    onMove: moving.moveTo,
    onCreate: moving.moveToNew,
    onClose: moving.close,
  };
}
