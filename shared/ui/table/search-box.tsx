import { useState } from 'react';
import { Button } from '../button.tsx';
import { useRedraw, useUniqueId } from '../hooks.ts';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** The text in the box. Another value replaces the typed text. */
  value: string;
  /** After each keystroke. */
  onType?: (text: string) => void;
  /** Enter or the button. A returned promise does not disable the box; `busy` does. */
  onSearch?: (text: string) => void;
  /** Left out if the search follows the typing. */
  buttonLabel?: string;
  busy?: boolean;
}

/** A search box, with or without a button. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, maxLength, value, onType, onSearch, buttonLabel, busy = false } = props;
  const [typed, setTyped] = useState({ value, text: value });
  const redraw = useRedraw();
  const id = useUniqueId();
  if (typed.value !== value) setTyped({ value, text: value });
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers that this is built for know <search>
    <form
      className="cb-search"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSearch?.(typed.text);
      }}
    >
      <label className="cb-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="cb-search__row">
        <input
          className="cb-input cb-search__input"
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed.text}
          onChange={(event) => {
            const text = event.target.value;
            setTyped({ value, text });
            onType?.(text);
            redraw();
          }}
        />
        {buttonLabel && (
          <Button type="submit" busy={busy}>
            {buttonLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
