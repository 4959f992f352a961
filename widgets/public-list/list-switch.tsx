import { useStore } from '../../shared/stores/use-store.ts';
import { listName } from '../../shared/ui/list-name.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';

/** Leads to another list of the same owner [2 §2]; not there where they have no other. */
export function ListSwitch({ page }: { page: PublicListState }) {
  const lists = useStore(page.owner.$lists);
  const wanted = useStore(page.$table, ({ query }) => query.id);
  if (lists.length < 2) return null;
  return (
    <div className="cb-public-list__switch">
      <SelectField
        label={messages.otherList}
        options={lists.map((list) => ({ value: list.id, label: listName(list) }))}
        value={wanted}
        onChange={({ target }) => void page.show(target.value)}
      />
    </div>
  );
}
