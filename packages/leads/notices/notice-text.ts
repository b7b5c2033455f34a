import { cleanLine } from '../wording/clean-text.ts';
import { formatMoment } from '../wording/local-time.ts';
import type { UnreportedLead } from './unreported-leads.ts';

/** Maximum leads listed per section of a notice. The rest are only counted. */
const LISTED = 20;

const leadsInWords = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);

/**
 * Composes the text of a notice about leads that nobody received. It contains numbers, times, and reasons, but
 * nothing about the senders.
 */
export function noticeText(
  untold: readonly UnreportedLead[],
  links: Readonly<Record<'release' | 'inbox', (lead: UnreportedLead) => string>>,
): { readonly subject: string; readonly text: string } {
  const line = ({ number, subject, acceptedAt, reason, vendor }: UnreportedLead) =>
    `Lead ${number}, ${cleanLine(subject) ?? ''}, ${formatMoment(acceptedAt, vendor.timeZone)}: ${reason ?? ''}`;
  const part = (
    which: (lead: UnreportedLead) => boolean,
    intro: (leads: string) => string,
    below: (lead: UnreportedLead) => string,
  ) => {
    const leads = untold.filter(which);
    if (leads.length === 0) return [];
    const listed = leads.slice(0, LISTED).map((lead) => `${line(lead)}\n${below(lead)}`);
    const more = leads.length > LISTED ? [`And ${leads.length - LISTED} more.`] : [];
    return [intro(leadsInWords(leads.length)), ...listed, ...more];
  };
  const paragraphs = [
    ...part(
      ({ isHeld }) => isHeld,
      (leads) => `${leads} came in during a surge of forms, probably from shoppers. Review them soon:`,
      links.release,
    ),
    ...part(
      ({ isHeld, delivery }) => !isHeld && delivery === null,
      (leads) => `${leads} looked like spam. If one is from a shopper, release it:`,
      links.release,
    ),
    ...part(
      ({ delivery }) => delivery !== null,
      (leads) => `${leads} could not be delivered:`,
      (lead) => `Send it again from the inbox: ${links.inbox(lead)}`,
    ),
    'Nobody has received these leads yet. They are stored until somebody deletes them.',
  ];
  const count = new Set(untold.map(({ id }) => id)).size;
  return {
    subject: `${leadsInWords(count)} waiting for your review`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
