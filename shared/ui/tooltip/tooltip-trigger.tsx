interface TooltipTriggerProps {
  /** The text that has the hint. */
  text: string;
  hint: string;
}

/** A text with a hint. `Tooltips` shows the hints of all texts of an island, because a table may have hundreds of them. */
export function TooltipTrigger({ text, hint }: TooltipTriggerProps) {
  return (
    <button type="button" className="cb-tooltip" data-hint={hint}>
      {text}
    </button>
  );
}
