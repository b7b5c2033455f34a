import { vehiclePath } from '@rooftop/inventory/address/vehicle-path';
import type { RequestContext } from '../../context.server.ts';
import { type LeadFormView, leadFormView } from '../../forms/lead-form-view.server.ts';
import { headOf, type PageHead } from '../../head/page-head.server.ts';
import { localPath } from '../../http/asked-page.ts';
import { pageMissing } from '../../http/page-missing.ts';
import { type Words, words } from '../../wording.server.ts';
import { UNLOCK_PATH } from './unlock-invite.server.ts';
import { wantedCar, wantedQuery } from './wanted-car.server.ts';

const UNLOCK_WORDS = ['ui.close', 'unlock.heading', 'unlock.text'] as const;

/** The form that unlocks the inventory, or the next link once that is done. */
export interface UnlockView {
  readonly isUnlocked: boolean;
  readonly already: string;
  /** The private car that led here once it is visible, else all cars. */
  readonly next: { readonly label: string; readonly href: string };
  readonly form: LeadFormView;
  readonly words: Words<(typeof UNLOCK_WORDS)[number]>;
}

/** @throws Response (404) if there are no private cars */
export async function unlockView(request: Request, context: RequestContext): Promise<UnlockView> {
  const { say, locale, dealership } = context;
  if (!(await context.inventory.index()).hasPrivate) throw pageMissing('unknown');
  const [isUnlocked, car] = await Promise.all([
    context.visitor.hasUnlockedInventory(),
    wantedCar(request, context),
  ]);
  const form = await leadFormView(
    {
      form: 'UNLOCK_INVENTORY',
      verifiesPhone: true,
      action: car === null ? UNLOCK_PATH : UNLOCK_PATH + wantedQuery(car.listing.vin),
      texts: {
        submit: say('unlock.submit'),
        sent: say('unlock.sent'),
        sentText: say('unlock.sentText'),
        failed: say('unlock.failed'),
      },
    },
    context,
  );
  const seen = isUnlocked && car !== null ? car.listing : null;
  return {
    isUnlocked,
    already: say('unlock.already'),
    next: {
      label: say(seen === null ? 'unlock.nextAll' : 'unlock.nextCar'),
      href: localPath(seen === null ? '/cars-for-sale' : vehiclePath(seen), locale, dealership.languages),
    },
    form,
    words: words(say, UNLOCK_WORDS),
  };
}

/** The head of the page, which search engines must not index. */
export const unlockHead = (context: RequestContext): Promise<PageHead> =>
  headOf(
    {
      title: context.say('unlock.heading'),
      description: context.say('unlock.text'),
      address: UNLOCK_PATH,
      isIndexed: false,
      picture: 'home',
    },
    context,
  );
