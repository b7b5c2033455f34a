import { escapeHtml } from '@rooftop/escaping/escape-markup';
import { brandHtml, linkColor, pictureHtml, PLAIN, QUIET } from '../mail/brand-html.ts';
import { mailPage, mailSection } from '../mail/html.ts';
import type { Confirmation } from './confirmation.ts';

/** A confirmation as it is mailed: with what is known only then. */
export interface CompleteConfirmation extends Confirmation {
  /** The lead's code, if the mail shows it. */
  readonly code: { readonly label: string; readonly value: string } | null;
  readonly stopUrl: string;
}

/** Formats a confirmation as HTML. All text is escaped; pictures come from the dealership's own website. */
export function confirmationHtml(confirmation: CompleteConfirmation): string {
  const { language, heading, intro, sections, closing, brand, buttons } = confirmation;
  const { color, textColor } = brand ?? PLAIN;
  const [main, ...others] = buttons;
  const body = [
    brandHtml(brand),
    `<h1 style="margin:0;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...intro.map((line) => `<p style="margin:10px 0 0">${escapeHtml(line)}</p>`),
    codeHtml(confirmation),
    carHtml(confirmation),
    main === undefined
      ? ''
      : `<p style="margin:24px 0 0"><a href="${escapeHtml(main.href)}" style="display:block;padding:14px 20px;border-radius:8px;background:${color};color:${textColor};font-weight:600;text-align:center;text-decoration:none">${escapeHtml(main.label)}</a></p>`,
    others.length === 0
      ? ''
      : `<p style="margin:16px 0 0;text-align:center">${others
          .map(
            ({ label, href }) =>
              `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 10px 8px;color:${linkColor(confirmation)};font-weight:600">${escapeHtml(label)}</a>`,
          )
          .join('\n')}</p>`,
    ...sections.map((section) => mailSection(section)),
    signatureHtml(confirmation),
    closing === null ? '' : `<p style="margin:16px 0 0">${escapeHtml(closing)}</p>`,
    stopHtml(confirmation),
  ];
  return mailPage({ language, title: heading, color }, body.filter((part) => part !== '').join('\n'));
}

function codeHtml({ code }: CompleteConfirmation): string {
  if (code === null) return '';
  return `<p style="margin:16px 0 0;padding:10px 14px;border-radius:8px;background:#f3f4f6">${escapeHtml(code.label)}: <strong style="font-size:20px;letter-spacing:.06em;white-space:nowrap">${escapeHtml(code.value)}</strong></p>`;
}

function carHtml({ car }: Confirmation): string {
  if (car === null) return '';
  const linked = (inside: string, style: string): string =>
    car.href === null ? inside : `<a href="${escapeHtml(car.href)}" style="${style}">${inside}</a>`;
  const picture =
    car.picture === null
      ? ''
      : linked(
          pictureHtml(car.picture, 'display:block;width:100%;height:auto;border-radius:8px'),
          'display:block;text-decoration:none',
        );
  return `<div style="margin:20px 0 0">${picture}
<p style="margin:10px 0 0;font-size:18px;font-weight:600">${linked(escapeHtml(car.title), 'color:#1b1f24;text-decoration:none')}</p>${
    car.price === null
      ? ''
      : `\n<p style="margin:2px 0 0;font-size:20px;font-weight:700">${escapeHtml(car.price)}</p>`
  }${car.notes
    .map((note) => `\n<p style="margin:2px 0 0;font-size:14px;color:${QUIET}">${escapeHtml(note)}</p>`)
    .join('')}
</div>`;
}

function signatureHtml({ signature, brand }: Confirmation): string {
  if (signature === null) return '';
  const { name, title, portrait } = signature;
  const rest = [title, brand?.name].filter(Boolean).join(', ');
  const words = `<strong>${escapeHtml(name)}</strong>${rest === '' ? '' : `<br>\n<span style="color:${QUIET}">${escapeHtml(rest)}</span>`}`;
  if (portrait === null) return `<p style="margin:24px 0 0">${words}</p>`;
  return `<table role="presentation" style="margin:24px 0 0;border-collapse:collapse"><tr><td style="padding:0 12px 0 0">${pictureHtml(portrait, 'display:block;border-radius:50%')}</td><td style="padding:0">${words}</td></tr></table>`;
}

const stopHtml = ({ stop, stopUrl }: CompleteConfirmation): string =>
  `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8dee4;font-size:14px;color:${QUIET}">${escapeHtml(stop.text)}<br>
<a href="${escapeHtml(stopUrl)}" style="color:${QUIET}">${escapeHtml(stop.label)}</a></p>`;
