/** Widgets with one fault each, which the matrix must find. */
import { useEffect, useState } from 'react';
import type { Read } from './reads.ts';
import type { Write } from './writes.ts';

const CART = '/api/rest/cb/cart/cart-details/false';
const UPDATE = '/api/rest/cb/cart/update-item';

const read = (): Promise<Response> => fetch(CART);
const write = (): Promise<Response> => fetch(UPDATE, { method: 'POST', body: '{"updateId":"ci1","ci1":3}' });

/** Shows an empty cart if the cart could not be read. */
export function SwallowsFailure() {
  const [text, setText] = useState('');
  useEffect(() => {
    read()
      .then((response) => response.json())
      .then(
        (cart) => setText(JSON.stringify(cart)),
        () => {},
      );
  }, []);
  return <a href="/">Home{text}</a>;
}

/** Leaves a rejection unhandled. */
export function ForgetsRejection() {
  useEffect(() => {
    void read().then((response) => response.json());
  }, []);
  return (
    <p role="alert">
      <a href="/">Home</a>
    </p>
  );
}

/** Waits for a reply without a time limit. */
export function SpinsForEver() {
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    const stop = () => setWaits(false);
    read().then(stop, stop);
  }, []);
  return (
    <a href="/" aria-busy={waits}>
      Home
    </a>
  );
}

/** Shows only the error, without an action. */
export function LeavesNothing() {
  return <p role="alert">Something went wrong.</p>;
}

/** Repeats a write that got no reply. */
export function WritesTwice() {
  return (
    <p role="alert">
      <button
        type="button"
        onClick={() =>
          write()
            .catch(write)
            .catch(() => {})
        }
      >
        Save
      </button>
    </p>
  );
}

/** Empties the field before there is a reply. */
export function LosesText() {
  const [text, setText] = useState('7');
  const save = () => {
    setText('');
    write().catch(() => {});
  };
  return (
    <p role="alert">
      <input value={text} onChange={() => {}} />
      <button type="button" onClick={save}>
        Save
      </button>
    </p>
  );
}

export const BROKEN_READ: Read = { widget: 'broken', path: 'cart/cart-details', shows: /Item/ };

export const BROKEN_WRITE: Write = {
  widget: 'broken',
  path: 'cart/update-item',
  act: ({ press }) => press('Save'),
  typed: { field: ({ widget }) => widget.querySelector('input'), text: '7' },
};
