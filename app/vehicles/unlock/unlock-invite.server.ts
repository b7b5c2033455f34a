import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { RequestContext } from '../../context.server.ts';
import { localPath } from '../../http/asked-page.ts';

/** Where the inventory is unlocked, without the language. */
export const UNLOCK_PATH = '/unlock-inventory';

/** Asks a visitor to say who he is, and see every car. */
export interface UnlockInvite {
  readonly heading: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/**
 * The invitation below a search; null: there is nothing more to see. It tells that there are private cars and nothing
 * else, the same below every search: how many of them a search would find tells what they are, filter by filter.
 */
export async function unlockInvite(
  { hasPrivate }: Pick<SearchIndex, 'hasPrivate'>,
  { say, visitor, locale, dealership }: RequestContext,
): Promise<UnlockInvite | null> {
  if (!hasPrivate || (await visitor.hasUnlockedInventory())) return null;
  return {
    heading: say('unlock.inviteHeading'),
    text: say('unlock.inviteText'),
    label: say('unlock.button'),
    href: localPath(UNLOCK_PATH, locale, dealership.languages),
  };
}
