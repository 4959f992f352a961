import type { ReactNode } from 'react';
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
      <div className="cb-print-document" aria-hidden="true">
        <div className="cb-print-document__title">{title}</div>
        {children}
      </div>
    </>
  );
}
