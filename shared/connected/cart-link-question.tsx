import { type RefObject, useEffect, useRef } from 'react';
import { useOpenedCartLink } from '../stores/bulk-add/opened-cart-link.ts';
import { CartLinkDialog } from '../ui/files/cart-link-dialog.tsx';

interface CartLinkQuestionProps {
  /** Gets the focus when the dialog closes, if nothing had the focus before it opened. */
  heading?: RefObject<HTMLElement | null>;
}

/** Asks about the items of the cart link that the page was opened with, and adds them. */
export function CartLinkQuestion({ heading }: CartLinkQuestionProps) {
  const opened = useOpenedCartLink();
  const wasOpen = useRef(false);
  useEffect(() => {
    // A dialog that opened with the page has no element to return the focus to.
    const isFocusLost = wasOpen.current && !opened && document.activeElement === document.body;
    if (isFocusLost) heading?.current?.focus();
    wasOpen.current = Boolean(opened);
  }, [opened, heading]);
  return opened && <CartLinkDialog {...opened} />;
}
