import { OFFER_DAYS } from '@rooftop/trade/offer/make-offer';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';

const STEPS = [1, 2, 3] as const;

/** Steps of selling a car to the dealership, and the form for the first one. */
export type SellView = Awaited<ReturnType<typeof sellView>>;

export async function sellView(context: RequestContext) {
  const { t } = context;
  const form = await leadFormView(
    {
      form: 'SELL_OR_TRADE',
      texts: {
        submit: t('sell.send'),
        sent: t('sell.sent'),
        sentText: t('sell.sentText'),
        failed: t('contact.failed'),
      },
    },
    context,
  );
  return {
    intro: t('sell.intro'),
    steps: STEPS.map((step) => ({
      name: t(`sell.step${step}`),
      text: t(`sell.step${step}Text`, { days: OFFER_DAYS }),
    })),
    /** Which cars the dealership buys. */
    condition: t('sell.condition'),
    formHeading: t('sell.form'),
    vehicle: t('sell.vehicle'),
    /** Continues with the car that was sent. */
    next: { label: t('sell.continue'), href: context.href(TRADE_IN_PATH) ?? TRADE_IN_PATH },
    form,
  };
}
