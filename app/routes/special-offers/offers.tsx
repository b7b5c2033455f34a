import { OfferCards } from '#app/vehicles/offers/offer-cards.tsx';
import { ContentLead } from '#app/site/pages/content-lead.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import type { OffersView } from './offers-view.server.ts';

/** Current offers, by department or of one list. */
export function Offers({ view }: { readonly view: OffersView }) {
  const { crumbs, crumbsLabel, heading, intro, lists, sections, empty, structured } = view;
  return (
    <div className="content-page">
      <ContentLead crumbs={crumbs} label={crumbsLabel} heading={heading} intro={intro}>
        <ChoiceLinks {...lists} />
      </ContentLead>
      {empty !== null && (
        <div className="offers-empty">
          <p>{empty.text}</p>
          <a className="button button-secondary button-medium" href={empty.href}>
            {empty.label}
          </a>
        </div>
      )}
      {sections.map((section) =>
        section.heading === null ? (
          <OfferCards key={section.list} of={section.cards} as="h2" />
        ) : (
          <section key={section.list} className="offers-section" aria-labelledby={`offers-${section.list}`}>
            <h2 id={`offers-${section.list}`}>{section.heading}</h2>
            <OfferCards of={section.cards} />
          </section>
        ),
      )}
      <JsonLd of={structured} />
    </div>
  );
}
