import type { CartLine } from '../../shared/domain/cart.ts';
import { safeUrl } from '../../shared/domain/safe-url.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { lazyMessages } from './cart-page-lazy-messages.ts';

interface WarningDialogProps {
  line: CartLine;
  onClose: () => void;
}

/** The California Proposition 65 warning of one line [1 §2]. */
export function WarningDialog({ line, onClose }: WarningDialogProps) {
  const { warning } = line;
  if (!warning) return null;
  const icon = safeUrl(warning.iconUrl, { base: location.href, kind: 'image' });
  return (
    <Dialog
      title={warning.linkText}
      onClose={onClose}
      actions={<Button onPress={onClose}>{lazyMessages.close}</Button>}
    >
      <p className="cb-warning__product">{line.name}</p>
      <div className="cb-warning">
        {icon && <img className="cb-warning__icon" alt="" width={32} height={32} src={icon} />}
        <div className="cb-warning__text">
          {warning.description && <ServerHtml html={warning.description} />}
          {warning.html && warning.html !== warning.description && <ServerHtml html={warning.html} />}
        </div>
      </div>
    </Dialog>
  );
}
