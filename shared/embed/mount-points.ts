/**
 * The mount points of a page. What stood in one moves into the `<cb-NAME>` that is put there once the
 * code has come; the element shows it until the widget's first commit, and it returns on `unmount`.
 */
import { emit } from '../page/events.ts';
import { report } from '../page/report.ts';
import { whenDue } from './load-strategy.ts';
import { loadWidget } from './load-widget.ts';
import { reportAttribute } from './report-attribute.ts';

const NAME = 'data-cb-widget';

/** What the loader knows of the build. */
type WidgetTable = typeof import('virtual:widgets');

/**
 * @param table the widgets that can be mounted
 * @param base the directory that their files are in
 */
export function mountPoints(table: WidgetTable, base: string) {
  const names = table.names.split(' ');
  const plans = table.plans.split(';');
  const [, mark] = table.version.split('+');
  /** By mount point: what is under way for it. Another task, or none, calls it off. */
  const tasks = new WeakMap<Element, object>();
  /** By mount point: what stood there. */
  const contents = new WeakMap<Element, Node[]>();

  /** Mounts whatever shows no widget in a part of the page. */
  function mount(root: Node = document): void {
    for (const point of mountPointsIn(root)) if (!elementIn(point) && !tasks.has(point)) occupy(point);
  }

  /** Takes the widgets out of a part of the page; its mount points get their content back. */
  function unmount(root: Node): void {
    for (const point of mountPointsIn(root)) {
      tasks.delete(point);
      if (elementIn(point)) point.replaceChildren(...(contents.get(point) ?? []));
    }
  }

  function occupy(point: Element): void {
    const name = nameOf(point);
    const task = {};
    tasks.set(point, task);
    const index = names.indexOf(name);
    if (index < 0) {
      reportAttribute(point, NAME, names.join(' or '), 'nothing is mounted');
      return;
    }
    const [[usual, ...numbers] = '', ...firstReads] = (plans[index] ?? '').split(' ');
    const modules = [name, ...numbers.map((number) => `shared-${number}`)].map(
      (file) => `${file}-${mark}.js`,
    );
    const files = [...modules, `base-${mark}.css`, `${name}-${mark}.css`];
    whenDue(point, usual, async () => {
      try {
        if (tasks.get(point) === task) await loadWidget(files, base, firstReads);
        if (tasks.get(point) === task) place(point);
      } catch (error) {
        tasks.delete(point);
        report(`${name} could not be loaded.`, error, point);
        emit('cb:widget-failed', { name, element: point, reason: String(error) });
      }
    });
  }

  function place(point: Element): void {
    tasks.delete(point);
    const content = [...point.childNodes];
    contents.set(point, content);
    const element = document.createElement(`cb-${nameOf(point)}`);
    element.append(...content);
    point.append(element);
  }

  return { mount, unmount };
}

function mountPointsIn(root: Node): Element[] {
  const within = (root as Partial<ParentNode>).querySelectorAll?.(`[${NAME}]`) ?? [];
  return [root as Element, ...within].filter((element) => element.hasAttribute?.(NAME));
}

function nameOf(point: Element): string {
  return point.getAttribute(NAME) ?? '';
}

function elementIn(point: Element): Element | undefined {
  return [...point.children].find(({ localName }) => localName === `cb-${nameOf(point)}`);
}
