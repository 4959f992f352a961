import { useState } from 'react';
import { pageUrl } from '../page/links/page-url.ts';

/**
 * A product's picture, a square of `size` px that is there before the picture is. It repeats the name beside it, so it
 * has no alternative text. A picture that is missing or may not be loaded leaves the square empty.
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
