import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { writeJson } from '../../shared/domain/json.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { watchPolicy } from '../../shared/page/problems/watch-policy.ts';
import { report } from '../../shared/page/report.ts';
import { useStore } from '../../shared/stores/store.ts';
import { FramedPage } from '../../shared/ui/content/framed-page.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import type { definition } from './article-container-definition.ts';
import { createArticle } from './article-container-state.ts';

const messages = defineMessages('article-container', {
  untitled: 'Article',
  refused: 'We can’t show this article here.',
  open: 'Open in a new window',
});

/** Articles, each in its own frame [2 §2 Articles]. */
export function ArticleContainer({ articles }: PropsOf<typeof definition.attributes>) {
  // Not null: the page treats an island without content as damaged.
  if (!articles?.length) return <div />;
  return (
    <div className="cb-root cb-article-container">
      {articles.map(({ url, title, height, sandbox }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article may be listed twice, and the list is never reordered
        <FramedArticle key={`${index} ${url}`} url={url} title={title} height={height} sandbox={sandbox} />
      ))}
    </div>
  );
}

/**
 * An article may run scripts and open links in new windows, which are not sandboxed. A link that the shopper presses may
 * replace the shop's page; a script alone may not. An article gets no origin, unless the page asks for it: with the shop's
 * origin it could remove its own sandbox, and with its own it could track its readers.
 */
const SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Whether an article keeps its own origin [embedding Articles]; never that of the shop. */
function keepsOrigin(sandbox: unknown, url: string): boolean {
  return sandbox === 'same-origin' && new URL(url).origin !== location.origin;
}

/** The height that a frame may have, in px. */
const MIN_HEIGHT = 100;
const MAX_HEIGHT = 4000;

interface FramedArticleProps {
  url: string;
  title: string;
  height: unknown;
  sandbox: unknown;
}

/** One article under its heading, or a text instead if its address may not be framed [2 §2 Articles]. */
function FramedArticle({ url, title: given, height, sandbox }: FramedArticleProps) {
  const [article] = useState(createArticle);
  const root = useRef<HTMLElement>(null);
  const id = useUniqueId();
  const phase = useStore(article.$phase);
  const title = given.trim() || messages.untitled;
  const safe = pageUrl(url, 'frame');

  useEffect(watchPolicy, []);
  useEffect(() => {
    if (safe) return root.current ? article.watch(root.current) : undefined;
    report('frame-refused', `data-articles: ${writeJson(url)} may not be framed; it is ignored.`, {
      widget: 'article-container',
    });
  }, [article, safe, url]);
  useEffect(() => {
    if (sandbox == null || (safe && keepsOrigin(sandbox, safe))) return;
    const found = writeJson(sandbox);
    report(
      'bad-attribute',
      `data-articles: expected "same-origin" as the sandbox of an article of another site, found ${found} at ${writeJson(url)}; the article gets no origin.`,
      { widget: 'article-container' },
    );
  }, [sandbox, safe, url]);
  const isValidHeight = typeof height === 'number' && height >= MIN_HEIGHT && height <= MAX_HEIGHT;
  useEffect(() => {
    if (isValidHeight || height == null) return;
    const found = writeJson(height);
    report(
      'bad-attribute',
      `data-articles: expected a height of ${MIN_HEIGHT} to ${MAX_HEIGHT}, found ${found}.`,
      {
        widget: 'article-container',
      },
    );
  }, [isValidHeight, height]);
  // A custom property, because the page may have its own rule for the height of frames.
  const style = isValidHeight ? ({ '--cb-frame-height': `${height}px` } as CSSProperties) : undefined;

  return (
    <article className="cb-article" aria-labelledby={id} ref={root} style={style}>
      <h3 className="cb-subheading cb-article__heading" id={id}>
        {title}
      </h3>
      {safe ? (
        <>
          <FramedPage
            url={phase === 'far' ? undefined : safe}
            title={title}
            sandbox={keepsOrigin(sandbox, safe) ? `${SANDBOX} allow-same-origin` : SANDBOX}
            loading={phase !== 'shown'}
            onLoad={article.loaded}
          />
          <a className="cb-link cb-article__open" href={safe} target="_blank" rel="noopener noreferrer">
            <span className="cb-article__open-text">{messages.open}</span>{' '}
            <span className="cb-hidden-text">{title}</span>
          </a>
        </>
      ) : (
        <p className="cb-card cb-article__refused">{messages.refused}</p>
      )}
    </article>
  );
}
