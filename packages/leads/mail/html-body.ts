import { escapeHtml } from '@rooftop/escaping/escape-markup';
import type { Lead } from '../lead.ts';
import type { Note } from '../wording/note.ts';
import { mailButton, mailPage, mailSection } from './html.ts';
import { leadDocument, type LeadSection, STAFF_SECTION } from './lead-sections.ts';

/** Formats the same content as `textBody` in HTML, with call and reply buttons. */
export function htmlBody(lead: Lead, fileNotes: readonly string[]): string {
  const { heading, intro, sections } = leadDocument(lead, fileNotes);
  return mailPage(
    { language: 'en', title: heading },
    [
      `<h1 style="margin:0;font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>`,
      ...intro.map((line) => `<p style="margin:4px 0 0;color:#57606a">${escapeHtml(line)}</p>`),
      `<p style="margin:20px 0 0">${buttons(sections, heading)}</p>`,
      ...sections.map(mailSection),
    ].join('\n'),
  );
}

const linkTo = (sections: readonly LeadSection[], scheme: string): Note | undefined =>
  sections.flatMap(({ notes }) => notes).find(({ href }) => href?.startsWith(scheme));

function buttons(sections: readonly LeadSection[], heading: string): string {
  const studio = linkTo(
    sections.filter(({ title }) => title === STAFF_SECTION),
    'http',
  );
  const phone = linkTo(sections, 'tel:');
  const email = linkTo(sections, 'mailto:');
  return [
    studio?.href && mailButton(studio.href, 'Open in the Studio'),
    phone?.href && mailButton(phone.href, `Call ${phone.value}`),
    email?.href &&
      mailButton(`${email.href}?subject=${encodeURIComponent(`Re: ${heading}`)}`, 'Reply by email'),
  ]
    .filter(Boolean)
    .join('');
}
