import { type RefObject, useEffect, useRef } from 'react';
import { useOpenedCartLink } from '../../../shared/stores/bulk-add/opened-cart-link.ts';
import { CartLinkDialog } from '../../../shared/ui/files/cart-link-dialog.tsx';

interface CartPageLinkProps {
  /** Has the focus once the dialog is closed, where nothing had it before. */
  heading: RefObject<HTMLElement | null>;
}

/** Asks about the items of a cart link that the page was opened with, and adds them. */
export function CartPageLink({ heading }: CartPageLinkProps) {
  const opened = useOpenedCartLink();
  const wasOpen = useRef(false);
  useEffect(() => {
    // A dialog that opened with the page has nothing to give the focus back to.
    const isLost = wasOpen.current && !opened && document.activeElement === document.body;
    if (isLost) heading.current?.focus();
    wasOpen.current = Boolean(opened);
  }, [opened, heading]);
  return opened && <CartLinkDialog {...opened} />;
}
