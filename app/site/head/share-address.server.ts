import { createHash } from 'node:crypto';
import type { Theme } from '@rooftop/content/documents/dealership';
import type { Image } from '@rooftop/content/objects/image';
import type { RequestContext } from '../../context.server.ts';
import { localPath } from '../../http/page-request.ts';
import { COMPOSITIONS, pictureBox } from './compositions.ts';
import type { ShareCard } from '../../server/share-cards/share-card.ts';
import { orFallback } from '../../http/or-fallback.ts';
import type { CardFacts } from './shared-page.ts';

/** Increase when the drawing code changes, so that cached images get a new URL. */
const EDITION = 2;
/** Width of the logo in pixels, large enough to be sharp. */
const LOGO_WIDTH = 480;

/** Card in the language of the request. */
export async function shareCard(
  { headline, detail, picture }: CardFacts,
  { content, dealership, imageUrl }: RequestContext,
): Promise<ShareCard> {
  const { name, theme } = dealership;
  const settings = await orFallback(content.settings(), null);
  const logo = settings?.logos[theme.header === 'light' ? 'onLight' : 'onDark'] ?? null;
  return {
    theme,
    name,
    headline,
    logo: logo && imageUrl(logo, { width: LOGO_WIDTH }),
    detail: detail ?? null,
    picture: typeof picture === 'string' ? picture : picture && imageUrl(picture, room(picture, theme)),
  };
}

/** Size in pixels of a picture on a card. It is cropped to this size around its hotspot. */
function room({ asset, crop }: Image, { header }: Theme) {
  const { top, bottom, left, right } = crop ?? { top: 0, bottom: 0, left: 0, right: 0 };
  const ratio = (asset.width * (1 - left - right)) / (asset.height * (1 - top - bottom));
  const { width, height } = pictureBox(header, Math.min(ratio, COMPOSITIONS[header].picture.widest));
  return { width, height };
}

/** Hash of everything that determines the card's appearance. */
function cardHash(card: ShareCard): string {
  const facts = JSON.stringify([EDITION, card]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16);
}

/**
 * URL path of a card. It contains the card's hash, so that a changed card gets a new URL.
 * @param name The page's `share`, or that of its kind with its key: `home`, `person/ann-lee`.
 */
export function shareAddress(
  name: string,
  card: ShareCard,
  { dealership, locale }: Pick<RequestContext, 'dealership' | 'locale'>,
): string {
  return localPath(`/share/${name}/${cardHash(card)}.png`, locale, dealership.languages);
}
