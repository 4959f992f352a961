import type { Infer } from 'superstruct';
import { safeUrl } from '../domain/safe-url.ts';
import { configuration } from '../page/configuration.ts';
import { anything, coercer, isAbsent, required, text } from './coercers.ts';
import { fields, group, list, readPayload } from './fields.ts';

/** One entry of the shop's main menu. */
export interface Department {
  name: string;
  /** Safe to follow; absent where the entry only holds others. */
  url?: string;
  /** What is below it, as it came: read by `foldersOf` when somebody wants to see it. */
  folder?: readonly unknown[];
}

/** The shop's navigation. */
export interface Navigation {
  departments: Department[];
  phone?: string;
}

/** An address of the shop's own, or of an origin that the page lists; anything else breaks the contract. */
export const link = coercer((value) =>
  isAbsent(value)
    ? undefined
    : safeUrl(value, { base: location.href, allow: configuration().externalOrigins, kind: 'link' }),
);

const DepartmentRow = fields({ displayName: required(text), url: link, folder: anything });
type DepartmentRow = Infer<typeof DepartmentRow>;

const NavigationBlock = fields({ navigation: group(fields({ menu: list(DepartmentRow), phone: text })) });

/**
 * Reads the shop's navigation from what the server printed into the page [2 §2, Header]. A row without a name, or
 * with an address that may not be followed, is left out and reported; so is one that leads nowhere.
 * @param block `navigation` of the state block
 */
export function navigationFromPage(block: unknown): Navigation {
  const { navigation } = readPayload('#cb-state', NavigationBlock, { navigation: block });
  const departments = (navigation?.menu?.rows ?? []).map(toDepartment);
  return {
    departments: departments.filter(({ url, folder }) => url || folder),
    phone: navigation?.phone,
  };
}

function toDepartment({ displayName, url, folder }: DepartmentRow): Department {
  const holdsAny = Array.isArray(folder) && folder.length > 0;
  return { name: displayName, url, folder: holdsAny ? folder : undefined };
}
