import { memo, type PointerEvent, useRef } from 'react';
import type { Department } from '../../shared/api/content/navigation.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { MenuName } from './menu-name.tsx';
import type { SiteHeaderState } from './site-header-state.ts';

const messages = defineMessages('site-header', {
  departments: 'Departments',
  menu: 'Menu',
  more: 'More of {name}',
});

const MENU_ICON = 'M4 7h16M4 12h16M4 17h16';

const loadDepartmentLinks = () => import('./department-links.tsx');
const DepartmentLinks = lazyComponent(loadDepartmentLinks, ({ DepartmentLinks }) => DepartmentLinks);
const panels = lazyModule(loadDepartmentLinks);

/** Loads the panels' code ahead of time. If that fails, a panel says so when it is opened. */
function preparePanels(): void {
  void panels.prepare();
}

interface MainMenuProps {
  header: SiteHeaderState;
  departments: readonly Department[];
}

/**
 * The departments as disclosure navigation [2 §2 Main menu]: each is a link, with a button beside it that shows its
 * folders. On a narrow screen, the whole menu is behind one button.
 */
export const MainMenu = memo(function MainMenu({ header, departments }: MainMenuProps) {
  const open = useStore(header.$unfolded, ({ section }) => section === 'menu');
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useUniqueId();
  // The stylesheet shows the button on narrow screens only.
  const isWide = () => !toggle.current?.offsetWidth;
  return (
    <nav
      className="cb-site-header__nav"
      aria-label={messages.departments}
      data-unfolded={open ? 'menu' : undefined}
      onPointerEnter={preparePanels}
      onFocus={preparePanels}
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
          <Icon path={MENU_ICON} />
          {messages.menu}
        </button>
        <ul className="cb-site-header__departments" id={id}>
          {departments.map((department, index) => (
            <DepartmentEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two entries may have the same name
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

interface DepartmentEntryProps {
  /** Identifies the department. */
  name: string;
  department: Department;
  header: SiteHeaderState;
  /** Whether the departments are side by side. Only then does hovering open them. */
  isWide: () => boolean;
}

/** One department: a link, and a button that shows its folders. Hovering shows them as well. */
function DepartmentEntry({ name, department, header, isWide }: DepartmentEntryProps) {
  const open = useStore(header.$unfolded, (unfolded) => unfolded.department === name);
  const id = useUniqueId();
  const hasFolders = Boolean(department.folder);
  const hover = (key: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isWide()) header.pointAt(key);
  };
  return (
    <li
      className="cb-site-header__department"
      data-unfolded={open ? name : undefined}
      onPointerEnter={hover(hasFolders ? name : null)}
      onPointerLeave={hover(null)}
    >
      <MenuName className="cb-site-header__department-link" name={department.name} url={department.url} />
      {hasFolders && (
        <button
          type="button"
          className="cb-site-header__more"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={fill(messages.more, { name: department.name })}
          onClick={() => header.pressDepartment(name)}
        />
      )}
      {open && (
        <div className="cb-site-header__panel" id={id}>
          <DepartmentLinks department={department} />
        </div>
      )}
    </li>
  );
}
