import { memo, type PointerEvent, useRef } from 'react';
import type { Department } from '../../shared/api/content/navigation.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { MenuName } from './menu-name.tsx';
import type { SiteHeaderState } from './site-header-state.ts';

const messages = defineMessages('site-header', {
  departments: 'Departments',
  menu: 'Menu',
  more: 'More of {name}',
});

const MENU_ICON = 'M4 7h16M4 12h16M4 17h16';

const loadLazyPart = () => import('./site-header-lazy.tsx');
const DepartmentLinks = lazyPart(loadLazyPart, ({ DepartmentLinks }) => DepartmentLinks);

/** Loads the code of the panels ahead of time. When that fails, the panel says so as soon as it is opened. */
function prepareLazyPart(): void {
  loadLazyPart().catch(() => {});
}

interface MainMenuProps {
  header: SiteHeaderState;
  departments: readonly Department[];
}

/**
 * The departments as disclosure navigation [2 §2 Main menu]: a link each, and a button beside it for what is below. On a
 * narrow screen all of it is behind one button.
 */
export const MainMenu = memo(function MainMenu({ header, departments }: MainMenuProps) {
  const open = useStore(header.$unfolded, ({ section }) => section === 'menu');
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useUniqueId();
  // The style sheet shows the button on narrow screens only.
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
          <Icon path={MENU_ICON} />
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

interface DepartmentEntryProps {
  /** Tells it from the others. */
  name: string;
  department: Department;
  header: SiteHeaderState;
  /** Whether the departments stand side by side, so that the pointer may open them. */
  isWide: () => boolean;
}

/** One department: the link to it, and the button that shows what is below. The mouse shows it by resting there. */
function DepartmentEntry({ name, department, header, isWide }: DepartmentEntryProps) {
  const open = useStore(header.$unfolded, (unfolded) => unfolded.department === name);
  const id = useUniqueId();
  const holdsMore = Boolean(department.folder);
  const hover = (key: string | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isWide()) header.pointAt(key);
  };
  return (
    <li
      className="cb-site-header__department"
      data-unfolded={open ? name : undefined}
      onPointerEnter={hover(holdsMore ? name : null)}
      onPointerLeave={hover(null)}
    >
      <MenuName className="cb-site-header__department-link" name={department.name} url={department.url} />
      {holdsMore && (
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
