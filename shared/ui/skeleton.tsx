import { uiMessages } from './ui-messages.ts';

/** The shape of rows that are on their way. `rows`: how many; each is as high as `--cb-skeleton-row`. */
export function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="cb-skeleton" role="img" aria-label={uiMessages().loading}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <span className="cb-skeleton__row" key={row} />
      ))}
    </div>
  );
}
