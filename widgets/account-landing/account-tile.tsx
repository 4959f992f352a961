import { Icon } from '../../shared/ui/icon.tsx';
import { accountIcons } from './account-icons.ts';

interface AccountTileProps {
  kind: keyof typeof accountIcons;
  href: string;
  name: string;
  text: string;
  /** The shopper follows the link. */
  onLeave: () => void;
}

/** One way on: all of the tile can be pressed, and its link is called by its name alone. */
export function AccountTile({ kind, href, name, text, onLeave }: AccountTileProps) {
  return (
    <li className="cb-account-tile" data-kind={kind}>
      <Icon path={accountIcons[kind]} />
      <div className="cb-account-tile__words">
        <a className="cb-account-tile__link" href={href} onClick={onLeave}>
          {name}
        </a>
        <p className="cb-account-tile__text">{text}</p>
      </div>
    </li>
  );
}
