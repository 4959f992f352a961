import type { MenuLink } from '../../shared/api/content/navigation.ts';

interface MenuNameProps extends MenuLink {
  className: string;
}

/** An entry of the main menu: a link, or just its name if it has no address. */
export function MenuName({ className, name, url }: MenuNameProps) {
  return url ? (
    <a className={className} href={url}>
      {name}
    </a>
  ) : (
    <span className={className}>{name}</span>
  );
}
