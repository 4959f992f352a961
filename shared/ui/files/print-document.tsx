import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

const messages = defineMessages('ui', {
  sheetClose: 'Close',
  sheetPrint: 'Print',
});

interface PrintDocumentProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A document to print: a preview in a dialog, and the same content in the page, where nothing else is printed
 * while the dialog is open. Browsers would print only one page of a dialog.
 */
export function PrintDocument({ title, children, onClose }: PrintDocumentProps) {
  const printed = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markAround(printed.current), []);
  return (
    <>
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>{messages.sheetClose}</Button>
            <Button tone="primary" onPress={() => window.print()}>
              {messages.sheetPrint}
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the preview may be wider than the window, and keyboard users must be able to scroll it */}
        <section className="cb-print-document-preview" aria-label={title} tabIndex={0}>
          {children}
        </section>
      </Dialog>
      <div className="cb-print-document" aria-hidden="true" ref={printed}>
        <div className="cb-print-document__title">{title}</div>
        {children}
      </div>
    </>
  );
}

/**
 * Marks the elements around an element, so that a stylesheet can hide the rest of the page. `:has()` would do, but
 * Firefox has it only since version 121.
 * @returns unmark
 */
function markAround(element: HTMLElement | null): () => void {
  const around: HTMLElement[] = [];
  for (let next = element?.parentElement; next; next = next.parentElement) around.push(next);
  for (const { classList } of around) classList.add('cb-around-print');
  return () => {
    for (const { classList } of around) classList.remove('cb-around-print');
  };
}
