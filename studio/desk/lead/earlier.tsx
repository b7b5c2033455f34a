import type { ListedLead } from '@rooftop/leads/inbox/inbox-api';
import { StatusPill } from '../inbox/status-pill.tsx';
import { useStore } from '../inbox/use-store.ts';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { formatShortMoment } from '../wording/format.ts';
import { words } from '../wording/words.ts';
import { Section } from './section.tsx';

/** Everything else that the same email address or phone number sent. */
export function Earlier({ leads }: { readonly leads: readonly ListedLead[] }) {
  if (leads.length === 0) return null;
  return (
    <Section title={words.earlier(leads.length)}>
      <ul className="desk-earlier">
        {leads.map((lead) => (
          <EarlierLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </Section>
  );
}

function EarlierLead({ lead }: { readonly lead: ListedLead }) {
  const desk = useDesk();
  const { timeZone } = useStore(lead);
  return (
    <li>
      <PlaceLink navigation={desk} to={{ ...desk.place, lead: lead.id }}>
        {[words.forms[lead.form], lead.vehicle].filter(Boolean).join(' · ')}
      </PlaceLink>{' '}
      <span className="desk-quiet">{formatShortMoment(lead.acceptedAt, timeZone)}</span>{' '}
      <StatusPill lead={lead} />
    </li>
  );
}
