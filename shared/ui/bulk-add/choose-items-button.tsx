import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';

const messages = defineMessages('ui', { chooseItems: 'Choose items…' });

interface ChooseItemsButtonProps {
  /** The accessible name where there are several such buttons. */
  label?: string;
  /** A quiet one, where there are many. */
  tone?: 'link';
  /** Fetches the picker's code, once the pointer or the focus reaches the button. */
  load: () => Promise<unknown>;
  onPress: () => unknown;
}

/** Opens the picker (`item-picker.tsx`), whose code comes on request. */
export function ChooseItemsButton({ label, tone, load, onPress }: ChooseItemsButtonProps) {
  const prepare = () => void load().catch(() => {});
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the button inside
    <span className="cb-choose-items" onPointerEnter={prepare} onFocus={prepare}>
      <Button label={label} tone={tone} onPress={onPress}>
        {messages.chooseItems}
      </Button>
    </span>
  );
}
