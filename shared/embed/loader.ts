/**
 * The script that a page includes (embedding contract): finds the mount points, has each widget's code
 * fetched when it is due, and keeps watching for mount points that legacy scripts add. It carries no
 * framework and no validation, because every page pays for it.
 */
import { names, plans, version } from 'virtual:widgets';
import { emit } from '../page/events.ts';
import { claimPage } from '../page/registry.ts';
import { whenParsed } from '../page/when-parsed.ts';
import { mountPoints } from './mount-points.ts';

declare global {
  interface Window {
    /** What scripts of the page may call. */
    cbWidgets?: {
      readonly version: string;
      /** Mounts whatever shows no widget in a part of the page. */
      mount(root?: Node): void;
      /** Takes the widgets out of a part of the page; its mount points get their content back. */
      unmount(root: Node): void;
      /** Has the widgets read the cart again. */
      refreshCart(): void;
    };
  }
}

const base = new URL('.', import.meta.url).href;

if (claimPage(base, version) && !window.cbWidgets) {
  const { mount, unmount } = mountPoints({ names, plans, version }, `${base}assets/`);
  window.cbWidgets = { version, mount, unmount, refreshCart: () => emit('cb:cart-refresh', undefined) };
  whenParsed(() => {
    mount();
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, attributeName, target } of records) {
        if (attributeName) mount(target);
        // Not the target: a mount point that `unmount` has just emptied has changed, too.
        for (const node of addedNodes) mount(node);
      }
    });
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-cb-widget'] });
  });
}
