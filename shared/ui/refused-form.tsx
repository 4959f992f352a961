import { ErrorSummary } from './error-summary.tsx';
import { type WriteFailure, type WriteFailureTexts, writeFailureLines } from './write-failure-lines.ts';
import { writeFailureMessages as messages } from './write-failure-messages.ts';

interface RefusedFormProps<Field extends string> extends WriteFailureTexts {
  /** Absent while there is nothing to complain of. */
  refusal: { failure: WriteFailure; problems: readonly { text: string; field?: Field }[] } | undefined;
  /** How often the form was sent in vain. */
  attempt: number;
  /** The id of a field, which its problem leads to. */
  idOf: (field: Field) => string;
}

/** Why a form was not taken: the server's own words, each with the way to its field, else ours [2 §8]. */
export function RefusedForm<Field extends string>(props: RefusedFormProps<Field>) {
  const { refusal, attempt, idOf, failed, unsure } = props;
  if (!refusal) return null;
  const { failure, problems } = refusal;
  const ours = writeFailureLines({ ...failure, messages: [] }, { failed, unsure });
  const shown = problems.length ? problems : failure.kind === 'session' ? [] : ours.map((text) => ({ text }));
  return (
    <ErrorSummary
      focusKey={attempt}
      problems={shown.map(({ text, field }: { text: string; field?: Field }) => ({
        text,
        fieldId: field && idOf(field),
      }))}
    >
      {failure.kind === 'session' && (
        <p className="cb-profile__remedy">
          <span className="cb-profile__remedy-text">{ours[0]}</span>{' '}
          <a className="cb-link" href="/account/login?resume=prev">
            {messages.writeSignIn}
          </a>
        </p>
      )}
    </ErrorSummary>
  );
}
