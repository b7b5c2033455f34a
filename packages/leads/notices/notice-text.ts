import { describeDestination } from '../inbox/lead-record.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { formatMoment } from '../wording/local-time.ts';
import type { UnreportedLead } from './unreported-leads.ts';

/** Maximum leads listed per section of a notice. The rest are only counted. */
const LISTED = 20;

const HELD_TERM =
  'Nobody has received these leads yet. Leads that aren’t released are deleted after the time set in the Studio under “How long leads are kept”.';

const leadsInWords = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);
const deliveriesInWords = (count: number): string => (count === 1 ? '1 delivery' : `${count} deliveries`);

/**
 * Composes the text of a notice about held leads, leads without a recipient and deliveries that failed. It contains
 * numbers, times, and reasons, but nothing about the senders.
 */
export function noticeText(
  untold: readonly UnreportedLead[],
  links: Readonly<Record<'release' | 'inbox', (lead: UnreportedLead) => string>>,
): { readonly subject: string; readonly text: string } {
  const line = ({ number, subject, acceptedAt, destination, reason, vendor }: UnreportedLead) =>
    [
      `Lead ${number}, ${cleanLine(subject) ?? ''}, ${formatMoment(acceptedAt, vendor.timeZone)}`,
      ...(destination === null ? [] : [describeDestination(destination)]),
      reason ?? '',
    ].join(': ');
  const part = (
    which: (lead: UnreportedLead) => boolean,
    intro: (count: number) => string,
    below: (lead: UnreportedLead) => string,
  ) => {
    const leads = untold.filter(which);
    if (leads.length === 0) return [];
    const listed = leads.slice(0, LISTED).map((lead) => `${line(lead)}\n${below(lead)}`);
    const more = leads.length > LISTED ? [`And ${leads.length - LISTED} more.`] : [];
    return [intro(leads.length), ...listed, ...more];
  };
  const held = [
    ...part(
      ({ isHeld }) => isHeld,
      (count) =>
        `${leadsInWords(count)} came in during a surge of forms, probably from shoppers. Review them soon:`,
      links.release,
    ),
    ...part(
      ({ isHeld, delivery }) => !isHeld && delivery === null,
      (count) => `${leadsInWords(count)} looked like spam. If one is from a shopper, release it:`,
      links.release,
    ),
  ];
  const paragraphs = [
    ...held,
    ...(held.length > 0 ? [HELD_TERM] : []),
    ...part(
      ({ delivery, destination }) => delivery !== null && destination === null,
      (count) =>
        `No recipient is set for ${leadsInWords(count)}. Delivery starts once you enter one in the Studio:`,
      links.inbox,
    ),
    ...part(
      ({ destination }) => destination !== null,
      (count) => `${deliveriesInWords(count)} failed:`,
      (lead) => `Send it again from the desk: ${links.inbox(lead)}`,
    ),
  ];
  const count = new Set(untold.map(({ id }) => id)).size;
  return {
    subject: `${leadsInWords(count)} ${count === 1 ? 'needs' : 'need'} your attention`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
