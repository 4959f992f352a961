import { defineMessages } from '../page/messages.ts';

const messages = defineMessages('ui', { loading: 'Loading' });

/** Placeholders for rows that are loading. @param rows how many; the height of each is `--cb-skeleton-row` */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="cb-skeleton" role="img" aria-label={messages.loading}>
      {Array(rows)
        .fill(null)
        .map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
          <span className="cb-skeleton__row" key={row} />
        ))}
    </div>
  );
}

/** A small turning ring for work of unknown length. A text beside it should say what is being done. */
export function Spinner() {
  return <span className="cb-spinner" aria-hidden="true" />;
}
