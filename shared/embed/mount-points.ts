/**
 * The mount points of a page. Once the code has loaded, the content of a mount point moves into a `<cb-NAME>` in it.
 * The element shows that content until the widget's first commit; `unmount` returns it to the mount point.
 */
import { emitEarly } from '../page/events.ts';
import { loadModule } from '../page/lazy/lazy-module.ts';
import { registry } from '../page/registry.ts';
import type { FallBack } from './fall-back.ts';
import type { IslandElement } from './island.tsx';
import { isOff, loadWidget, whenDue } from './load-widget.ts';
import { type LoaderTable, rowOf } from './loader-table.ts';
import type { MountStatus } from './script-access.ts';

interface Task extends Pick<MountStatus, 'state'> {
  /** Milliseconds from the start of its loading to its failure. */
  ms?: number;
  /** Nothing else may be done for the mount point meanwhile. */
  pending: boolean;
  /** The original content of the mount point. */
  content?: Node[];
}

const MOUNT = '[data-cb-widget]';

/**
 * Loads the parts of the loader that few pages need. Not a `lazyModule`, whose failure handling would add bytes to
 * every page.
 */
export const rareCases = () => loadModule(() => import('./rare-cases.ts'));

/**
 * @param table the widgets that can be mounted
 * @param base the directory of the release
 * @param fallBack starts the previous release
 */
export function mountPoints(table: LoaderTable, base: string, fallBack?: FallBack) {
  /** The state of each mount point. When an entry changes or is removed, the loading under way ends. */
  const tasks = new WeakMap<Element, Task>();
  const page = registry();

  /**
   * Mounts all mount points in a part of the page that show no widget yet.
   * @param restored whether the page has just come from the back/forward cache: Safari aborts the requests of a page that
   *   is left, and may tell so only now, so that everything is loaded again
   */
  function mount(root: Node = document, restored?: boolean): void {
    // The previous release may have taken over.
    if (page.base !== base) return;
    for (const point of mountPointsIn(root)) {
      if (!elementIn(point) && (restored || !tasks.get(point)?.pending)) occupy(point);
    }
  }

  /** Removes the widgets from a part of the page; its mount points get their content back. */
  function unmount(root: Node): void {
    for (const point of mountPointsIn(root)) {
      if (elementIn(point)) point.replaceChildren(...(tasks.get(point)?.content ?? []));
      tasks.delete(point);
    }
  }

  function occupy(point: Element): void {
    const name = nameOf(point);
    const row = rowOf(table, name);
    const task: Task = { state: row ? 'waiting' : 'failed', pending: true };
    const isCurrent = () => tasks.get(point) === task;
    const reportMistake = () => void rareCases().then((rare) => rare.reportMountPoint(point, table));
    tasks.set(point, task);
    if (!row) {
      reportMistake();
      return;
    }
    if (isOff(point, name)) {
      task.state = 'off';
      return;
    }
    const load = async () => {
      if (!isCurrent()) return;
      const startedAt = performance.now();
      page.startedAt[name] = startedAt;
      task.state = 'loading';
      try {
        await loadWidget(name, row, `${base}assets/`, table.mark);
        if (isCurrent()) fillMountPoint(point, task);
      } catch (error) {
        if (!isCurrent() || (await fallBack?.(table, error, isCurrent))) return;
        task.state = 'failed';
        task.ms = performance.now() - startedAt;
        void rareCases().then(
          (rare) => rare.reportNotLoaded(name, point, error),
          () => {},
        );
        emitEarly('cb:widget-failed', { name, element: point, reason: String(error) });
      }
      task.pending = false;
    };
    whenDue(point, row.load ?? 'eager', load, reportMistake);
  }

  function fillMountPoint(point: Element, task: Task): void {
    task.content = [...point.childNodes];
    const focused = point.querySelector<HTMLElement>(':focus');
    const element = document.createElement(`cb-${nameOf(point)}`);
    element.append(...task.content);
    point.append(element);
    // A moved element loses the focus.
    focused?.focus();
  }

  /** Returns the state of each mount point of the page. */
  function status(): MountStatus[] {
    return mountPointsIn(document).map((element) => {
      const island = (elementIn(element) as IslandElement | undefined)?.stage;
      const { state = 'waiting', ms = 0 }: Partial<Task> = island ?? tasks.get(element) ?? {};
      return { name: nameOf(element), element, state, ms };
    });
  }

  return { mount, unmount, status };
}

function mountPointsIn(root: Node): Element[] {
  return [root as Element, ...((root as Partial<ParentNode>).querySelectorAll?.(MOUNT) ?? [])].filter(
    (element) => element.matches?.(MOUNT),
  );
}

function nameOf(mountPoint: Element): string {
  return mountPoint.getAttribute('data-cb-widget') as string;
}

function elementIn(point: Element): Element | undefined {
  return [...point.children].find(({ localName }) => localName === `cb-${nameOf(point)}`);
}
