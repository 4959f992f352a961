import { type ComponentType, useRef, useState } from 'react';
import { loadPart } from '../../shared/page/load-part.ts';
import { report } from '../../shared/page/report.ts';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './mini-cart-messages.ts';
import type { MiniCartPanelProps } from './mini-cart-panel.tsx';

let Panel: ComponentType<MiniCartPanelProps> | undefined;

async function loadPanel(): Promise<void> {
  Panel ??= await loadPart(async () => (await import('./mini-cart-panel.tsx')).MiniCartPanel);
}

/** Pointing at the button is reason enough to fetch the code, not yet to ask the server for the cart. */
function preloadPanel(): void {
  loadPanel().catch(() => {});
}

/**
 * A button that shows and hides the cart's panel below it: a disclosure, so the focus stays on the button
 * and the panel comes next. What the panel does besides standing there is loaded with it.
 */
export function MiniCartDisclosure() {
  const [open, setOpen] = useState(false);
  const [part, setPart] = useState<'loading' | 'ready' | 'missing'>('loading');
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useUniqueId();

  function close({ refocus }: { refocus: boolean }): void {
    setOpen(false);
    if (refocus) toggle.current?.focus();
  }

  async function show(): Promise<void> {
    setOpen(true);
    setPart('loading');
    try {
      await loadPanel();
      setPart('ready');
    } catch (error) {
      report(messages.failed, error);
      setPart('missing');
    }
  }

  return (
    <div className="cb-mini-cart__disclosure">
      <button
        ref={toggle}
        type="button"
        className="cb-mini-cart__toggle"
        aria-label={messages.toggle}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? close({ refocus: false }) : show())}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      />
      {open && (
        <section className="cb-mini-cart__panel" id={panelId} aria-label={messages.toggle}>
          {part === 'ready' && Panel ? (
            <Panel close={close} />
          ) : (
            <p className="cb-mini-cart__text">{part === 'missing' ? messages.failed : messages.loading}</p>
          )}
          {part === 'missing' && (
            <button
              type="button"
              className="cb-button"
              onClick={() => {
                // This button goes away; the one that stays takes the focus.
                toggle.current?.focus();
                void show();
              }}
            >
              {messages.tryAgain}
            </button>
          )}
        </section>
      )}
    </div>
  );
}
