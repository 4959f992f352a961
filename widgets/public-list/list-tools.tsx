import { LIST_LIMITS } from '../../shared/domain/shopping-list.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { ListSwitch } from './list-switch.tsx';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';

/** What helps to find something: the owner's other lists, and a search that follows the typing [2 §2]. */
export function ListTools({ page }: { page: PublicListState }) {
  const text = useStore(page.$text);
  return (
    <div className="cb-public-list__tools">
      <ListSwitch page={page} />
      <SearchBox
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        maxLength={LIST_LIMITS.search}
        value={text}
        onType={page.type}
        onSearch={(typed) => void page.search(typed)}
      />
    </div>
  );
}
