import { useState } from 'react';
import { pageUrl } from '../page/links/page-url.ts';

/**
 * A product's picture in a square of `size` px, whose space is reserved before the picture is loaded. It has no alternative
 * text, because the product's name is beside it. If there is no picture, or it may not be loaded, the square stays empty.
 */
export function ProductImage({ url, size }: { url: string | undefined; size: number }) {
  const [broken, setBroken] = useState('');
  const safe = url && url !== broken && pageUrl(url, 'image');
  return safe ? (
    <img
      className="cb-image"
      alt=""
      loading="lazy"
      width={size}
      height={size}
      src={safe}
      onError={() => setBroken(url)}
    />
  ) : (
    <span className="cb-image" />
  );
}
