import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

interface ChargeFormProps {
  label: string;
  /** Below the field while nothing is wrong. */
  hint: string | undefined;
  /** What the order has: stands in the field until something else is typed. */
  given: string | undefined;
  /** What the field is besides. */
  input: InputHTMLAttributes<HTMLInputElement>;
  button: string;
  /** Instead of the hint while the server is asked. */
  busyHint: string;
  /** Sends what was typed. Gives what is wrong with it, undefined when nothing is. */
  send: (text: string) => Promise<string | undefined>;
  /** A link beside the label that takes back what the order has; `send` as above. */
  withdrawal?: { name: string; label: string; busyHint: string; send: () => Promise<string | undefined> };
}

/**
 * A form of one field and one button, whose answer stands below in a place kept for it. What was typed stays
 * after a problem; typing takes the problem away. The focus stays in the form, and a problem is read there.
 */
export function ChargeForm(props: ChargeFormProps) {
  const { label, hint, given = '', input, button, busyHint, send, withdrawal } = props;
  const [text, setText] = useState(given);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setText(given);
    setProblem(undefined);
  }, [given]);

  async function act(doing: string, run: () => Promise<string | undefined>): Promise<void> {
    if (busy) return;
    setBusy(doing);
    setProblem(undefined);
    const wrong = await run();
    setBusy('');
    setProblem(wrong);
    const { activeElement: focused } = document;
    const isElsewhere = focused && focused !== document.body && !field.current?.form?.contains(focused);
    // The problem describes the field, so moving there has it read.
    if (wrong && (isElsewhere || focused === field.current)) announce(wrong);
    else if (wrong || !focused?.isConnected || focused === document.body) field.current?.focus();
  }

  return (
    <form
      className="cb-charge"
      noValidate
      aria-label={label}
      data-settled={Boolean(given) || undefined}
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
        hint={problem ? undefined : busy || hint}
        error={problem}
        value={text}
        readOnly={Boolean(busy)}
        onChange={(event) => {
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
