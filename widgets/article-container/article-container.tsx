import type { PropsOf } from '../../shared/embed/attributes.ts';
import type { articleContainerDefinition } from './article-container-definition.ts';
import { FramedArticle } from './framed-article.tsx';

/** Articles, each in a frame of its own [2 §2, Header]. */
export function ArticleContainer({ articles }: PropsOf<typeof articleContainerDefinition.attributes>) {
  // Not null: an island that has become empty counts as damaged by the page.
  if (!articles?.length) return <div />;
  return (
    <div className="cb-root cb-article-container">
      {articles.map(({ url, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one article may be listed twice, and none moves
        <FramedArticle key={`${index} ${url}`} url={url} title={title} />
      ))}
    </div>
  );
}
