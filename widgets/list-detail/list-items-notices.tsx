import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { WriteFailureNotice } from '../../shared/ui/write-failure-notice.tsx';
import { messages } from './list-detail-messages.ts';
import type { ListDetailState } from './list-detail-state.ts';

const FAILED = { read: 'what', sort: 'whatSorted', search: 'whatFound' } as const;

interface ListItemsNoticesProps {
  page: ListDetailState;
  /** The button that was pressed is about to go. */
  onRetry: () => void;
}

/** What went wrong, and what went well, above the items [2 §8]. */
export function ListItemsNotices({ page, onRetry }: ListItemsNoticesProps) {
  const message = useStore(page.$message);
  const { failure } = useStore(page.table.$table);
  const dismiss = () => page.tell(null);
  return (
    <>
      {message && (
        <div className="cb-list-outcomes">
          {'failure' in message ? (
            <WriteFailureNotice {...message} onDismiss={dismiss} />
          ) : (
            <Notice tone={message.tone} urgent={message.tone === 'danger'} onDismiss={dismiss}>
              {message.text}
            </Notice>
          )}
        </div>
      )}
      {failure && (
        <ReadFailure
          failure={failure.failure}
          what={messages[FAILED[failure.part]]}
          onRetry={() => {
            onRetry();
            return page.table.retry();
          }}
        />
      )}
    </>
  );
}
