import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { icons } from './icons.ts';
import { uiMessages } from './ui-messages.ts';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button tone="link" onPress={() => window.print()}>
      <Icon path={icons.print} />
      <span className="cb-link__text">{uiMessages().print}</span>
    </Button>
  );
}
