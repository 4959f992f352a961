/** The shop's own time zone, so that a moment is the same day to everybody who looks at it. */
const SHOP_TIME_ZONE = 'America/New_York';
const DAY_MS = 86_400_000;

/**
 * Formats a date of the server as MM/DD/YYYY [2 §2 Dates, §9 Amounts and dates]. A date without a time stays
 * that day wherever the shopper is; a moment becomes its day in the shop's time zone.
 * @param value ISO, milliseconds since 1970, or already month, day and year; any other text stays unchanged
 */
export function formatDate(value: string | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const [, isoYear, isoMonth, isoDay, time] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d.*))?$/.exec(text) ?? [];
  if (time && /(Z|[+-]\d\d:?\d\d)$/i.test(time)) return dayOf(Date.parse(text.replace(' ', 'T'))) ?? text;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)(?:,? .*)?$/.exec(text) ?? [];
  if (/^-?\d{11,14}$/.test(text)) return dayOf(Number(text)) ?? text;
  return written(isoMonth ?? month, isoDay ?? day, isoYear ?? year) ?? text;
}

/** Midnight in UTC means a date without a time that was sent as a moment. */
function dayOf(moment: number): string | undefined {
  if (!Number.isFinite(moment)) return undefined;
  const timeZone = moment % DAY_MS ? SHOP_TIME_ZONE : 'UTC';
  const format = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(moment);
}

function written(month = '', day = '', year = ''): string | undefined {
  const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (!isDate) return undefined;
  return `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year.padStart(4, '20')}`;
}
