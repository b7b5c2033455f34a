/** How a dealership looks in mail to shoppers: its logo, its colors and its pictures. */
import { escapeHtml } from '@rooftop/escaping/escape-markup';
import type { Confirmation, MailPicture } from '../confirmations/confirmation.ts';

/** Of text that matters less. */
export const QUIET = '#57606a';
/** Of a mail whose dealership's colors are not known. */
export const PLAIN = { color: '#0b57a4', textColor: '#ffffff' };

/** A light brand color is no color for text on white. */
export const linkColor = ({ brand }: Pick<Confirmation, 'brand'>): string =>
  brand === null || brand.textColor.toLowerCase() !== '#ffffff' ? PLAIN.color : brand.color;

export const pictureHtml = ({ src, alt, width, height }: MailPicture, style: string): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="border:0;${style}">`;

/** The dealership's logo, or else its name, with a link to its website. Empty if its look is not known. */
export function brandHtml(brand: Confirmation['brand']): string {
  if (brand === null) return '';
  const { name, home, logo } = brand;
  const shown =
    logo === null
      ? escapeHtml(name)
      : pictureHtml(logo, 'display:block;max-width:100%;height:auto;font-size:20px;font-weight:700');
  return `<p style="margin:0 0 20px;font-size:20px;font-weight:700"><a href="${escapeHtml(home)}" style="color:${linkColor({ brand })};text-decoration:none">${shown}</a></p>`;
}
