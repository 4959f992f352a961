import type { ReactNode } from 'react';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

const messages = defineMessages('ui', {
  sheetClose: 'Close',
  sheetPrint: 'Print',
});

interface PrintSheetProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/**
 * A sheet of paper: a preview in a dialog, and the same once more in the flow of the page, which is all that is printed
 * while the dialog is open. Browsers print a dialog as one page only.
 */
export function PrintSheet({ title, children, onClose }: PrintSheetProps) {
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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet may be wider than the window, and keys scroll it, too */}
        <section className="cb-print-sheet-preview" aria-label={title} tabIndex={0}>
          {children}
        </section>
      </Dialog>
      <div className="cb-print-sheet" aria-hidden="true">
        <div className="cb-print-sheet__title">{title}</div>
        {children}
      </div>
    </>
  );
}
