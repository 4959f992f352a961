import type { MountStatus } from '../../../shared/embed/script-access.ts';
import { element } from './element.ts';

interface ManifestWidget {
  file: string;
  css: { file: string }[];
  imports: { file: string }[];
}

/** Returns the status of each mount point as the widgets report it, or an empty list before the loader has run. */
export function statuses(): MountStatus[] {
  return window.cbWidgets?.status?.() ?? [];
}

/** Returns the version of the widgets on the page. */
export function version(): string {
  return window.cbWidgets?.version ?? 'not loaded';
}

let manifest: Promise<Record<string, ManifestWidget>> | undefined;

/** Returns the kilobytes that a widget has loaded, including files it shares with others. */
export async function kilobytes(name: string): Promise<string> {
  manifest ??= fetch('/widgets/manifest.json')
    .then((reply) => reply.json())
    .then(({ widgets }) => widgets);
  const widget = (await manifest)[name];
  const files = widget ? [widget.file, ...[...widget.css, ...widget.imports].map(({ file }) => file)] : [];
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sizes = loaded.filter((entry) => files.some((file) => entry.name.endsWith(file)));
  const bytes = sizes.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return (bytes / 1000).toFixed(1);
}

/**
 * Draws an outline around each island, with its name, state, version, time and bytes.
 * @returns a function that removes the outlines
 */
export function drawOutlines(root: ShadowRoot): () => void {
  const layer = element('div', { className: 'outlines' });
  layer.setAttribute('aria-hidden', 'true');
  root.prepend(layer);
  const boxes = new Map<Element, HTMLElement>();
  let frame = 0;
  const draw = (): void => {
    for (const status of statuses()) {
      const box = boxes.get(status.element) ?? outline(status);
      boxes.set(status.element, box);
      if (!box.isConnected) layer.append(box);
      const { top, left, width, height } = status.element.getBoundingClientRect();
      box.style.setProperty('--left', `${left}px`);
      Object.assign(box.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    layer.remove();
  };
}

function outline({ name, state, ms }: MountStatus): HTMLElement {
  const text = element('span', { textContent: `${name} ${version()} · ${state} · ${Math.round(ms)} ms` });
  void kilobytes(name).then((size) => text.append(` · ${size} KB`));
  return element('div', { className: 'outline' }, text);
}
