interface TooltipTriggerProps {
  /** The text that carries the hint. */
  text: string;
  hint: string;
}

/** Text with a hint, which `Tooltips` shows: one for all texts of an island, since a table may have hundreds. */
export function TooltipTrigger({ text, hint }: TooltipTriggerProps) {
  return (
    <button type="button" className="cb-tooltip" data-hint={hint}>
      {text}
    </button>
  );
}
