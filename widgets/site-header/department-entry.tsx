import type { PointerEvent } from 'react';
import type { Department } from '../../shared/api/navigation.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { loadLazyPart } from './load-lazy-part.ts';
import { messages } from './site-header-messages.ts';
import type { SiteHeaderState } from './site-header-state.ts';

interface DepartmentEntryProps {
  /** Tells it from the others. */
  name: string;
  department: Department;
  header: SiteHeaderState;
  /** Whether the departments stand side by side, so that the pointer may open them. */
  isWide: () => boolean;
}

const DepartmentLinks = lazyPart(async () => (await loadLazyPart()).DepartmentLinks);

/** One department: the link to it, and the button that shows what is below. The mouse shows it by resting there. */
export function DepartmentEntry({ name, department, header, isWide }: DepartmentEntryProps) {
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
      {department.url ? (
        <a className="cb-site-header__department-link" href={department.url}>
          {department.name}
        </a>
      ) : (
        <span className="cb-site-header__department-link">{department.name}</span>
      )}
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
