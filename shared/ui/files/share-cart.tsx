/** Sharing a cart as a link: to copy, to pass to another program, and as a QR code. Loaded with the dialog that shows it. */
import { useRef, useState } from 'react';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { CART_LINK_LIMIT, formatCartLink } from '../../domain/files/cart-link.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { QrCode } from './qr-code.tsx';

const messages = defineMessages('ui', {
  shareCart: 'Share this cart',
  shareHint:
    'The link has item numbers and quantities, but no prices or names. Whoever opens it sees the items first; nothing is added automatically.',
  shareLink: 'Link',
  shareCopy: 'Copy link',
  shareCopied: 'Link copied.',
  shareNotCopied: 'Your browser didn’t copy the link. It’s selected, so you can copy it yourself.',
  shareSend: 'Share…',
  shareTitle: 'Shopping cart',
  shareCode: 'QR code of the link to this cart',
  shareNone: 'Nothing in this cart can be shared as a link.',
  shareMany: 'A link can have {limit} different items, and this cart has {count}. Save it as a file instead.',
  shareLeftOut: 'Not in the link, because they can’t be ordered by item number: {items}',
});

/** The items of a cart that fit into a link. */
export interface SharedItems {
  items: readonly ItemWithQuantity[];
  /** The names of the items that don't fit. */
  leftOut: readonly string[];
}

/** Returns the address that opens these items on this page. */
export function cartLinkAddress(items: readonly ItemWithQuantity[]): string {
  return `${location.origin}${location.pathname}${formatCartLink(items)}`;
}

/** The cart link and ways to share it, or why there is none. */
export function ShareCart({ items, leftOut }: SharedItems) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  if (items.length === 0 || items.length > CART_LINK_LIMIT) {
    const text = fill(items.length ? messages.shareMany : messages.shareNone, {
      limit: CART_LINK_LIMIT,
      count: items.length,
    });
    return (
      <section className="cb-files__part">
        <h3 className="cb-subheading">{messages.shareCart}</h3>
        <p className="cb-files__text">{text}</p>
      </section>
    );
  }
  const address = cartLinkAddress(items);

  function showOutcome(text: string): void {
    setOutcome(text);
    announce(text);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showOutcome(messages.shareCopied);
    } catch {
      // The browser doesn't allow it, or the page isn't served over https.
      field.current?.focus();
      field.current?.select();
      showOutcome(messages.shareNotCopied);
    }
  }

  async function send(): Promise<void> {
    // Closing the browser's dialog rejects the promise, but it isn't a failure.
    await navigator.share({ title: messages.shareTitle, url: address }).catch(() => undefined);
  }

  return (
    <section className="cb-files__part">
      <h3 className="cb-subheading">{messages.shareCart}</h3>
      <p className="cb-files__text">{messages.shareHint}</p>
      <div className="cb-files__share">
        <div className="cb-files__link">
          <Field ref={field} label={messages.shareLink} value={address} readOnly dir="ltr" translate="no" />
          <div className="cb-files__ways">
            <Button tone="primary" onPress={copy}>
              {messages.shareCopy}
            </Button>
            {'share' in navigator && <Button onPress={send}>{messages.shareSend}</Button>}
          </div>
          <p className="cb-files__told">{outcome}</p>
        </div>
        <QrCode text={address} label={messages.shareCode} />
      </div>
      {leftOut.length > 0 && (
        <p className="cb-files__text">{fill(messages.shareLeftOut, { items: leftOut.join(', ') })}</p>
      )}
    </section>
  );
}
