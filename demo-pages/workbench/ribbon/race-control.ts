import { button, element, table } from './element.ts';

interface HeldCall {
  id: number;
  method: string;
  path: string;
  moment: string;
}

/** The server's report of the session's race. */
interface Race {
  holds?: { on: string; moment: string };
  held: HeldCall[];
}

const POLL_MS = 500;

const OTHERS = [
  ['Other tab: add a line', 'other-tab-adds'],
  ['Other tab: one piece more', 'other-tab-changes'],
  ['Other tab: remove a line', 'other-tab-removes'],
  ['Other tab: empty the cart', 'other-tab-empties'],
  ['End the session', 'end-session'],
] as const;

/**
 * Creates the race control: it holds calls on the server, releases them in any order or drops them, and acts as another
 * tab.
 */
export function raceControl(): HTMLElement {
  const moment = element(
    'select',
    {},
    element('option', { value: 'request', textContent: 'before they take effect' }),
    element('option', { value: 'reply', textContent: 'once they have taken effect' }),
  );
  const on = element('input', { placeholder: 'update-item', autocomplete: 'off' });
  const list = element('div');
  const status = element('p', { role: 'status' });
  const done = element('p', { role: 'status' });
  const send = async (order: object): Promise<void> => {
    const reply = await fetch('/workbench/race', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    show((await reply.json()) as Race);
  };
  const actBeside = async (text: string, act: string): Promise<void> => {
    await send({ do: act });
    done.textContent = `${text}: done. The page hears of it with its next call.`;
  };
  const show = ({ holds, held }: Race): void => {
    status.textContent = holds
      ? `Held at their ${holds.moment}: calls with “${holds.on}”.`
      : 'No call is held.';
    const rows = held.map(({ id, method, path, moment: when }) => [
      `${method} ${path}`,
      when,
      element(
        'span',
        {},
        button('Let go', () => send({ do: 'release', id })),
        button('Drop', () => send({ do: 'drop', id })),
      ),
    ]);
    const text = JSON.stringify(held);
    // Keeps the buttons if nothing has changed.
    if (list.dataset.held !== text)
      list.replaceChildren(held.length ? table(['Held call', 'Moment', ''], rows) : '');
    list.dataset.held = text;
  };
  setInterval(async () => {
    if (!list.checkVisibility()) return;
    const reply = await fetch('/workbench/race').catch(() => undefined);
    if (reply) show((await reply.json()) as Race);
  }, POLL_MS);
  return element(
    'section',
    {},
    element('h2', { textContent: 'Races' }),
    element('label', { className: 'line' }, 'Hold calls with ', on),
    element('label', { className: 'line' }, ' in their path, ', moment),
    button('Hold', () => send({ do: 'hold', on: on.value, moment: moment.value })),
    button('Let all go', () => send({ do: 'stop' })),
    status,
    list,
    element('div', {}, ...OTHERS.map(([text, act]) => button(text, () => actBeside(text, act)))),
    done,
  );
}
