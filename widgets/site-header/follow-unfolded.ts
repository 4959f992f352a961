/**
 * Folds what is unfolded when the shopper leaves it, by pointer or by keyboard, and at Escape, which also gives the
 * focus back to the button. Everything that can be unfolded carries its name as `data-unfolded` while it is.
 * @param fold folds what has that name
 * @returns ends it
 */
export function followUnfolded(root: HTMLElement, fold: (name: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // What contains another comes first.
  const unfolded = () => [...root.querySelectorAll<HTMLElement>('[data-unfolded]')];
  const leave = (event: Event) => {
    const target = event.target as Node;
    const left = unfolded().filter((part) => !part.contains(target));
    for (const part of left) if (!stands(part)) fold(part.dataset.unfolded ?? '');
  };
  const goBack = (event: KeyboardEvent) => {
    const part = unfolded().at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || !part) return;
    event.preventDefault();
    // The first expanded button inside is its own: those of what it contains come after it.
    if (part.contains(document.activeElement)) {
      part.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    }
    fold(part.dataset.unfolded ?? '');
  };
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener('keydown', goBack, { signal });
  return () => ending.abort();

  /** Inside a list that is itself unfolded, folding a part would move what the shopper is about to reach. */
  function stands(part: HTMLElement): boolean {
    return Boolean(part.parentElement?.closest('[data-unfolded]'));
  }
}
