import { describeDestination } from '../inbox/lead-record.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { formatMoment } from '../wording/local-time.ts';
import type { Section, Unreported, UnreportedLead } from './unreported-leads.ts';

const HELD_TERM =
  'Nobody has received these leads yet. Leads that aren’t released are deleted after the time set in the Studio under “How long leads are kept”.';

const leadsInWords = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);
const deliveriesInWords = (count: number): string => (count === 1 ? '1 delivery' : `${count} deliveries`);

/**
 * Composes the text of a notice about held leads, leads without a recipient and deliveries that failed. It contains
 * numbers, times, and reasons, but nothing about the senders.
 */
export function noticeText(
  { listed, counts, leadCount }: Unreported,
  links: Readonly<Record<'release' | 'inbox', (lead: UnreportedLead) => string>>,
): { readonly subject: string; readonly text: string } {
  const line = ({ number, subject, acceptedAt, destination, reason, vendor }: UnreportedLead) =>
    [
      `Lead ${number}, ${cleanLine(subject) ?? ''}, ${formatMoment(acceptedAt, vendor.timeZone)}`,
      ...(destination === null ? [] : [describeDestination(destination)]),
      reason ?? '',
    ].join(': ');
  const part = (
    section: Section,
    intro: (count: number) => string,
    below: (lead: UnreportedLead) => string,
  ) => {
    const count = counts[section] ?? 0;
    if (count === 0) return [];
    const leads = listed.filter((lead) => lead.section === section);
    const more = count > leads.length ? [`And ${count - leads.length} more.`] : [];
    return [intro(count), ...leads.map((lead) => `${line(lead)}\n${below(lead)}`), ...more];
  };
  const held = [
    ...part(
      'surge',
      (count) =>
        `${leadsInWords(count)} came in during a surge of forms, probably from shoppers. Review them soon:`,
      links.release,
    ),
    ...part(
      'spam',
      (count) => `${leadsInWords(count)} looked like spam. If one is from a shopper, release it:`,
      links.release,
    ),
  ];
  const paragraphs = [
    ...held,
    ...(held.length > 0 ? [HELD_TERM] : []),
    ...part(
      'noRecipient',
      (count) =>
        `No recipient is set for ${leadsInWords(count)}. Delivery starts once you enter one in the Studio:`,
      links.inbox,
    ),
    ...part(
      'failed',
      (count) => `${deliveriesInWords(count)} failed:`,
      (lead) => `Send it again from the desk: ${links.inbox(lead)}`,
    ),
  ];
  return {
    subject: `${leadsInWords(leadCount)} ${leadCount === 1 ? 'needs' : 'need'} your attention`,
    text: `${paragraphs.join('\n\n')}\n`,
  };
}
