import type { Infer } from 'superstruct';
import { pageUrl } from '../../page/links/page-url.ts';
import { anything, coercer, isAbsent, required, text } from '../transport/coercers.ts';
import { fields, group, readPayload } from '../transport/fields.ts';
import { list, tolerant } from '../transport/list.ts';

/** One entry of the shop's main menu. */
export interface Department {
  name: string;
  /** A safe address; absent if the entry only contains others, or its address is refused. */
  url?: string;
  /** Its contents in the server's format; `foldersOf` reads them when a shopper opens the entry. */
  folder?: readonly unknown[];
}

/** The shop's navigation. */
export interface Navigation {
  departments: Department[];
  phone?: string;
}

/** An address on the shop's origin, or on one that the page lists. Others are left out, and the entry stays. */
const link = tolerant(coercer((value) => (isAbsent(value) ? undefined : pageUrl(value, 'link'))));

const DepartmentRow = fields({ displayName: required(text), url: link, folder: anything });
type DepartmentRow = Infer<typeof DepartmentRow>;

const NavigationBlock = fields({ navigation: group(fields({ menu: list(DepartmentRow), phone: text })) });

/**
 * Reads the shop's navigation from what the server printed into the page [2 §2 Main menu]. A row without a name is left
 * out and reported. A refused address is reported, too, and its entry stays without a link.
 * @param block `navigation` of the state block
 */
export function navigationFromPage(block: unknown): Navigation {
  const { navigation } = readPayload('#cb-state', NavigationBlock, { navigation: block });
  return { departments: (navigation?.menu?.rows ?? []).map(toDepartment), phone: navigation?.phone };
}

function toDepartment({ displayName, url, folder }: DepartmentRow): Department {
  const holdsAny = Array.isArray(folder) && folder.length > 0;
  return { name: displayName, url, folder: holdsAny ? folder : undefined };
}

/** A link of the menu. */
export interface MenuLink {
  name: string;
  /** A safe address; absent if it is refused. */
  url?: string;
}

/** A group of links. */
export interface MenuFolder extends MenuLink {
  items: MenuLink[];
}

const ItemRow = fields({ displayName: required(text), url: link });
const FolderRow = fields({ displayName: required(text), url: link, items: list(ItemRow) });
type FolderRow = Infer<typeof FolderRow>;
const Folders = fields({ folder: list(FolderRow) });

/**
 * Returns the contents of a department of the main menu [2 §2 Main menu]. Rows without a name and refused addresses are
 * left out and reported.
 */
export function foldersOf({ name, folder }: Department): MenuFolder[] {
  const { folder: read } = readPayload(`#cb-state, menu "${name}"`, Folders, { folder });
  return (read?.rows ?? []).map(toFolder);
}

function toFolder({ displayName, url, items }: FolderRow): MenuFolder {
  return {
    name: displayName,
    url,
    items: (items?.rows ?? []).map((item) => ({ name: item.displayName, url: item.url })),
  };
}
