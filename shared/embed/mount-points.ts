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
import { type LoaderTable, type LoadPlan, loadPlan } from './loader-table.ts';
import type { MountStatus } from './script-access.ts';

interface Task extends Pick<MountStatus, 'state'> {
  /** When it failed, as `performance.now()`. */
  at?: number;
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

  /** Mounts all mount points in a part of the page that show no widget yet. */
  function mount(root: Node = document): void {
    // The previous release may have taken over.
    if (page.base !== base) return;
    for (const point of mountPointsIn(root)) {
      if (!elementIn(point) && !tasks.get(point)?.pending) occupy(point);
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
    const plan = loadPlan(table, name);
    const task: Task = { state: plan ? 'waiting' : 'failed', pending: true };
    tasks.set(point, task);
    const reportMistake = () => void rareCases().then((rare) => rare.reportMountPoint(point, table));
    if (!plan) reportMistake();
    else if (isOff(point, name)) task.state = 'off';
    else whenDue(point, plan.load, load, reportMistake);

    function isCurrent(): boolean {
      return tasks.get(point) === task;
    }

    async function load(): Promise<void> {
      if (!isCurrent()) return;
      page.startedAt[name] = performance.now();
      task.state = 'loading';
      try {
        await loadWidget(name, plan as LoadPlan, `${base}assets/`);
        if (isCurrent()) fillMountPoint(point, task);
      } catch (error) {
        // A page that is restored after its requests were aborted may mount again at once.
        task.pending = false;
        if (await fallBack?.(table, error, isCurrent)) return;
        task.state = 'failed';
        task.at = performance.now();
        void rareCases().then(
          (rare) => rare.reportNotLoaded(name, point, error),
          () => {},
        );
        emitEarly('cb:widget-failed', { name, element: point, reason: String(error) });
      }
      task.pending = false;
    }
  }

  function fillMountPoint(point: Element, task: Task): void {
    task.content = [...point.childNodes];
    const element = document.createElement(`cb-${nameOf(point)}`);
    element.append(...task.content);
    point.append(element);
  }

  /** Returns the state of each mount point of the page. */
  function status(): MountStatus[] {
    return mountPointsIn(document).map((element) => {
      const name = nameOf(element);
      const island = (elementIn(element) as IslandElement | undefined)?.stage;
      const { state, at }: Partial<Task> = island ?? tasks.get(element) ?? {};
      const ms = at ? at - (page.startedAt[name] as number) : 0;
      return { name, element, state: state ?? 'waiting', ms };
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
