/** Who somebody is, as the forms of a profile have it [2 §3, Profile]. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** Without the spaces that typing or pasting has left around the texts. */
export function trimPerson({ firstName, lastName, email }: Person): Person {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}
