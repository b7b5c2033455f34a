import type { Language } from '@rooftop/tenancy/languages';
import { shownDestination } from '../destination.ts';
import { describeDestination, describeSuspicion } from '../wording/lead-words.ts';
import { formatMoment } from '../wording/local-time.ts';
import { aboutLead } from './about-lead.ts';
import { STAFF_MAIL_WORDS } from './staff-mail-words.ts';
import type { NoticeSection, Unreported, UnreportedLead } from './unreported-leads.ts';

/**
 * Composes the text of a notice about held leads, leads without a recipient and deliveries that failed. It contains
 * numbers, times, and reasons, but nothing about the senders.
 */
export function noticeText(
  { listed, counts, leadCount }: Unreported,
  links: Readonly<Record<'release' | 'inbox', (lead: UnreportedLead) => string>>,
  language: Language,
): { readonly subject: string; readonly text: string } {
  const words = STAFF_MAIL_WORDS[language];
  const part = (
    section: NoticeSection,
    intro: (count: number) => string,
    below: (lead: UnreportedLead) => string,
  ) => {
    const count = counts[section] ?? 0;
    if (count === 0) return [];
    const leads = listed.filter((lead) => lead.section === section);
    const more = count > leads.length ? [words.andMore(count - leads.length)] : [];
    return [intro(count), ...leads.map((lead) => `${lineOf(lead, language)}\n${below(lead)}`), ...more];
  };
  const held = [
    ...part('surge', words.inSurge, links.release),
    ...part('spam', words.likeSpam, links.release),
  ];
  const paragraphs = [
    ...held,
    ...(held.length > 0 ? [words.heldTerm] : []),
    ...part('noRecipient', words.noRecipient, links.inbox),
    ...part('failed', words.deliveriesFailed, (lead) => `${words.sendAgain}: ${links.inbox(lead)}`),
  ];
  return { subject: words.needAttention(leadCount), text: `${paragraphs.join('\n\n')}\n` };
}

/** The number, kind and time of a lead, and why it is in the notice unless its section says that. */
function lineOf(lead: UnreportedLead, language: Language): string {
  const { number, section, acceptedAt, destination, reason, vendor } = lead;
  const facts = [
    STAFF_MAIL_WORDS[language].lead(number),
    aboutLead(lead, language),
    formatMoment(acceptedAt, vendor.timeZone, language),
  ];
  return [
    facts.join(', '),
    ...(destination === null ? [] : [describeDestination(shownDestination(destination), language)]),
    ...(section === 'noRecipient' || reason === null
      ? []
      : // The mail server's message isn't translated.
        [section === 'failed' ? reason : describeSuspicion(reason, language)]),
  ].join(': ');
}
