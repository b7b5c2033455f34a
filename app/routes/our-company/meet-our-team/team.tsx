import { ContentLead } from '#app/site/pages/content-lead.tsx';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { StaffCard } from './staff-card.tsx';
import type { TeamView } from './team-view.server.ts';

/** All staff members by department. */
export function Team({ view }: { readonly view: TeamView }) {
  const { crumbs, heading, intro, filters, departments, empty } = view;
  return (
    <div className="content-page">
      <ContentLead {...crumbs} heading={heading} intro={intro}>
        {filters.map((filter) => (
          <ChoiceLinks key={filter.label} {...filter} />
        ))}
      </ContentLead>
      <div className="team-departments">
        {departments.map(({ name, people }) => (
          <section
            key={name}
            className="team-department"
            data-count={Math.min(people.length, 4)}
            aria-label={name}
          >
            <h2>{name}</h2>
            <ul className="team-people">
              {people.map((member) => (
                <li key={member.key}>
                  <StaffCard of={member} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {empty !== null && (
        <p className="team-empty">
          {empty.text} <a href={empty.href}>{empty.label}</a>
        </p>
      )}
    </div>
  );
}
