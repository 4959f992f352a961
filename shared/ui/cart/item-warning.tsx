import { useState } from 'react';
import { pageUrl } from '../../page/links/page-url.ts';
import { Icon } from '../icon.tsx';
import { SafeLink } from '../safe-link.tsx';

const TRIANGLE = 'M12 4L2.5 20h19zM12 10v4.5M12 17.5h.01';
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

interface ItemWarningProps {
  /** The address of a picture, or of a page with more information. Without an address, there is no warning. */
  url: string | undefined;
  /** The text of the warning. The icon has no text. */
  text: string;
}

/** A warning at an item: an icon and a text, which is a link if the server has a page about it [2 §2 Item columns]. */
export function ItemWarning({ url, text }: ItemWarningProps) {
  const [broken, setBroken] = useState('');
  if (!url) return null;
  const picture = pictureOf(url);
  const icon =
    picture && picture !== broken ? (
      <img
        className="cb-item-warning__picture"
        alt=""
        loading="lazy"
        width="20"
        height="20"
        src={picture}
        onError={() => setBroken(picture)}
      />
    ) : (
      <Icon path={TRIANGLE} />
    );
  return (
    <span className="cb-item-warning">
      {icon}
      {picture ? (
        <span className="cb-item-warning__text">{text}</span>
      ) : (
        <SafeLink url={url} className="cb-item-warning__text">
          {text}
        </SafeLink>
      )}
    </span>
  );
}

/** Returns the address if it is a picture's, otherwise null. */
function pictureOf(url: string): string | null {
  const safe = pageUrl(url, 'image');
  return safe && PICTURE.test(new URL(safe).pathname) ? safe : null;
}
