import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { StatusPill } from '../inbox/status-pill.tsx';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { formatMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { Section } from './section.tsx';

/** Everything else that the same email address or phone number sent. */
export function Earlier({ leads }: { readonly leads: readonly ListedLead[] }) {
  const desk = useDesk();
  if (leads.length === 0) return null;
  return (
    <Section title={words.earlier(leads.length)}>
      <ul className="desk-earlier">
        {leads.map((lead) => (
          <li key={lead.id}>
            <PlaceLink navigation={desk} to={{ ...desk.place, lead: lead.id }}>
              {[words.forms[lead.form], lead.vehicle].filter(Boolean).join(' · ')}
            </PlaceLink>{' '}
            <span className="desk-quiet">{formatMoment(lead.acceptedAt, desk.setup.timeZone)}</span>{' '}
            <StatusPill lead={lead} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
