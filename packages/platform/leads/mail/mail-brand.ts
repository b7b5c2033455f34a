import type { Confirmation, MailPicture } from '@rooftop/leads/confirmations/confirmation';
import type { Image } from '@rooftop/content/objects/media/image';
import { orFallback } from '../../or-fallback.ts';
import { textOn } from '@rooftop/content/contrast';
import type { LeadContext } from '../lead-context.ts';

/** Largest logo in mail, in CSS pixels. */
const LOGO = { width: 240, height: 56 };
/** Screens of phones have two and more pixels for each. */
const DENSITY = 2;

/** How a dealership looks in mail: its logo for light backgrounds, as PNG because mail programs show no SVG, and its color. */
export async function mailBrand({
  dealership,
  content,
  imageUrl,
  origin,
  href,
}: Pick<LeadContext, 'dealership' | 'content' | 'imageUrl' | 'origin' | 'href'>): Promise<
  NonNullable<Confirmation['brand']>
> {
  const settings = await orFallback(content.settings(), null);
  const { name, theme, logo: headerLogo } = dealership;
  const logo = settings?.logos.onLight ?? (theme.header === 'light' ? headerLogo : null);
  return {
    name,
    home: origin + (href('/') ?? '/'),
    color: theme.brand,
    textColor: textOn(theme.brand),
    logo: logo === null ? null : logoPicture(logo, name, { imageUrl, origin }),
  };
}

function logoPicture(
  logo: Image,
  name: string,
  { imageUrl, origin }: Pick<LeadContext, 'imageUrl' | 'origin'>,
): MailPicture {
  const { asset, crop } = logo;
  const width = asset.width * (1 - (crop?.left ?? 0) - (crop?.right ?? 0));
  const height = asset.height * (1 - (crop?.top ?? 0) - (crop?.bottom ?? 0));
  const scale = Math.min(LOGO.width / width, LOGO.height / height, 1);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const drawn = { width: size.width * DENSITY, height: size.height * DENSITY, format: 'png' } as const;
  return { src: new URL(imageUrl(logo, drawn), origin).href, alt: name, ...size };
}
