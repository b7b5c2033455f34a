import { createHash } from 'node:crypto';
import type { RequestContext } from '../context.server.ts';
import { localPath } from '../http/asked-page.ts';
import { COMPOSITIONS } from '../share/compositions.ts';
import type { ShareCard } from '../share/share-card.ts';
import { unlessUnavailable } from '../unless-unavailable.ts';
import type { PageFacts, PageName } from './pages.server.ts';

/** Raised when the drawing changes, so that what was drawn before is asked for anew. */
const EDITION = 1;
/** Pixels of a logo, wide enough to be sharp. */
const LOGO_WIDTH = 480;

/** The card of a page in the language of the request. */
export async function shareCard(
  { headline, picture }: PageFacts,
  { content, dealership, imageUrl }: RequestContext,
): Promise<ShareCard> {
  const { name, theme } = dealership;
  const { width, height } = COMPOSITIONS[theme.header].picture;
  const settings = await unlessUnavailable(content.settings(), null);
  const logo = settings?.logos[theme.header === 'light' ? 'onLight' : 'onDark'] ?? null;
  return {
    theme,
    name,
    headline,
    logo: logo && imageUrl(logo, { width: LOGO_WIDTH }),
    picture: picture && imageUrl(picture, { width, height }),
  };
}

/** Names what a card looks like. */
function cardHash(card: ShareCard): string {
  const facts = JSON.stringify([EDITION, card]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16);
}

/** The path of a page's card. It holds the card's hash: another card has another address. */
export function shareAddress(
  page: PageName,
  card: ShareCard,
  { dealership, locale }: Pick<RequestContext, 'dealership' | 'locale'>,
): string {
  return localPath(`/share/${page}/${cardHash(card)}.png`, locale, dealership.languages);
}
