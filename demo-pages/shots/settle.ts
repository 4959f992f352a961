/**
 * Waits until pictures and fonts have loaded and nothing has changed for a while, and ends animations. Runs in
 * the page, in any engine.
 * @param frame the selector of the frame whose page it is; the page itself if left out
 */
export async function settle(frame?: string): Promise<void> {
  const QUIET_MS = 120;
  const PATIENCE_MS = 3000;
  const shown = (frame && document.querySelector<HTMLIFrameElement>(frame)?.contentDocument) || document;
  await shown.fonts.ready;
  for (const image of shown.images) image.loading = 'eager';
  const decoded = [...shown.images].map((image) => image.decode().catch(() => undefined));
  // In some states a picture never loads.
  await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const start = performance.now();
  let changed = start;
  const changes = new MutationObserver(() => {
    changed = performance.now();
  });
  changes.observe(shown, { attributes: true, characterData: true, childList: true, subtree: true });
  while (performance.now() - changed < QUIET_MS && performance.now() - start < PATIENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  changes.disconnect();
  // Animations that ignore reduced motion go to their beginning or end.
  for (const moving of shown.getAnimations()) {
    if (moving.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) moving.cancel();
    else moving.finish();
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
