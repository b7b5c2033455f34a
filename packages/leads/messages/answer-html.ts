import { escapeHtml } from '@rooftop/escaping/escape-markup';
import { brandHtml, linkColor, pictureHtml, QUIET } from '../mail/brand-html.ts';
import { mailPage } from '../mail/html.ts';
import type { ShopperAnswer, AnswerCar } from './shopper-answer.ts';

/** Formats an answer as HTML, in the dealership's look. All text is escaped; pictures come from its own website. */
export function answerHtml(
  { language, brand, car }: ShopperAnswer,
  { subject, text }: { subject: string; text: string },
): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = paragraph.split('\n').map(escapeHtml).join('<br>\n');
    return `<p style="margin:0 0 14px">${lines}</p>`;
  });
  const body = [brandHtml(brand), ...paragraphs, car === null ? '' : carHtml(car, linkColor({ brand }))];
  return mailPage({ language, title: subject, color: brand?.color ?? null }, body.filter(Boolean).join('\n'));
}

function carHtml({ title, href, pictures, price, lines, notes }: AnswerCar, color: string): string {
  const linked = (inside: string, style: string): string =>
    href === null ? inside : `<a href="${escapeHtml(href)}" style="${style}">${inside}</a>`;
  const [main, ...others] = pictures.map((picture, index) =>
    linked(
      pictureHtml(picture, 'display:block;width:100%;height:auto;border-radius:8px'),
      index === 0 ? 'display:block;text-decoration:none' : 'text-decoration:none',
    ),
  );
  const rows = lines.map(
    ({ label, amount }) =>
      `<tr><td style="padding:2px 16px 2px 0">${escapeHtml(label)}</td><td style="padding:2px 0;text-align:right">${escapeHtml(amount)}</td></tr>`,
  );
  return [
    '<div style="margin:20px 0 0;padding:20px 0 0;border-top:1px solid #d8dee4">',
    main ?? '',
    `<p style="margin:10px 0 0;font-size:18px;font-weight:600">${linked(escapeHtml(title), `color:${color}`)}</p>`,
    price === null ? '' : `<p style="margin:2px 0 0;font-size:20px;font-weight:700">${escapeHtml(price)}</p>`,
    rows.length === 0
      ? ''
      : `<table role="presentation" style="margin:6px 0 0;border-collapse:collapse;font-size:14px">${rows.join('\n')}</table>`,
    ...notes.map((note) => `<p style="margin:4px 0 0;font-size:14px;color:${QUIET}">${escapeHtml(note)}</p>`),
    others.length === 0
      ? ''
      : `<table role="presentation" style="margin:12px 0 0;border-collapse:collapse"><tr>${others
          .map((picture) => `<td style="padding:0 8px 0 0">${picture}</td>`)
          .join('\n')}</tr></table>`,
    '</div>',
  ]
    .filter(Boolean)
    .join('\n');
}
