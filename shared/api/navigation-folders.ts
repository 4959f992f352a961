import type { Infer } from 'superstruct';
import { required, text } from './coercers.ts';
import { fields, list, readPayload } from './fields.ts';
import { type Department, link } from './navigation.ts';

/** A link of the menu; its address is safe to follow. */
export interface MenuLink {
  name: string;
  url: string;
}

/** Links that stand together. */
export interface MenuFolder {
  name: string;
  /** Absent where the name is a heading only. */
  url?: string;
  items: MenuLink[];
}

const ItemRow = fields({ displayName: required(text), url: required(link) });
const FolderRow = fields({ displayName: required(text), url: link, items: list(ItemRow) });
type FolderRow = Infer<typeof FolderRow>;
const Folders = fields({ folder: list(FolderRow) });

const known = new WeakMap<Department, MenuFolder[]>();

/**
 * Gives what is below a department of the main menu [2 §2, Header]. Rows that break the contract, and addresses that
 * may not be followed, are left out and reported, once.
 */
export function foldersOf(department: Department): MenuFolder[] {
  const folders = known.get(department) ?? readFolders(department);
  known.set(department, folders);
  return folders;
}

function readFolders({ name, folder }: Department): MenuFolder[] {
  const { folder: read } = readPayload(`#cb-state, menu "${name}"`, Folders, { folder });
  return (read?.rows ?? []).map(toFolder).filter(({ url, items }) => url || items.length > 0);
}

function toFolder({ displayName, url, items }: FolderRow): MenuFolder {
  return {
    name: displayName,
    url,
    items: (items?.rows ?? []).map((item) => ({ name: item.displayName, url: item.url })),
  };
}
