import { useState } from 'react';
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';

const messages = defineMessages('ui', { chooseItems: 'Choose items…' });

interface ChooseItemsButtonProps {
  /** The accessible name, if there are several such buttons. */
  label?: string;
  /** A quieter look, for pages with many such buttons. */
  tone?: 'link';
  /** Imports the picker's code. Called when the pointer or the focus reaches the button. */
  load: () => Promise<unknown>;
  onPress: () => unknown;
}

/** Opens the picker (`item-picker.tsx`), whose code is loaded when it is needed. */
export function ChooseItemsButton({ label, tone, load, onPress }: ChooseItemsButtonProps) {
  const [picker] = useState(() => lazyModule(load));
  const prepare = () => void picker.prepare();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of the button inside
    <span className="cb-choose-items" onPointerEnter={prepare} onFocus={prepare}>
      <Button label={label} tone={tone} onPress={onPress}>
        {messages.chooseItems}
      </Button>
    </span>
  );
}
