import { BlockIcon } from '#app/blocks/block-icon.tsx';
import { Marked } from '#app/site/search/marked.tsx';
import { Card } from '#app/ui/card.tsx';
import { JsonLd } from '#app/ui/json-ld.tsx';
import type { HelpCenterView } from './help-center-view.server.ts';
import { HelpContact, HelpLead } from './help-lead.tsx';

/** Help categories with their questions, or the results of a search. */
export function HelpCenter({ view }: { readonly view: HelpCenterView }) {
  const { lead, found, commonQuestions, structured } = view;
  return (
    <div className="content-page help">
      <HelpLead view={lead} />
      {found !== null && <Found of={found} />}
      {found?.articles && <LinkList id="articles" of={found.articles} />}
      <Sections view={view} />
      {commonQuestions !== null && <LinkList id="most-asked" of={commonQuestions} />}
      <HelpContact of={lead.contact} />
      <JsonLd of={structured} />
    </div>
  );
}

function LinkList({
  id,
  of: { heading, links },
}: {
  readonly id: string;
  readonly of: NonNullable<HelpCenterView['commonQuestions']>;
}) {
  return (
    <section className="help-asked" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ of: { heading, answers } }: { readonly of: NonNullable<HelpCenterView['found']> }) {
  return (
    <section className="help-found" aria-labelledby="found">
      <h2 id="found">{heading}</h2>
      <ol>
        {answers.map(({ href, section, question, snippet }) => (
          <li key={href}>
            <p className="help-found-section">{section}</p>
            <h3>
              <a href={href}>
                <Marked of={question} />
              </a>
            </h3>
            <p>
              <Marked of={snippet} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sections({ view: { sections, sectionsHeading } }: { readonly view: HelpCenterView }) {
  if (sections.length === 0) return null;
  return (
    <section className="help-sections" aria-labelledby="sections">
      <h2 id="sections">{sectionsHeading}</h2>
      <ul>
        {sections.map(({ key, title, text, icon, href, count }) => (
          <li key={key}>
            <Card className="help-section" aria-labelledby={`section-${key}`}>
              {icon !== null && <BlockIcon icon={icon} />}
              <h3 id={`section-${key}`}>
                <a className="card-link" href={href}>
                  {title}
                </a>
              </h3>
              {text !== null && <p>{text}</p>}
              <p className="help-count">{count}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
