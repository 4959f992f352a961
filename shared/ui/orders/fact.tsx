import type { ReactNode } from 'react';

interface FactProps {
  label: string;
  /** The value; without it there is no line. */
  children?: ReactNode;
  /** Emphasized, like a total. */
  final?: boolean;
  /** The value has several lines, below the label. */
  below?: boolean;
}

/** One line of a description list. */
export function Fact({ label, children, final, below }: FactProps) {
  if (children === undefined || children === null || children === '' || children === false) return null;
  return (
    <div className="cb-fact" data-final={final || undefined} data-below={below || undefined}>
      <dt className="cb-fact__label">{label}</dt>
      <dd className="cb-fact__value">{children}</dd>
    </div>
  );
}
