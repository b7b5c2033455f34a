import { Card } from '../../ui/card.tsx';
import { Crumbs } from '../../vehicles/crumbs.tsx';
import { Portrait } from './portrait.tsx';
import type { StaffCardView } from './staff-card-view.server.ts';
import { StaffRating } from './staff-rating.tsx';
import type { ChoicesView, TeamView } from './team-view.server.ts';

/** Everybody, department by department. */
export function Team({ view }: { readonly view: TeamView }) {
  const { crumbs, crumbsLabel, heading, intro, filters, departments, empty } = view;
  return (
    <div className="team">
      <header className="team-lead">
        <Crumbs crumbs={crumbs} label={crumbsLabel} />
        <h1>{heading}</h1>
        <p className="team-intro">{intro}</p>
        {filters.map((filter) => (
          <Choices key={filter.label} of={filter} />
        ))}
      </header>
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

/** Plain links: each is a page of its own, and works without script. */
function Choices({ of: { label, choices } }: { readonly of: ChoicesView }) {
  return (
    <nav className="team-choices" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a href={choice.href} aria-current={choice.isCurrent ? 'true' : undefined}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StaffCard({ of: member }: { readonly of: StaffCardView }) {
  const id = `staff-${member.key}`;
  return (
    <Card className="staff-card" aria-labelledby={id}>
      <Portrait of={member} sizes="(width >= 64rem) 18rem, (width >= 40rem) 33vw, 6rem" />
      <div className="staff-card-words">
        <h3 id={id}>
          <a className="card-link" href={member.href}>
            {member.name}
          </a>
        </h3>
        {member.title !== null && <p className="staff-title">{member.title}</p>}
        {member.store !== null && <p className="staff-store">{member.store}</p>}
        {member.rating !== null && <StaffRating of={member.rating} />}
        {member.phone !== null && (
          <a className="staff-phone number" href={member.phone.href} aria-label={member.phone.spoken}>
            {member.phone.number}
          </a>
        )}
      </div>
    </Card>
  );
}
