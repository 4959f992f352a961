import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/page/announce.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { Spinner } from '../../../shared/ui/loading.tsx';

interface ChargeFormProps {
  label: string;
  /** Shown while nothing is wrong. */
  hint: string | undefined;
  /** The order's current value. The field shows it until something else is typed, and again once that was sent. */
  given: string | undefined;
  /** Whether that value is part of what the order costs. */
  settled: boolean;
  /** Further attributes of the field. */
  input: InputHTMLAttributes<HTMLInputElement>;
  button: string;
  /** Replaces the hint while the form is being sent. */
  busyHint: string;
  /** Sends the typed text. Resolves to the error, or undefined. */
  send: (text: string) => Promise<string | undefined>;
  /** Called when the focus enters the form. */
  onFocus?: () => void;
  /** A link beside the label that removes the order's value. */
  withdrawal?: { name: string; label: string; busyHint: string; send: () => Promise<string | undefined> };
}

/**
 * A form of one field and one button. The answer is shown below, where space is reserved for it. After a problem, the text
 * stays and typing removes the problem. The focus stays in the form, so that screen readers read the problem.
 */
export function ChargeForm(props: ChargeFormProps) {
  const { label, hint, given = '', settled, input, button, busyHint, send, onFocus, withdrawal } = props;
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isUnsent = useRef(false);
  useEffect(() => {
    // What hasn't been sent stays. Also on mount: the effect may run after the first keys.
    if (isUnsent.current) return;
    setText(given);
    setProblem(undefined);
  }, [given]);

  async function act(doing: string, run: () => Promise<string | undefined>): Promise<void> {
    if (busy) return;
    isUnsent.current = false;
    setBusy(doing);
    setProblem(undefined);
    const wrong = await run();
    setBusy('');
    setProblem(wrong);
    const { activeElement: focused } = document;
    const isElsewhere = focused && focused !== document.body && !field.current?.form?.contains(focused);
    // The problem describes the field, so a screen reader reads it when the focus moves there.
    if (wrong && (isElsewhere || focused === field.current)) announce(wrong);
    else if (wrong || !focused?.isConnected || focused === document.body) field.current?.focus();
  }

  return (
    <form
      className="cb-charge"
      noValidate
      aria-label={label}
      data-settled={settled || undefined}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        void act(busyHint, () => send(text));
      }}
    >
      {withdrawal && (
        <Button
          tone="link"
          className="cb-charge__withdraw"
          busy={Boolean(busy)}
          label={withdrawal.label}
          onPress={() => act(withdrawal.busyHint, withdrawal.send)}
        >
          {withdrawal.name}
        </Button>
      )}
      <Field
        {...input}
        ref={field}
        label={label}
        hint={problem ? '' : busy || hint || ''}
        error={problem}
        value={text}
        readOnly={Boolean(busy)}
        onChange={(event) => {
          isUnsent.current = true;
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" busy={Boolean(busy)}>
        {busy === busyHint && <Spinner />}
        <span className="cb-charge__name">{button}</span>
      </Button>
    </form>
  );
}
