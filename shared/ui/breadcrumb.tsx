import { defineMessages } from '../page/messages.ts';

interface BreadcrumbProps {
  /** The pages above this one, from the top. */
  trail: readonly { text: string; href: string }[];
  /** The name of this page. */
  here: string;
}

/** The path to this page in the shop [2 §2]. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav className="cb-breadcrumb" aria-label={breadcrumbMessages.breadcrumb}>
      <ol className="cb-breadcrumb__list">
        {trail.map(({ text, href }) => (
          <li className="cb-breadcrumb__entry" key={href}>
            <a className="cb-link" href={href}>
              {text}
            </a>
          </li>
        ))}
        <li className="cb-breadcrumb__entry">
          <span className="cb-breadcrumb__here" aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** Texts of the breadcrumb; a page overrides them as `config.messages.ui`. */
const breadcrumbMessages = defineMessages('ui', { breadcrumb: 'Breadcrumb' });
