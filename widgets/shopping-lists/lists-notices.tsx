import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { WriteFailureNotice } from '../../shared/ui/write-failure-notice.tsx';
import { listHref } from './lists-table.tsx';
import { messages } from './shopping-lists-messages.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

const FAILED = { read: 'what', sort: 'whatSorted', search: 'whatFound' } as const;

interface ListsNoticesProps {
  page: ShoppingListsState;
  onRetry: () => unknown;
}

/** The list error area, which also says what went well [2 §8]. */
export function ListsNotices({ page, onRetry }: ListsNoticesProps) {
  const message = useStore(page.$message);
  const { failure } = useStore(page.$table);
  const dismiss = () => page.tell(null);
  return (
    <>
      {message && (
        <div className="cb-list-outcomes">
          {'failure' in message ? (
            <WriteFailureNotice {...message} onDismiss={dismiss} />
          ) : (
            <Notice tone={message.tone} urgent={message.tone === 'danger'} onDismiss={dismiss}>
              <span className="cb-shopping-lists__message">{message.text}</span>
              {message.listId && (
                <a className="cb-link" href={listHref({ id: message.listId, isWishlist: false })}>
                  {messages.viewList}
                </a>
              )}
            </Notice>
          )}
        </div>
      )}
      {failure && (
        <ReadFailure failure={failure.failure} what={messages[FAILED[failure.part]]} onRetry={onRetry} />
      )}
    </>
  );
}
