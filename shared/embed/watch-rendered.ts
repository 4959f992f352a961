/**
 * Watches for scripts of the page that take away what an island shows. React does not notice: the
 * widget is gone, without an error.
 *
 * A root component that shows something and then renders nothing at all looks the same from here and
 * is started anew, so roots with nothing to show keep an empty element.
 * @param container the child of `host` that the island renders into
 * @returns ends the watching
 */
export function watchRendered(
  host: Element,
  container: Element,
  react: { removed: () => void; emptied: () => void },
): () => void {
  let filled = false;
  const observer = new MutationObserver(() => {
    if (!host.isConnected) return;
    if (container.parentNode !== host) react.removed();
    else if (filled && !container.hasChildNodes()) react.emptied();
    filled ||= container.hasChildNodes();
  });
  observer.observe(host, { childList: true });
  observer.observe(container, { childList: true });
  return () => observer.disconnect();
}
