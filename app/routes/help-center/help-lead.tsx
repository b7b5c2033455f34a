import { ContentLead } from '#app/site/pages/content-lead.tsx';
import { SearchForm } from '#app/site/search/search-form.tsx';
import type { HelpLeadView } from './help-lead-view.server.ts';

/** Breadcrumbs and a search form that works without JavaScript. */
export function HelpLead({
  view: { crumbs, crumbsLabel, heading, intro, form },
}: {
  readonly view: HelpLeadView;
}) {
  return (
    <ContentLead crumbs={crumbs} label={crumbsLabel} heading={heading} intro={intro}>
      <SearchForm {...form} />
    </ContentLead>
  );
}

/** Whom to ask if nothing here helps. */
export function HelpContact({
  of: { text, label, href, research },
}: {
  readonly of: HelpLeadView['contact'];
}) {
  return (
    <aside className="help-contact" aria-label={label}>
      <p>
        {text} <a href={research.href}>{research.label}</a>
      </p>
      <a className="button button-secondary button-medium" href={href}>
        {label}
      </a>
    </aside>
  );
}
