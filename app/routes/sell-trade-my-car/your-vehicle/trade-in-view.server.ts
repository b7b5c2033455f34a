import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { RequestContext } from '#app/context.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';
import { localPath } from '#app/http/page-request.ts';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { TRADED_FOR, TRADE_IN_PATH, tradeInPath } from '#app/vehicles/trade-in-path.ts';
import { findCarForSale } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { vehicleName } from '#app/vehicles/vehicle-name.ts';
import { loadTradeIn } from './load-trade-in.server.ts';
import { TRADE_IN_STEPS } from './trade-in-steps.server.ts';

export type TradeInView = Awaited<ReturnType<typeof tradeInView>>;

/** The step of a trade-in that a URL asks for, or the first one that is not complete. */
export async function tradeInView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const trade = await loadTradeIn(context);
  const found = TRADE_IN_STEPS.find(request, trade);
  const isFirst = found.number === 1;
  const tradedFor = found.query.get(TRADED_FOR) ?? trade.stored.interest;
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  const [interest, shown, head] = await Promise.all([
    tradedFor === null ? null : findCarForSale(tradedFor, context),
    TRADE_IN_STEPS.show(found, trade, context),
    headOf(
      {
        title: t('flows.value'),
        description: t('tradeIn.description'),
        address: TRADE_IN_PATH,
        isIndexed: isFirst,
        picture: contactUs,
      },
      context,
    ),
  ]);
  const layout: PageLayout = 'minimal';
  return {
    layout,
    head,
    facts: writeFacts({
      kind: 'formStepped',
      form: 'SELL_OR_TRADE',
      step: shown.number,
      name: shown.key,
      vin: interest?.listing.vin ?? null,
    }),
    heading: t('flows.value'),
    ...shown,
    action: isFirst ? at(tradeInPath(interest?.listing.vin ?? null)) : shown.action,
    /** The dealership's car that the visitor wants instead. Null if they came from none, or it was sold. */
    interest:
      interest === null
        ? null
        : { name: vehicleName(interest.listing), href: at(vehiclePath(interest.listing)) },
    words: {
      back: t('personalize.back'),
      failed: t('contact.failed'),
      interest: t('tradeIn.interest'),
      next: t('personalize.next'),
      wrong: t('form.wrongCount'),
    },
  };
}
