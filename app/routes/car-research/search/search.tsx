import { JsonLd } from '#app/ui/json-ld.tsx';
import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { Marked } from '#app/site/search/marked.tsx';
import { Pages } from '#app/ui/pagination/pages.tsx';
import { ArticleCards, ArticleMeta } from '../article-card.tsx';
import { ResearchLead } from '../research-lead.tsx';
import type { ArticleSearchView, ResultView } from './article-search-view.server.ts';

/** Results of an article search. */
export function ArticleSearch({ view }: { readonly view: ArticleSearchView }) {
  const { lead, count, results, pages, words, empty, structured } = view;
  return (
    <div className="content-page research">
      <ResearchLead view={lead} />
      {empty === null ? (
        <section className="research-results" aria-label={lead.heading}>
          <p className="research-count number">{count}</p>
          <ul>
            {results.map((result) => (
              <li key={result.key}>
                <Result of={result} />
              </li>
            ))}
          </ul>
          {pages !== null && <Pages view={pages} words={words} />}
        </section>
      ) : (
        <Nothing of={empty} />
      )}
      <JsonLd of={structured} />
    </div>
  );
}

function Nothing({ of: empty }: { readonly of: NonNullable<ArticleSearchView['empty']> }) {
  return (
    <>
      <section className="research-empty" aria-labelledby="nothing">
        <h2 id="nothing">{empty.heading}</h2>
        <p>{empty.text}</p>
        <ul>
          {empty.ways.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      {empty.newest.length > 0 && (
        <section className="research-newest" aria-labelledby="newest">
          <h2 id="newest">{empty.newestLabel}</h2>
          <ArticleCards of={empty.newest} />
        </section>
      )}
    </>
  );
}

function Result({ of: result }: { readonly of: ResultView }) {
  const { key, href, title, snippet, picture, category } = result;
  const id = `article-${key}`;
  return (
    <Card className="article-result" aria-labelledby={id}>
      <div className="article-result-words">
        <p className="eyebrow">{category.label}</p>
        <h2 id={id}>
          <a className="card-link" href={href}>
            <Marked of={title} />
          </a>
        </h2>
        <p>
          <Marked of={snippet} />
        </p>
        <ArticleMeta of={result} />
      </div>
      {picture !== null && <Picture picture={picture} sizes="(width >= 40rem) 15rem, 6rem" />}
    </Card>
  );
}
