import { defineMessages } from '../page/messages.ts';

const messages = defineMessages('ui', { loading: 'Loading' });

/** The shape of rows that are on their way. `rows`: how many; each is as high as `--cb-skeleton-row`. */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="cb-skeleton" role="img" aria-label={messages.loading}>
      {Array(rows)
        .fill(null)
        .map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <span className="cb-skeleton__row" key={row} />
        ))}
    </div>
  );
}

/** A small turning ring for work of unknown length; text beside it says what is being done. */
export function Spinner() {
  return <span className="cb-spinner" aria-hidden="true" />;
}
