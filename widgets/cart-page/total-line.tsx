import type { ReactNode } from 'react';

interface TotalLineProps {
  label: ReactNode;
  /** The amount, or a word in its place. */
  children?: ReactNode;
  /** What there is to say of it, below. */
  notes?: ReactNode;
  final?: boolean;
}

/** One line of the totals, as a term of a description list. */
export function TotalLine({ label, children, notes, final }: TotalLineProps) {
  return (
    <div className="cb-total" data-final={final || undefined}>
      <dt className="cb-total__label">{label}</dt>
      <dd className="cb-total__amount">{children}</dd>
      {notes && <dd className="cb-total__notes">{notes}</dd>}
    </div>
  );
}
