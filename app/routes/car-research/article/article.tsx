import { JsonLd } from '#app/ui/json-ld.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { TrustedHtml } from '#app/ui/prose/prose-html.server.tsx';
import { RenderedProse } from '#app/ui/prose/prose.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { ArticleCards } from '../article-card.tsx';
import type { ArticleView, RelatedView } from './article-view.server.ts';
import { Contents } from './contents.tsx';
import type { DayView } from '../article-day.server.ts';

/** Top of the article: topic, byline, date and picture. */
export function ArticleLead({ view }: { readonly view: ArticleView }) {
  const { crumbs, crumbsLabel, category, title, summary, picture, structured } = view;
  return (
    <header className="article-lead">
      <Crumbs crumbs={crumbs} label={crumbsLabel} />
      <p className="eyebrow">
        <a href={category.href}>{category.label}</a>
      </p>
      <h1>{title}</h1>
      {summary !== null && <p className="article-summary">{summary}</p>}
      <Byline view={view} />
      {picture !== null && (
        <Picture
          className="article-picture"
          picture={picture}
          sizes="(width >= 80rem) 80rem, calc(100vw - 2rem)"
          isFirst
        />
      )}
      <JsonLd of={structured} />
    </header>
  );
}

interface ArticleTextProps extends Pick<ArticleView, 'contents'> {
  /** Null if the article has no text. */
  readonly text: TrustedHtml | null;
}

/** Body of the article with its table of contents. */
export function ArticleBody({ contents, text }: ArticleTextProps) {
  return (
    <div className="article-body">
      {contents !== null && <Contents view={contents} />}
      {text !== null && <RenderedProse of={text} />}
    </div>
  );
}

function Byline({ view: { by, published, updated, minutes, words } }: { readonly view: ArticleView }) {
  return (
    <p className="article-facts number">
      <span>
        {words.by} {by.href === null ? by.name : <a href={by.href}>{by.name}</a>}
      </span>
      <Day label={words.published} day={published} />
      {updated !== null && <Day label={words.updated} day={updated} />}
      <span>{minutes}</span>
    </p>
  );
}

const Day = ({ label, day }: { readonly label: string; readonly day: DayView }) => (
  <span>
    {label} <time dateTime={day.date}>{day.label}</time>
  </span>
);

/** Related articles. */
export function Related({ view: { heading, articles } }: { readonly view: RelatedView }) {
  if (articles.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="related">
      <h2 id="related">{heading}</h2>
      <ArticleCards of={articles} />
    </section>
  );
}
