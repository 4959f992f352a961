import { type RefObject, useEffect, useState } from 'react';
import { SignInDialog } from '../../shared/ui/cart/sign-in-dialog.tsx';

/**
 * The sign-in dialog of the cart page [1 §2 Sign-in offer]. No press has opened it, so when it closes, the focus moves to
 * the page's heading, unless the browser has restored the focus itself.
 */
export function SignInOffer({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!open && document.activeElement === document.body) heading.current?.focus();
  }, [open, heading]);
  return open ? <SignInDialog onClose={() => setOpen(false)} /> : null;
}
