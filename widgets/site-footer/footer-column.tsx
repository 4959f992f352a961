import type { Center } from './centers-in-fallback.ts';

/** Links under a heading. */
export function FooterColumn({ heading, links }: { heading: string; links: readonly Center[] }) {
  return (
    <div className="cb-site-footer__column">
      <h2 className="cb-site-footer__heading">{heading}</h2>
      <ul className="cb-site-footer__list">
        {links.map(({ name, url }) => (
          <li key={url} className="cb-site-footer__item">
            <a className="cb-site-footer__link" href={url}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
