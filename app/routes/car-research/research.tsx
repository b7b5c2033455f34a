import { ArrowRightIcon } from '#app/ui/icons/arrow-right-icon.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { ArticleCard, ArticleCards } from './article-card.tsx';
import { ResearchLead } from './research-lead.tsx';
import type { ResearchView } from './research-view.server.ts';

/** Half of the page on wide screens, the full width on phones. */
const LEAD_SIZES = '(width >= 64rem) 44rem, 92vw';

/** Landing page of the articles: a large card for the newest, the ones before it, and links to all others. */
export function Research({ view }: { readonly view: ResearchView }) {
  const { lead, ways, first, newest, newestLabel, all, empty, structured } = view;
  return (
    <div className="content-page research">
      <ResearchLead view={lead} ways={ways} />
      {first !== null && <ArticleCard of={first} sizes={LEAD_SIZES} isLead />}
      {newest.length > 0 && (
        <section className="research-newest" aria-labelledby="newest">
          <h2 id="newest">{newestLabel}</h2>
          <ArticleCards of={newest} />
        </section>
      )}
      {all !== null && (
        <a className="button button-secondary button-medium research-all" href={all.href}>
          {all.label}
          <ArrowRightIcon aria-hidden="true" size={20} />
        </a>
      )}
      {empty !== null && (
        <p className="research-empty">
          {empty.text} <a href={empty.href}>{empty.label}</a>
        </p>
      )}
      <JsonLd of={structured} />
    </div>
  );
}
