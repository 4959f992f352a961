import { memo, useRef } from 'react';
import type { Department } from '../../shared/api/navigation.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { DepartmentEntry } from './department-entry.tsx';
import { menuIcon } from './header-icons.ts';
import { prepareLazyPart } from './load-lazy-part.ts';
import { messages } from './site-header-messages.ts';
import type { SiteHeaderState } from './site-header-state.ts';

interface MainMenuProps {
  header: SiteHeaderState;
  departments: readonly Department[];
}

/**
 * The departments as disclosure navigation: a link each, and a button beside it for what is below. Where it is narrow,
 * all of it is behind one button.
 */
export const MainMenu = memo(function MainMenu({ header, departments }: MainMenuProps) {
  const open = useStore(header.$unfolded, ({ section }) => section === 'menu');
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useUniqueId();
  // The style sheet shows the button where it is narrow, and nowhere else.
  const isWide = () => !toggle.current?.offsetWidth;
  return (
    <nav
      className="cb-site-header__nav"
      aria-label={messages.departments}
      data-unfolded={open ? 'menu' : undefined}
      onPointerEnter={prepareLazyPart}
      onFocus={prepareLazyPart}
    >
      <div className="cb-site-header__nav-row cb-site-header__inner">
        <button
          ref={toggle}
          type="button"
          className="cb-site-header__menu-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => header.pressSection('menu')}
        >
          <Icon path={menuIcon} />
          {messages.menu}
        </button>
        <ul className="cb-site-header__departments" id={id}>
          {departments.map((department, index) => (
            <DepartmentEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: read once, and two may have one name
              key={index}
              name={`${index}`}
              department={department}
              header={header}
              isWide={isWide}
            />
          ))}
        </ul>
      </div>
    </nav>
  );
});
