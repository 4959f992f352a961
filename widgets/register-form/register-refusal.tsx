import type { ReadableAtom } from 'nanostores';
import type { RegistrationField } from '../../shared/domain/registration.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { ErrorSummary } from '../../shared/ui/error-summary.tsx';
import { messages } from './register-form-messages.ts';
import type { LastRefusal } from './register-form-state.ts';

interface RegisterRefusalProps {
  refusal: ReadableAtom<LastRefusal>;
  /** The id of a field, which its problem leads to. */
  idOf: (field: RegistrationField) => string;
}

/** Why no account was made: first what signing in would help with, then everything else [2 §8]. */
export function RegisterRefusal({ refusal, idOf }: RegisterRefusalProps) {
  const { problems, remedy, attempt } = useStore(refusal);
  return (
    <ErrorSummary
      focusKey={attempt}
      problems={problems.map(({ text, field }) => ({ text, fieldId: field && idOf(field) }))}
    >
      {remedy && (
        <p className="cb-register__remedy">
          <span className="cb-register__remedy-text">{messages[remedy]}</span>{' '}
          <a className="cb-link" href="/account/login">
            {messages.signIn}
          </a>
        </p>
      )}
    </ErrorSummary>
  );
}
