import type { Department } from '../../shared/api/navigation.ts';
import { foldersOf } from '../../shared/api/navigation-folders.ts';

/** What is below a department: its folders side by side, each with its links. */
export function DepartmentLinks({ department }: { department: Department }) {
  return (
    <ul className="cb-site-header__folders">
      {foldersOf(department).map(({ name, url, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read once, and two may have one name
        <li key={index} className="cb-site-header__folder">
          {url ? (
            <a className="cb-site-header__folder-name" href={url}>
              {name}
            </a>
          ) : (
            <span className="cb-site-header__folder-name">{name}</span>
          )}
          {items.length > 0 && (
            <ul className="cb-site-header__folder-items">
              {items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={place} className="cb-site-header__folder-item">
                  <a className="cb-site-header__folder-link" href={item.url}>
                    {item.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
