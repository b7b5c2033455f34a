import { escapeHtml } from '@rooftop/escaping/escape-markup';
import type { Lead } from '../lead.ts';
import { REPLY_LINE } from '../messages/cut-quote.ts';
import type { Note } from '../wording/note.ts';
import { mailButton, mailPage, mailSection } from './html.ts';
import {
  DESK_SECTION,
  leadDocument,
  type LeadSection,
  STAFF_SECTION,
  type Surroundings,
} from './lead-sections.ts';

/**
 * Formats the same content as `textBody` in HTML, with call and reply buttons. The address for staff is only in
 * Reply-To, because people forward what they are sent.
 */
export function htmlBody(lead: Lead, surroundings: Surroundings): string {
  const { heading, intro, sections } = leadDocument(lead, surroundings);
  return mailPage(
    { language: 'en', title: heading },
    [
      ...(surroundings.answersTo === undefined
        ? []
        : [`<p style="margin:0 0 12px;font-size:14px;color:#57606a">${escapeHtml(REPLY_LINE.en)}</p>`]),
      `<h1 style="margin:0;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>`,
      ...intro.map((line) => `<p style="margin:4px 0 0;color:#57606a">${escapeHtml(line)}</p>`),
      `<p style="margin:20px 0 0">${buttons(sections, heading, surroundings)}</p>`,
      ...sections.map(mailSection),
    ].join('\n'),
  );
}

const linkTo = (sections: readonly LeadSection[], scheme: string): Note | undefined =>
  sections.flatMap(({ notes }) => notes).find(({ href }) => href?.startsWith(scheme));

function buttons(
  sections: readonly LeadSection[],
  heading: string,
  { answersTo }: Pick<Surroundings, 'answersTo'>,
): string {
  const linkOf = (section: string) =>
    linkTo(
      sections.filter(({ title }) => title === section),
      'http',
    )?.href;
  const studio = linkOf(STAFF_SECTION);
  const desk = linkOf(DESK_SECTION);
  const phone = linkTo(sections, 'tel:');
  const email = linkTo(sections, 'mailto:');
  return [
    studio && mailButton(studio, 'Open in the Studio'),
    desk && mailButton(desk, 'Open in the desk'),
    phone?.href && mailButton(phone.href, `Call ${phone.value}`),
    // Where replies come in, the desk is where the dealership sees what was answered.
    (answersTo === undefined || desk === undefined) &&
      email?.href &&
      mailButton(`${email.href}?subject=${encodeURIComponent(`Re: ${heading}`)}`, 'Reply by email'),
  ]
    .filter(Boolean)
    .join('');
}
