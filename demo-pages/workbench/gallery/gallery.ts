/** The gallery of states: searches them, and loads the frames of those near the window. */

const MARGIN = '200px';

const field = document.querySelector<HTMLInputElement>('#state-search');
const count = document.querySelector('#state-count');
const states = [...document.querySelectorAll<HTMLElement>('.state')];
const groups = [...document.querySelectorAll<HTMLElement>('.state-group')];

/** Shows the states that contain every word of the search, in any order. */
function search(): void {
  const words = (field?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  for (const state of states) state.hidden = !words.every((word) => state.dataset.words?.includes(word));
  for (const group of groups) group.hidden = !group.querySelector('.state:not([hidden])');
  const found = states.filter((state) => !state.hidden).length;
  if (count) count.textContent = found === 1 ? '1 state' : `${found} states`;
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) fill(target as HTMLElement, isIntersecting);
  },
  { rootMargin: MARGIN },
);

/** Adds the page to each frame of a state, or removes it. */
function fill(frames: HTMLElement, isNear: boolean): void {
  for (const holder of frames.querySelectorAll<HTMLElement>('.state-frame')) {
    if (!isNear) holder.replaceChildren();
    if (!isNear || holder.firstChild) continue;
    const frame = document.createElement('iframe');
    frame.title = `${frames.dataset.title} at ${holder.dataset.width} pixels`;
    // The frames are only to be looked at. The link above opens the state for use.
    frame.inert = true;
    frame.src = frames.dataset.link ?? '';
    holder.append(frame);
  }
}

field?.form?.addEventListener('submit', (event) => event.preventDefault());
field?.addEventListener('input', search);
// Applies the search in the address, or the one that the browser kept in the field over a reload.
const asked = new URLSearchParams(location.search).get('q');
if (field && asked) field.value = asked;
search();
for (const frames of document.querySelectorAll('.state-frames')) near.observe(frames);
