import { Button } from './button.tsx';
import { drawings } from './drawings.ts';
import { Icon } from './icon.tsx';
import { uiMessages } from './ui-messages.ts';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button tone="link" onPress={() => window.print()}>
      <Icon drawing={drawings.print} />
      <span className="cb-link__text">{uiMessages().print}</span>
    </Button>
  );
}
