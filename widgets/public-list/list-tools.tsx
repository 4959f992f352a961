import { LIST_LIMITS } from '../../shared/domain/shopping-list.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { ListSwitch } from './list-switch.tsx';
import type { PublicListState } from './public-list-state.ts';
import { words } from './public-list-words.ts';

/** What helps to find something: the owner's other lists, and a search that follows the typing [2 §2]. */
export function ListTools({ page }: { page: PublicListState }) {
  const text = useStore(page.$text);
  return (
    <div className="cb-public-list__tools">
      <ListSwitch page={page} />
      <SearchBox
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        maxLength={LIST_LIMITS.search}
        value={text}
        onType={page.type}
        onSearch={(typed) => void page.search(typed)}
      />
    </div>
  );
}
