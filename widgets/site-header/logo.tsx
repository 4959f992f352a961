import { memo } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import type { Picture } from './fallback-content.ts';
import { messages } from './site-header-messages.ts';

/** The way home: the shop's own picture, or its name in words. */
export const Logo = memo(function Logo({ picture }: { picture: Picture | null }) {
  const name = configuration().storeName ?? messages.home;
  return (
    <a className="cb-site-header__logo" href="/">
      {picture ? (
        <img
          className="cb-site-header__picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt || name}
        />
      ) : (
        <span className="cb-site-header__name">{name}</span>
      )}
    </a>
  );
});
