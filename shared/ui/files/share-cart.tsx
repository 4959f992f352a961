/** A cart as a link: to copy, to hand to another program, and to point a phone at. Loaded with the dialog that shows it. */
import { useRef, useState } from 'react';
import type { Pieces } from '../../domain/cart/pieces-by-item.ts';
import { CART_LINK_LIMIT, formatCartLink } from '../../domain/files/cart-link.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { QrCode } from './qr-code.tsx';

const messages = defineMessages('ui', {
  shareCart: 'Share this cart',
  shareHint:
    'The link holds item numbers and quantities: no prices, no names. Whoever opens it sees the items first, and nothing is added by itself.',
  shareLink: 'Link',
  shareCopy: 'Copy link',
  shareCopied: 'The link is copied.',
  shareNotCopied: 'Your browser did not copy the link. It is selected: copy it yourself.',
  shareSend: 'Share…',
  shareTitle: 'Shopping cart',
  shareCode: 'QR code of the link to this cart',
  shareNone: 'Nothing in this cart can be put into a link.',
  shareMany: 'A link takes {limit} different items, and this cart has {count}. Save it as a file instead.',
  shareLeftOut: 'Not in the link, since they cannot be ordered by number: {items}',
});

/** The items of a cart, as far as a link can hold them. */
export interface SharedItems {
  items: readonly Pieces[];
  /** The names of what a link cannot hold. */
  leftOut: readonly string[];
}

/** The address that opens these items on this page. */
export function cartLinkAddress(items: readonly Pieces[]): string {
  return `${location.origin}${location.pathname}${formatCartLink(items)}`;
}

/** The link with what can be done with it, or why there is none. */
export function ShareCart({ items, leftOut }: SharedItems) {
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  if (items.length === 0 || items.length > CART_LINK_LIMIT) {
    const text = fill(items.length ? messages.shareMany : messages.shareNone, {
      limit: CART_LINK_LIMIT,
      count: items.length,
    });
    return (
      <section className="cb-files__part">
        <h3 className="cb-files__title">{messages.shareCart}</h3>
        <p className="cb-files__text">{text}</p>
      </section>
    );
  }
  const address = cartLinkAddress(items);

  function tell(text: string): void {
    setTold(text);
    announce(text);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      tell(messages.shareCopied);
    } catch {
      // Not allowed, or the page is not served safely.
      field.current?.focus();
      field.current?.select();
      tell(messages.shareNotCopied);
    }
  }

  async function send(): Promise<void> {
    // A shopper who closes the choice of programs has not failed at anything.
    await navigator.share({ title: messages.shareTitle, url: address }).catch(() => undefined);
  }

  return (
    <section className="cb-files__part">
      <h3 className="cb-files__title">{messages.shareCart}</h3>
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
          <p className="cb-files__told">{told}</p>
        </div>
        <QrCode text={address} label={messages.shareCode} />
      </div>
      {leftOut.length > 0 && (
        <p className="cb-files__text">{fill(messages.shareLeftOut, { items: leftOut.join(', ') })}</p>
      )}
    </section>
  );
}
