import { useEffect, useState } from 'react';
import { readLists } from '../../api/lists/lists.ts';
import { createResource } from '../resource.ts';
import { useStore } from '../store.ts';
import type { Moving } from './moving.ts';

/**
 * The props of the dialog of a move (`ui/lists/move-to-list.tsx`). Reads the shopper's lists while the dialog is open.
 * @param without lists that aren't offered, because the things are on them
 * @returns null while the dialog is closed
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
