/** Saving or sharing a cart, an order or a list: as a link, a file, or on paper. Loaded when it is opened. */
import type { ReactNode } from 'react';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { SaveTableButtons, type SaveTableButtonsProps } from './save-table-buttons.tsx';

const messages = defineMessages('ui', {
  filesTitle: 'Save or share',
  filesClose: 'Close',
  filesHeading: 'Save as a file',
  filesHint: 'The file is created on this device. Choose Excel if any item numbers start with a zero.',
  filesUnpriced: 'It doesn’t include prices, because they aren’t shown for your account.',
});

interface SaveOrShareProps extends SaveTableButtonsProps {
  /** Whether this visitor sees prices. */
  priced: boolean;
  onClose: () => void;
  /** Other ways to save or share. */
  children?: ReactNode;
}

/** The dialog 'Save or share'. */
export function SaveOrShare({ name, table, priced, onClose, children }: SaveOrShareProps) {
  return (
    <Dialog
      title={messages.filesTitle}
      onClose={onClose}
      actions={<Button onPress={onClose}>{messages.filesClose}</Button>}
    >
      <div className="cb-files">
        {children}
        <section className="cb-files__part">
          <h3 className="cb-subheading">{messages.filesHeading}</h3>
          <p className="cb-files__text">
            {messages.filesHint} {!priced && messages.filesUnpriced}
          </p>
          <SaveTableButtons name={name} table={table} />
        </section>
      </div>
    </Dialog>
  );
}
