import { fill } from '../../shared/page/wording.ts';
import type { Removal } from '../../shared/stores/removals.ts';
import { Button } from '../../shared/ui/button.tsx';
import { words } from './cart-page-words.ts';

interface RemovedLineProps {
  removal: Removal;
  columns: number;
  onUndo: (removal: Removal) => Promise<void>;
}

/** Where a line was removed: what it was, and the way to take it back. */
export function RemovedLine({ removal, columns, onUndo }: RemovedLineProps) {
  const { name, rest } = removal;
  return (
    <tr className="cb-removed">
      <td className="cb-removed__cell" colSpan={columns}>
        <span className="cb-removed__text">
          {fill(rest.length > 0 ? words.removedAll : words.removed, { name, count: rest.length })}
        </span>
        <Button tone="link" label={fill(words.undoItem, { name })} onPress={() => onUndo(removal)}>
          {words.undo}
        </Button>
      </td>
    </tr>
  );
}
