/** The panel's width in px where there is room for it, and the least it keeps from the window's edges. */
const WIDTH = 360;
const MARGIN = 8;
const LEAST_HEIGHT = 160;

interface OpenPanel {
  /** The button and the panel together: what is inside does not close it. */
  root: HTMLElement;
  panel: HTMLElement;
  close: (how: { refocus: boolean }) => void;
}

/** Keeps an open panel in the window, and closes it when the shopper leaves it. Gives the way to stop. */
export function followPanel({ root, panel, close }: OpenPanel): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const place = () => placePanel(root, panel);
  const leave = (event: Event) => {
    if (!root.contains(event.target as Node)) close({ refocus: false });
  };
  place();
  window.addEventListener('resize', place, { signal });
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close({ refocus: true });
    },
    { signal },
  );
  return () => ending.abort();
}

/** Right edge below the button's, moved and narrowed as far as a small window needs. */
function placePanel(root: HTMLElement, panel: HTMLElement): void {
  const anchor = root.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const width = Math.min(WIDTH, room - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(anchor.right, room - MARGIN) - width);
  const height = Math.max(LEAST_HEIGHT, window.innerHeight - anchor.bottom - 2 * MARGIN);
  panel.style.setProperty('--cb-panel-left', `${left - anchor.left}px`);
  panel.style.setProperty('--cb-panel-width', `${width}px`);
  panel.style.setProperty('--cb-panel-height', `${height}px`);
}
