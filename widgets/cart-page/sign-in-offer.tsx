import { type RefObject, useEffect, useState } from 'react';
import { SignInDialog } from '../../shared/ui/sign-in-dialog.tsx';

/**
 * The sign-in dialog of a cart page that is opened with `?sib=true` [1 §2]. Nobody opened it, so when it is
 * closed the focus goes to the page's heading, unless the browser knows where it was.
 */
export function SignInOffer({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!open && document.activeElement === document.body) heading.current?.focus();
  }, [open, heading]);
  return open ? <SignInDialog onClose={() => setOpen(false)} /> : null;
}
