import { type Department, foldersOf, type MenuFolder } from '../../shared/api/content/navigation.ts';
import { MenuName } from './menu-name.tsx';

/** By department: read once, so that what can't be read is reported once. */
const known = new WeakMap<Department, MenuFolder[]>();

/** The folders of a department side by side, each with its links [2 §2 Main menu]. */
export function DepartmentLinks({ department }: { department: Department }) {
  const folders = known.get(department) ?? foldersOf(department);
  known.set(department, folders);
  return (
    <ul className="cb-site-header__folders">
      {folders.map(({ name, url, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may have the same name
        <li key={index} className="cb-site-header__folder">
          <MenuName className="cb-site-header__folder-name" name={name} url={url} />
          {items.length > 0 && (
            <ul className="cb-site-header__folder-items">
              {items.map((item, itemIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={itemIndex} className="cb-site-header__folder-item">
                  <MenuName className="cb-site-header__folder-link" name={item.name} url={item.url} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
