import { escapeHtml } from '@rooftop/escaping/escape-markup';
import type { Note } from '../wording/note.ts';
import type { LeadSection } from './lead-sections.ts';

interface MailPage {
  readonly language: string;
  readonly title: string;
  readonly color?: string | null;
}

/**
 * Wraps a body in a full HTML document. It uses inline styles only, because mail programs drop style sheets.
 * @param page.title what it is about, as some programs show it
 * @param page.color `#rrggbb`, of the edge at the top. Without one there is no edge
 * @param body HTML with all text escaped
 */
export const mailPage = ({ language, title, color = null }: MailPage, body: string): string =>
  `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
</head>
<body style="margin:0;padding:24px 16px;background:#f3f4f6;color:#1b1f24;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Arial,sans-serif">
<div style="max-width:36rem;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;${color === null ? '' : `border-top:6px solid ${color};`}overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`;

/** A link styled as a button. */
export const mailButton = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 8px 8px 0;padding:12px 18px;border-radius:6px;background:#0b57a4;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;

/** A section with its title and lines, with links where available. */
export function mailSection({ title, notes }: LeadSection): string {
  const lines = notes.map(noteHtml).join('<br>\n');
  const size = title === 'Consent' ? ';font-size:14px;color:#57606a' : '';
  return `<h2 style="margin:24px 0 4px;font-size:14px;letter-spacing:.04em;text-transform:uppercase;color:#57606a">${escapeHtml(title)}</h2>
<p style="margin:0${size}">${lines}</p>`;
}

function noteHtml({ label, value, href }: Note): string {
  const text = escapeHtml(value).replaceAll('\n', '<br>\n');
  const shown = href === null ? text : `<a href="${escapeHtml(href)}" style="color:#0b57a4">${text}</a>`;
  return label === null ? shown : `${escapeHtml(label)}: ${shown}`;
}
