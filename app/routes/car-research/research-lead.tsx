import type { LinkView } from '#app/blocks/link-view.server.ts';
import { ContentLead } from '#app/site/pages/content-lead.tsx';
import { SearchForm } from '#app/site/search/search-form.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import type { ResearchLeadView } from './research-lead-view.server.ts';

/** Top of pages that list articles: breadcrumbs, search form and categories. */
export function ResearchLead({
  view,
  ways = [],
}: {
  readonly view: ResearchLeadView;
  /** Links shown next to the categories. */
  readonly ways?: readonly LinkView[];
}) {
  const { crumbs, crumbsLabel, heading, intro, form, categories } = view;
  return (
    <ContentLead crumbs={crumbs} label={crumbsLabel} heading={heading} intro={intro}>
      <SearchForm {...form} />
      {categories.choices.length > 1 && <ChoiceLinks {...categories} />}
      {ways.length > 0 && (
        <ul className="research-ways">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </ContentLead>
  );
}
