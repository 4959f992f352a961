import { useEffect, useRef, useState } from 'react';
import { safeUrl } from '../../shared/domain/safe-url.ts';
import { report } from '../../shared/page/report.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { FramedPage } from '../../shared/ui/framed-page.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './article-container-messages.ts';
import { createArticle } from './article-container-state.ts';

/**
 * An article may run scripts and open links in new windows, which are then ordinary ones. It has no origin:
 * with the shop's own it could take itself out of the sandbox, with another it could follow its readers.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

interface FramedArticleProps {
  url: string;
  title: string;
}

/** One article under its heading; where its address may not be framed, words in its place [2 §2, Header]. */
export function FramedArticle({ url, title: given }: FramedArticleProps) {
  const [article] = useState(createArticle);
  const place = useRef<HTMLElement>(null);
  const id = useUniqueId();
  const phase = useStore(article.$phase);
  const title = given.trim() || messages.untitled;
  const safe = safeUrl(url, { base: location.href, kind: 'frame' });

  useEffect(() => {
    if (safe) return place.current ? article.watch(place.current) : undefined;
    report(`<cb-article-container> data-articles: ${JSON.stringify(url)} may not be framed; it is left out.`);
  }, [article, safe, url]);

  return (
    <article className="cb-article" aria-labelledby={id} ref={place}>
      <h3 className="cb-article__heading" id={id}>
        {title}
      </h3>
      {safe ? (
        <>
          <FramedPage
            url={phase === 'far' ? undefined : safe}
            title={title}
            sandbox={SANDBOX}
            loading={phase !== 'shown'}
            onLoad={article.loaded}
          />
          <a className="cb-link cb-article__open" href={safe} target="_blank" rel="noopener noreferrer">
            <span className="cb-article__open-text">{messages.open}</span>{' '}
            <span className="cb-hidden-text">{title}</span>
          </a>
        </>
      ) : (
        <p className="cb-article__refused">{messages.refused}</p>
      )}
    </article>
  );
}
