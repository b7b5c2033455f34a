import type { FoundData } from '@rooftop/leads/privacy/privacy-api';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { formatShortMoment, formatUsPhone } from '../wording/format.ts';
import { words } from '../wording/words.ts';

/** The leads of a person, with the name and addresses that each has: a family may share a number. */
export function PersonLeads({ leads }: { readonly leads: FoundData['leads'] }) {
  const desk = useDesk();
  const { dealership } = desk.place;
  return (
    <ul className="desk-person-leads">
      {leads.map(({ id, number, form, name, email, phone, acceptedAt, isHeld }) => (
        <li key={id}>
          <PlaceLink navigation={desk} to={{ dealership, page: 'leads', lead: id, filter: {} }}>
            {words.number(number)}
          </PlaceLink>{' '}
          {[
            words.forms[form],
            formatShortMoment(acceptedAt, desk.setup.timeZone),
            name,
            email,
            phone === null ? null : formatUsPhone(phone),
            isHeld ? words.held : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  );
}
