import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../product.ts';
import { MessageSection, TokenSection } from './list-sections.tsx';
import {
  EventSection,
  ExampleSection,
  ProblemSection,
  ScriptSection,
  StateSection,
} from './page-sections.tsx';
import { Code, Markdown } from './reference-elements.tsx';
import { WidgetSections } from './widget-sections.tsx';

interface Chapter {
  id: string;
  title: string;
  /** The introduction for readers. */
  lead: ReactNode;
  content: ReactNode;
}

/**
 * Renders the reference as one page: no script, its styles in it, an anchor for every entry [embedding Reference]. A
 * separate style sheet would be neither a pointer nor part of a release.
 * @param styles the page's own CSS
 */
export function referencePage(product: Product, styles: string): string {
  return `<!doctype html>\n${renderToStaticMarkup(<ReferencePage product={product} styles={styles} />)}\n`;
}

function ReferencePage({ product, styles }: { product: Product; styles: string }) {
  const chapters = chaptersOf(product);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Catalogue Islands ${product.version}: reference`}</title>
        <link rel="icon" href="data:," />
        <style>{styles}</style>
      </head>
      <body>
        <header>
          <h1>Catalogue Islands</h1>
          <p>
            Reference of version <Code>{product.version}</Code>: everything a template may write and a page
            may rely on.
          </p>
        </header>
        <nav aria-label="Contents">
          <ol>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main>
          {chapters.map(({ id, title, lead, content }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {lead}
              {content}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function chaptersOf(product: Product): Chapter[] {
  const { texts, papers } = product;
  return [
    {
      id: 'widgets',
      title: 'Widgets and attributes',
      lead: (
        <p>
          <Code>data-cb-widget</Code> marks a mount point. Attributes are read from it and from the element
          itself, which takes precedence; an empty attribute counts as absent.
        </p>
      ),
      content: <WidgetSections {...product} />,
    },
    {
      id: 'state',
      title: 'State block',
      lead: (
        <p>
          The content of <Code>#cb-state</Code>. Every part is optional, and <Code>null</Code> counts as
          absent. “Required” marks a key that its object needs.
        </p>
      ),
      content: <StateSection {...product} />,
    },
    {
      id: 'examples',
      title: 'Example state blocks',
      lead: <p>One for each kind of shopper.</p>,
      content: <ExampleSection {...product} />,
    },
    {
      id: 'events',
      title: 'Events',
      lead: (
        <p>
          Each is a <Code>CustomEvent</Code> on <Code>document</Code>.
        </p>
      ),
      content: <EventSection {...product} />,
    },
    {
      id: 'script',
      title: 'Script access',
      lead: (
        <p>
          Members of <Code>window.cbWidgets</Code>.
        </p>
      ),
      content: <ScriptSection {...product} />,
    },
    {
      id: 'problems',
      title: 'Problems',
      lead: (
        <p>
          What <Code>cb:problem</Code>, the console, debug mode, the template check and the doctor report.
        </p>
      ),
      content: <ProblemSection {...product} />,
    },
    {
      id: 'messages',
      title: 'Messages',
      lead: (
        <p>
          A page can replace any text in <Code>config.messages</Code>, by widget and key; <Code>shared</Code>{' '}
          and <Code>ui</Code> have the texts that several widgets share. A name in braces is a placeholder.
          One text takes one line of the state block:{' '}
          <Code>{'"config": {"messages": {"cart-page": {"title": "Basket"}}}'}</Code>.
        </p>
      ),
      content: <MessageSection {...product} />,
    },
    {
      id: 'theming',
      title: 'Theming tokens',
      lead: (
        <p>
          Custom properties that a site may set on <Code>:root</Code>. One line of a stylesheet colours the
          primary buttons alone:{' '}
          <Code>{':root { --cb-primary: #7a1fa2; --cb-primary-strong: #5c177b; }'}</Code>, where the second
          one is for a pointer above them. <Code>--cb-action</Code> is for the buttons that add to the cart or
          lead to checkout.
        </p>
      ),
      content: <TokenSection {...product} />,
    },
    {
      id: 'policies',
      title: 'Policies and caching',
      lead: null,
      content: <Markdown text={texts.policies} />,
    },
    {
      id: 'browsers',
      title: 'Supported browsers',
      lead: null,
      content: <Markdown text={papers.browsers} />,
    },
    {
      id: 'stored-data',
      title: 'Stored data',
      lead: null,
      content: <Markdown text={papers.storedData} />,
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      lead: null,
      content: <Markdown text={papers.accessibility} />,
    },
    {
      id: 'upgrade-notes',
      title: 'Change log and upgrade notes',
      lead: (
        <p>
          Changes for templates, scripts and servers. Before 1.0 a new second number may break a page; from
          1.0 on, only a new first number may.
        </p>
      ),
      content: <Markdown text={versionsOf(texts.changeLog)} />,
    },
  ];
}

/** The versions of the change log, without its introduction and with headings that fit below the chapter's. */
function versionsOf(changeLog: string): string {
  const versions = changeLog.slice(changeLog.indexOf('\n## '));
  return versions.replace(/^## \[(.+?)\]/gm, '## $1').replace(/^#/gm, '##');
}
