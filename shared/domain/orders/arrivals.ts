/** When the items of an order arrive: the items by day, and the arrivals of living material for a calendar. */
import { formatDate } from '../date.ts';
import type { DayEvent } from '../files/calendar-text.ts';
import type { OrderedItem } from './order.ts';

/** The items that arrive on one day. */
export interface ArrivalDay {
  /** MM/DD/YYYY, the server's text if it isn't a date, or absent if there is none. */
  day?: string;
  /** The last of several days on which they may arrive. */
  until?: string;
  items: OrderedItem[];
}

/** Groups items by their day of arrival, earliest first; those without one come last. */
export function arrivalDays(items: readonly OrderedItem[]): ArrivalDay[] {
  const days = new Map<string, ArrivalDay>();
  for (const item of items) {
    const { day, until } = arrivalOf(item);
    const key = `${day ?? ''} ${until ?? ''}`;
    const known = days.get(key) ?? { day, until, items: [] };
    days.set(key, { ...known, items: [...known.items, item] });
  }
  return [...days.values()].sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
}

/** The texts of an item's calendar entry. */
export interface ArrivalTexts {
  title: (item: OrderedItem) => string;
  details: (item: OrderedItem) => string;
}

/**
 * The arrivals of living material as events [files Arrival dates]. Items without a valid date are left out.
 * @param order the number of the order, which together with the item's position identifies an arrival
 * @param shop the address of the shop, such as `www.example.com`
 */
export function arrivalEvents(
  items: readonly OrderedItem[],
  { order, shop }: { order: string; shop: string },
  texts: ArrivalTexts,
): DayEvent[] {
  return items.flatMap((item) => {
    const { day, until } = arrivalOf(item);
    if (!item.living || !day || !isDay(day)) return [];
    const last = until && isDay(until) ? until : undefined;
    const id = `order-${order}-${item.key}@${shop}`;
    return { id, title: texts.title(item), details: texts.details(item), first: day, last };
  });
}

/** The promised arrival, otherwise the delivery. */
function arrivalOf({
  arrivalStart,
  arrivalEnd,
  deliveryDate,
}: OrderedItem): Pick<ArrivalDay, 'day' | 'until'> {
  const day = formatDate(arrivalStart ?? arrivalEnd ?? deliveryDate);
  const until = formatDate(arrivalEnd);
  return { day, until: until === day ? undefined : until };
}

function isDay(day: string): boolean {
  return /^\d\d\/\d\d\/\d{4}$/.test(day);
}

/** Dates by year, month and day; then other texts; then items without a date. */
function sortKey({ day, until = '' }: ArrivalDay): string {
  if (!day) return '3';
  if (!isDay(day)) return `2${day}`;
  return `1${day.slice(6)}${day}${until.slice(6)}${until}`;
}
