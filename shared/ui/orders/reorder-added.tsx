import { Lines } from '../failure.tsx';
import { Notice } from '../notice.tsx';

/** The products that a partly refused reorder added: a green notice below the red one [2 §4 Reorder outcome]. */
export function ReorderAdded({ lines = [] }: { lines?: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="cb-added-notice">
      <Notice tone="success">
        <Lines lines={lines} />
      </Notice>
    </div>
  );
}
