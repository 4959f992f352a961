/** Shows a run of many rows on any page, with only the code that it needs. A test injects it. */
import { createRoot } from 'react-dom/client';
import type { BulkRow } from '../../../shared/domain/bulk-add/bulk-run.ts';
import { ownerFor } from '../../../shared/page/storage/shopper-storage.ts';
import {
  $bulkAdd,
  answerRow,
  restoreBulkAdd,
  resumeBulkAdd,
  startBulkAdd,
  stopBulkAdd,
} from '../../../shared/stores/bulk-add/bulk-add.ts';
import { $session } from '../../../shared/stores/session.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { BulkAddProgress } from '../../../shared/ui/bulk-add/bulk-add-progress.tsx';
import { BulkAddResult } from '../../../shared/ui/bulk-add/bulk-add-result.tsx';

function BulkAddIsland() {
  const run = useStore($bulkAdd);
  return (
    run && (
      <>
        <BulkAddProgress run={run} onStop={stopBulkAdd} onContinue={resumeBulkAdd} />
        {run.phase === 'done' && <BulkAddResult run={run} onAnswer={answerRow} />}
      </>
    )
  );
}

const place = document.createElement('div');
place.className = 'cb-root';
place.id = 'bulk-add';
document.querySelector('main, body')?.prepend(place);
createRoot(place).render(<BulkAddIsland />);
restoreBulkAdd(ownerFor($session.get().visitor));

/** The function that the test calls. */
export const begin = (rows: BulkRow[]): void => void startBulkAdd({ source: 'test', rows });
