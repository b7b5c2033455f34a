import { kinds } from '@rooftop/leads/kinds/kinds';
import type { Lead } from '@rooftop/leads/lead';
import { fullName } from '@rooftop/leads/wording/contact-name';
import { formatMoment } from '@rooftop/leads/wording/local-time';
import { leadVehicleName } from '@rooftop/leads/wording/vehicle-facts';
import type { RequestContext } from '#app/context.server.ts';

/**
 * Shows only as much of a held lead as staff need to tell a shopper from a bot. The link works without signing in, so a
 * confidential lead shows no more here than in mail.
 */
export function heldLeadView(lead: Lead, { t }: Pick<RequestContext, 't'>) {
  const { content, acceptedAt, form, number, state, vendor } = lead;
  const sender = [
    { name: t('heldLead.name'), value: fullName(content.contact) },
    { name: t('heldLead.vehicle'), value: content.vehicles.map(leadVehicleName).filter(Boolean).join(', ') },
    { name: t('heldLead.message'), value: content.comments },
  ];
  const facts = [
    { name: t('heldLead.subject'), value: content.subject },
    { name: t('heldLead.time'), value: formatMoment(acceptedAt, vendor.timeZone) },
    ...(kinds[form].isConfidential ? [] : sender),
  ];
  const isHeld = state === 'quarantined';
  return {
    heading: t('heldLead.heading', { number: String(number) }),
    text: t(isHeld ? 'heldLead.held' : 'heldLead.released'),
    facts: facts.flatMap(({ name, value }) => (value === null || value === '' ? [] : [{ name, value }])),
    /** Null if it was released before. */
    release: isHeld ? t('heldLead.release') : null,
  };
}
