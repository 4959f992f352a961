/** The gallery of states: searches them, and has the frames of those that are near the window. */

const MARGIN = '200px';

const field = document.querySelector<HTMLInputElement>('#state-search');
const count = document.querySelector('#state-count');
const states = [...document.querySelectorAll<HTMLElement>('.state')];
const groups = [...document.querySelectorAll<HTMLElement>('.state-group')];

/** Shows the states that have every word of the search, in any order. */
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

/** Puts the page into each frame of a state, or takes it out. */
function fill(frames: HTMLElement, isNear: boolean): void {
  for (const place of frames.querySelectorAll<HTMLElement>('.state-frame')) {
    if (!isNear) place.replaceChildren();
    if (!isNear || place.firstChild) continue;
    const frame = document.createElement('iframe');
    frame.title = `${frames.dataset.title} at ${place.dataset.width} pixels`;
    // Looked at, not used: the link above opens the state for that.
    frame.inert = true;
    frame.src = frames.dataset.link ?? '';
    place.append(frame);
  }
}

field?.form?.addEventListener('submit', (event) => event.preventDefault());
field?.addEventListener('input', search);
// A search can be linked to; what a browser has kept in the field over a reload counts, too.
const asked = new URLSearchParams(location.search).get('q');
if (field && asked) field.value = asked;
search();
for (const frames of document.querySelectorAll('.state-frames')) near.observe(frames);
