import { Button } from './button.tsx';
import { drawings } from './drawings.ts';
import { Icon } from './icon.tsx';
import { uiWords } from './ui-words.ts';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button tone="link" onPress={() => window.print()}>
      <Icon drawing={drawings.print} />
      <span className="cb-link__text">{uiWords().print}</span>
    </Button>
  );
}
