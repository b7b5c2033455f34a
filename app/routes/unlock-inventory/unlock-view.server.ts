import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { home } from '#app/site/head/home.server.ts';
import { headOf, type PageHead } from '#app/site/head/page-head.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { notFound } from '#app/http/not-found.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { DIALOG_WORDS } from '#app/ui/dialog/dialog.tsx';
import { UNLOCK_PATH } from '#app/vehicles/unlock/unlock-invite.server.ts';
import { wantedCar, wantedQuery } from '#app/vehicles/unlock/wanted-car.server.ts';

const UNLOCK_WORDS = [...DIALOG_WORDS, 'unlock.heading', 'unlock.text'] as const;

/** The form that unlocks the inventory, or the next link once that is done. */
export type UnlockView = Awaited<ReturnType<typeof unlockView>>;

/** @throws Response (404) if there are no private cars */
export async function unlockView(request: Request, context: RequestContext) {
  const { t, locale, dealership } = context;
  if (!(await context.inventory.index()).hasPrivate) throw notFound('unknown');
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
        submit: t('unlock.submit'),
        sent: t('unlock.sent'),
        sentText: t('unlock.sentText'),
        failed: t('unlock.failed'),
      },
    },
    context,
  );
  const seen = isUnlocked && car !== null ? car.listing : null;
  return {
    isUnlocked,
    already: t('unlock.already'),
    /** The private car that led here once it is visible, else all cars. */
    next: {
      label: t(seen === null ? 'unlock.nextAll' : 'unlock.nextCar'),
      href: localPath(seen === null ? '/cars-for-sale' : vehiclePath(seen), locale, dealership.languages),
    },
    form,
    words: wordsFor(t, UNLOCK_WORDS),
  };
}

/** The head of the page, which search engines must not index. */
export const unlockHead = (context: RequestContext): Promise<PageHead> =>
  headOf(
    {
      title: context.t('unlock.heading'),
      description: context.t('unlock.text'),
      address: UNLOCK_PATH,
      isIndexed: false,
      picture: home,
    },
    context,
  );
