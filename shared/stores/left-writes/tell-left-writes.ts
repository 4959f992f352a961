/**
 * Reports on this page how an earlier page's open writes ended: emptying the cart, a promotion code, moves,
 * removals from a list, a profile. Sends nothing. Loaded if there are any.
 */
import { keptQuantities } from '../../api/cart/cart-quantities.ts';
import { coerce, identifier, required, text, wholeNumber } from '../../api/transport/coercers.ts';
import { fields } from '../../api/transport/fields.ts';
import { list } from '../../api/transport/list.ts';
import { readUntilArrived } from '../../page/leaving/reading-pauses.ts';
import { forgetWrite, forgetWrites, type KeptWrite } from '../../page/storage/kept-writes.ts';
import { leftWritesOf } from '../../page/storage/open-writes.ts';
import { ownerFor } from '../../page/storage/shopper-storage.ts';
import { claimTab } from '../../page/storage/tab-claim.ts';
import { $session } from '../session.ts';
import { leftAddition, leftClear, leftPromotion, leftUndo } from './left-cart-writes.ts';
import { leftListUndo, leftNewList } from './left-list-additions.ts';
import { leftListRemoval, leftMove } from './left-list-writes.ts';
import { leftProfile } from './left-profile.ts';
import type { LeftWrite, ToldEnd } from './left-write.ts';

/** An `OpenWrite` of any kind. */
const Kept = fields({
  kind: required(text),
  code: text,
  before: text,
  had: keptQuantities,
  list: text,
  lists: list(fields({ id: required(identifier) })),
  items: list(fields({ itemNumber: required(identifier), quantity: required(wholeNumber) })),
  listId: identifier,
  rows: list(fields({ id: required(identifier) })),
  profileId: identifier,
  digest: wholeNumber,
  digestBefore: wholeNumber,
});

let isTelling = false;

/** Shows a notice, replacing one about the same write. */
type Tell = (notice: Omit<ToldEnd, 'again'> & { about: string; action?: NoticeAction }) => void;

interface NoticeAction {
  label: string;
  onPress: () => unknown;
}

/**
 * Takes over the writes that earlier pages left open. A duplicate of the tab takes over nothing.
 * @param show shows a notice of the page
 */
export async function tellLeftWrites(show: Tell): Promise<void> {
  if (isTelling) return;
  isTelling = true;
  const owner = ownerFor($session.get().visitor);
  const left = leftWritesOf(owner);
  if (await claimTab()) await Promise.all(left.map((kept) => tell(owner, kept, show)));
  else forgetWrites(owner);
  isTelling = false;
}

async function tell(owner: string, { id, at, write: kept, end }: KeptWrite, show: Tell): Promise<void> {
  const write = readWrite(kept);
  // Another release may know this kind of write.
  if (!write) return;
  const about = `left:${Object(kept).kind}`;
  const known = readEnd(end, write);
  let told = known ?? (await write.find());
  if (!told) show({ tone: 'info', text: write.checking, about });
  await readUntilArrived({
    sentAt: at,
    isOpen: () => !told,
    async read() {
      told = await write.find();
    },
  });
  forgetWrite(owner, id);
  write.refresh?.();
  showEnd(told ?? write.giveUp());

  function showEnd({ tone, text, again }: ToldEnd): void {
    let isRunning = false;
    async function onPress(): Promise<void> {
      if (!again || isRunning) return;
      isRunning = true;
      const next = await again.run();
      isRunning = false;
      showEnd(next);
    }
    show({ tone, text, about, action: again && { label: again.label, onPress } });
  }
}

function readEnd(end: unknown, write: LeftWrite): ToldEnd | null {
  const { ok, words } = Object(end) as Record<string, unknown>;
  if (typeof ok !== 'boolean') return null;
  return write.ended?.({ ok, words: typeof words === 'string' ? words : undefined }) ?? null;
}

/** @returns null if it isn't a write, or not one that this release knows */
function readWrite(kept: unknown): LeftWrite | null {
  const write = coerce(kept, Kept);
  if (!write) return null;
  const { kind, code = '', before = '', listId = '', profileId = '' } = write;
  const rows = write.rows?.rows ?? [];
  const items = write.items?.rows ?? [];
  if (kind === 'clear') return leftClear();
  if (kind === 'promotion' && (code || before)) return leftPromotion(code, before);
  if (kind === 'add' && items.length) return leftAddition(items, write.had ?? null);
  if (kind === 'undo' && items.length) return leftUndo(items, write.had ?? null);
  if (kind === 'move' && write.list && items.length)
    return leftMove(write.list, write.lists?.rows ?? [], items);
  if (kind === 'new-list' && write.list && items.length) return leftNewList(write.list, items);
  if (kind === 'list-undo' && listId && items.length) return leftListUndo(listId, items, write.had ?? null);
  if (kind === 'list-removal' && listId && rows.length) return leftListRemoval(listId, rows);
  if (kind === 'profile' && profileId && write.digest !== undefined) {
    return leftProfile(profileId, write.digest, write.digestBefore ?? write.digest);
  }
  return null;
}
