import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { words } from '../wording/words.ts';

/** Leads from a privacy request to the page where it is answered. Nothing for other leads. */
export function PrivacyLink({ record: { lead } }: { readonly record: LeadRecord }) {
  const desk = useDesk();
  if (lead.form !== 'PRIVACY_REQUEST') return null;
  const { dealership } = desk.place;
  return (
    <p>
      <PlaceLink
        className="desk-button"
        navigation={desk}
        to={{ dealership, page: 'privacy', lead: lead.id, filter: {} }}
      >
        {words.privacy.answer}
      </PlaceLink>
    </p>
  );
}
