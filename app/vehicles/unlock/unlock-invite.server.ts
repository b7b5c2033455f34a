import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';

/** Path of the page that unlocks the inventory, without the language. */
export const UNLOCK_PATH = '/unlock-inventory';

/** Invites a visitor to leave their contact details and see every car. */
export interface UnlockInvite {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/**
 * The invitation below a search, or null if there is nothing more to see. It is the same below every search and only
 * says that there are private cars: their number per search would reveal what they are, filter by filter.
 */
export async function unlockInvite(
  { hasPrivate }: Pick<SearchIndex, 'hasPrivate'>,
  { t, visitor, locale, dealership }: RequestContext,
): Promise<UnlockInvite | null> {
  if (!hasPrivate || (await visitor.hasUnlockedInventory())) return null;
  return {
    heading: t('unlock.inviteHeading'),
    text: t('unlock.inviteText'),
    label: t('unlock.button'),
    href: localPath(UNLOCK_PATH, locale, dealership.languages),
  };
}
