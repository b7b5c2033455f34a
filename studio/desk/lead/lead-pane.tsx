import { useState } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { PlaceLink } from '../shell/place-link.tsx';
import { Refused } from '../shell/refused.tsx';
import { words } from '../wording/words.ts';
import { AppointmentSection } from './appointment.tsx';
import { Car } from './car.tsx';
import { Consent } from './consent.tsx';
import { Conversation } from '../conversation/conversation.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { Deliveries } from './deliveries.tsx';
import { Earlier } from './earlier.tsx';
import { LeadHistory } from './history.tsx';
import { LeadHead } from './lead-head.tsx';
import { Notes } from './notes.tsx';
import { Request } from './request.tsx';
import { useLead } from './use-lead.ts';

/** Everything about one lead, and what can be done with it. */
export function LeadPane({ id }: { readonly id: string }) {
  const desk = useDesk();
  const { record, refusal, change, keep } = useLead(id);
  const [isWriting, setWriting] = useState(false);
  return (
    <article className="desk-lead" data-open-lead={id} aria-label={record?.lead.from ?? words.lead}>
      <PlaceLink className="desk-back" navigation={desk} to={{ ...desk.place, lead: undefined }}>
        {words.back}
      </PlaceLink>
      {record === undefined && refusal !== undefined && (
        <Refused refusal={refusal} enterCode={desk.enterCode} />
      )}
      {record === undefined && refusal === undefined && <p className="desk-empty">{words.loading}</p>}
      {record !== undefined && (
        <>
          <LeadHead record={record} change={change} />
          <ContactButtons record={record} change={change} write={() => setWriting(true)} />
          <Car record={record} />
          <Request record={record} />
          <Conversation record={record} keep={keep} isWriting={isWriting} setWriting={setWriting} />
          <Notes change={change} />
          <AppointmentSection record={record} change={change} />
          <LeadHistory record={record} />
          <Earlier leads={record.earlier} />
          <Deliveries record={record} change={change} />
          <Consent record={record} />
        </>
      )}
    </article>
  );
}
