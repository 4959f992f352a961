import type { Person } from '../domain/person.ts';
import { REGISTRATION_LIMITS } from '../domain/registration.ts';
import { Field } from './field.tsx';
import { personMessages as messages } from './person-messages.ts';

interface PersonFieldsProps {
  person: Person;
  /** What is wrong with them; an empty text marks the field all the same. */
  errors: Partial<Record<keyof Person, string>>;
  /** The id of a field, which its problem leads to. */
  idOf: (field: keyof Person) => string;
  /** Left out, they can be read and not changed. */
  onChange?: (changed: Partial<Person>) => void;
}

/** First name, last name and e-mail address of a profile [2 §2], [2 §5]. */
export function PersonFields({ person, errors, idOf, onChange }: PersonFieldsProps) {
  const field = (name: keyof Person) => ({
    id: idOf(name),
    name,
    label: messages[name],
    value: person[name],
    error: errors[name],
    'aria-invalid': errors[name] === '' || undefined,
    spellCheck: false,
    required: !!onChange,
    readOnly: !onChange,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange?.({ [name]: target.value }),
  });
  return (
    <>
      <div className="cb-profile__names">
        <Field {...field('firstName')} autoComplete="given-name" maxLength={REGISTRATION_LIMITS.name} />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={REGISTRATION_LIMITS.name} />
      </div>
      <Field
        {...field('email')}
        type="email"
        // By it a password manager knows whose the new password is.
        autoComplete={onChange ? 'email' : 'username'}
        autoCapitalize="none"
        maxLength={REGISTRATION_LIMITS.email}
      />
    </>
  );
}
