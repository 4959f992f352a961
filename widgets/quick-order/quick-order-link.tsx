import { useOpenedCartLink } from '../../shared/stores/bulk-add/opened-cart-link.ts';
import { CartLinkDialog } from '../../shared/ui/files/cart-link-dialog.tsx';

/** Asks about the items of a cart link that the page was opened with, and adds them. */
export function QuickOrderLink() {
  const opened = useOpenedCartLink();
  return opened && <CartLinkDialog {...opened} />;
}
