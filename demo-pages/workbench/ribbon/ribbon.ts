/** The ribbon of the demo pages: the switches, and an inspector that shows what the widgets tell every page. */
import { button, element, table } from './element.ts';
import { drawOutlines, kilobytes, statuses, version } from './outlines.ts';
import { raceControl } from './race-control.ts';
import { calls, events, outcomeOf, record } from './record.ts';
import { writeTicket } from './ticket.ts';

const SHOWN = 15;

let show = (): void => {};
record(() => show());
document.addEventListener('DOMContentLoaded', () => {
  const root = document.getElementById('demo-ribbon')?.shadowRoot;
  const details = root?.querySelector('details');
  if (!root || !details) return;
  root.querySelector('form')?.addEventListener('submit', leaveUsualOut);
  details.addEventListener('toggle', () => open(root, details), { once: true });
});

/** Leaves switches with their default value out of the address. */
function leaveUsualOut({ target }: Event): void {
  for (const field of (target as HTMLFormElement).querySelectorAll<HTMLInputElement>('[data-usual]'))
    field.disabled = field.value === field.dataset.usual;
}

/** Fills the inspector when the ribbon is first expanded. */
function open(root: ShadowRoot, details: HTMLDetailsElement): void {
  const notes = element('div');
  const text = element('textarea', { readOnly: true, hidden: true, ariaLabel: 'Ticket' });
  const outlined = element('input', { type: 'checkbox' });
  let end = (): void => {};
  outlined.onchange = () => {
    end();
    end = outlined.checked ? drawOutlines(root) : () => {};
  };
  const copy = async (): Promise<void> => {
    text.value = writeTicket({
      address: location.href,
      version: version(),
      browser: navigator.userAgent,
      window: `${innerWidth} × ${innerHeight}`,
      who: details.querySelector('summary')?.textContent ?? '',
      widgets: statuses(),
      calls,
      events,
    });
    text.hidden = false;
    text.select();
    // If the browser refuses to copy, the text is selected.
    await navigator.clipboard?.writeText(text.value).catch(() => undefined);
  };
  show = () => {
    if (details.open) notes.replaceChildren(...noted());
  };
  details.addEventListener('toggle', show);
  root
    .querySelector('#inspector')
    ?.replaceChildren(
      element('h2', { textContent: 'Inspector' }),
      element('label', { className: 'line' }, outlined, ' Outline the widgets'),
      button('Copy a ticket', copy),
      text,
      raceControl(),
      notes,
    );
  show();
}

/** Shows the records, the newest first. */
function noted(): Node[] {
  const newest = <Note>(notes: readonly Note[]): Note[] => notes.slice(-SHOWN).reverse();
  return [
    element('h2', { textContent: `Widgets, ${version()}` }),
    table(
      ['Widget', 'State', 'ms', 'KB'],
      statuses().map(({ name, state, ms }) => [name, state, `${Math.round(ms)}`, sizeOf(name)]),
    ),
    element('h2', { textContent: 'Calls' }),
    table(
      ['At, ms', 'Call', 'Outcome', 'ms'],
      newest(calls).map((call) => [
        `${Math.round(call.at)}`,
        `${call.method} ${call.path}`,
        outcomeOf(call),
        call.outcome ? `${call.ms}` : '',
      ]),
    ),
    element('h2', { textContent: 'Events and problems' }),
    table(
      ['At, ms', 'Event', 'What it tells'],
      newest(events).map(({ at, name, text }) => [`${Math.round(at)}`, name, text]),
    ),
  ];
}

/** Returns the size of the files that a widget has loaded, once it is known. */
function sizeOf(name: string): Node {
  const text = new Text();
  void kilobytes(name).then((size) => {
    text.data = size;
  });
  return text;
}
