import type { Lead } from '@rooftop/leads/lead';
import { fullName } from '@rooftop/leads/wording/contact-name';
import { sayTime } from '@rooftop/leads/wording/local-time';
import { vehicleName } from '@rooftop/leads/wording/vehicle-facts';
import type { RequestContext } from '../../context.server.ts';

/** Shows only as much of a held lead as staff need to tell a shopper from a bot. */
export function heldLeadView(lead: Lead, { say }: Pick<RequestContext, 'say'>) {
  const { content, acceptedAt, number, state, vendor } = lead;
  const facts = [
    { name: say('heldLead.subject'), value: content.subject },
    { name: say('heldLead.time'), value: sayTime(acceptedAt, vendor.timeZone) },
    { name: say('heldLead.name'), value: fullName(content.contact) },
    { name: say('heldLead.vehicle'), value: content.vehicles.map(vehicleName).filter(Boolean).join(', ') },
    { name: say('heldLead.message'), value: content.comments },
  ];
  const isHeld = state === 'quarantined';
  return {
    heading: say('heldLead.heading', { number: String(number) }),
    text: say(isHeld ? 'heldLead.held' : 'heldLead.released'),
    facts: facts.flatMap(({ name, value }) => (value === null || value === '' ? [] : [{ name, value }])),
    /** Null if it was released before. */
    release: isHeld ? say('heldLead.release') : null,
  };
}
