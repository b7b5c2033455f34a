import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { ArticleCardView, ArticleFacts } from './article-card-view.server.ts';

interface ArticleCardProps {
  readonly of: ArticleCardView;
  /** Displayed width of the picture, as the `sizes` attribute of an img element. */
  readonly sizes?: string;
  /** Whether this is the lead article of the page. */
  readonly isLead?: boolean;
}

/** For rows of one, two or three cards. */
const SIZES = '(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw';

/** Card that links to an article. */
export function ArticleCard({ of: article, sizes = SIZES, isLead = false }: ArticleCardProps) {
  const { key, href, title, summary, picture } = article;
  const id = `article-${key}`;
  const Heading = isLead ? 'h2' : 'h3';
  return (
    <Card className={`article-card ${isLead ? 'article-card-lead' : ''}`.trimEnd()} aria-labelledby={id}>
      {picture !== null && (
        <Picture className="article-card-picture" picture={picture} sizes={sizes} isFirst={isLead} />
      )}
      <div className="article-card-words">
        <p className="eyebrow">{article.category.label}</p>
        <Heading id={id}>
          <a className="card-link" href={href}>
            {title}
          </a>
        </Heading>
        {summary !== null && <p className="article-card-summary">{summary}</p>}
        <ArticleMeta of={article} />
      </div>
    </Card>
  );
}

/** List of cards. */
export function ArticleCards({ of: articles }: { readonly of: readonly ArticleCardView[] }) {
  return (
    <ul className="article-cards">
      {articles.map((article) => (
        <li key={article.key}>
          <ArticleCard of={article} />
        </li>
      ))}
    </ul>
  );
}

/** Publication date and reading time. */
export function ArticleMeta({ of: { published, minutes } }: { readonly of: Omit<ArticleFacts, 'category'> }) {
  return (
    <p className="article-facts number">
      <time dateTime={published.date}>{published.label}</time>
      <span>{minutes}</span>
    </p>
  );
}
