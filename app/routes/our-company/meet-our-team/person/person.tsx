import { JsonLd } from '#app/ui/json-ld.tsx';
import { Crumbs } from '#app/ui/crumbs/crumbs.tsx';
import { Portrait } from '../portrait.tsx';
import { StaffRating } from '../staff-rating.tsx';
import type { StaffMemberView } from './person-view.server.ts';

/** Profile of a staff member, shown to shoppers before they write. */
export function StaffProfile({ view }: { readonly view: StaffMemberView }) {
  const { name, title, store, rating, phone, bio } = view;
  return (
    <>
      <Crumbs {...view.crumbs} />
      <div className="person-words">
        <Portrait of={view} sizes="(width >= 40rem) 16rem, 8rem" isFirst />
        <div className="person-name">
          <h1>{name}</h1>
          <p className="staff-title">{[title, store].filter((part) => part !== null).join(' · ')}</p>
          {rating !== null && <StaffRating of={rating} />}
          {phone !== null && (
            <a className="staff-phone number" href={phone.href} aria-label={phone.spoken}>
              {phone.number}
            </a>
          )}
        </div>
        {bio.length > 0 && (
          <div className="person-bio">
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
      <JsonLd of={view.structured} />
    </>
  );
}
