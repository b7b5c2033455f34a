import { Card } from '#app/ui/card.tsx';
import { Portrait } from './portrait.tsx';
import type { StaffCardView } from './staff-card-view.server.ts';
import { StaffRating } from './staff-rating.tsx';

/** Card of a staff member in a list. */
export function StaffCard({ of: member }: { readonly of: StaffCardView }) {
  const id = `staff-${member.key}`;
  return (
    <Card className="staff-card" aria-labelledby={id} {...member.edit}>
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
