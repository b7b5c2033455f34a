import { redirect } from '#app/framework.server.ts';
import { creditLabel } from '@rooftop/finance/credit';
import type { Hit } from '@rooftop/inventory/index/result-page';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import { BUYING_TIMES, IDENTIFIERS } from '@rooftop/leads/kinds/apply-financing';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { localPath } from '#app/http/page-request.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { FINANCED_CAR } from '#app/vehicles/financing-path.ts';
import { findCarForSale } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { lenderForm } from '#app/vehicles/lender-form.ts';
import { vehicleName } from '#app/vehicles/vehicle-name.ts';

const PAGE = '/auto-financing/apply-for-financing';
const PATH = `${PAGE}/form`;

/**
 * The car that the visitor came from, named in the page's query. Null if there is none, or this visitor may not see it.
 * @param find whether it may have been sold
 */
export async function carToFinance(
  find: typeof findCarForSale,
  request: Request,
  context: RequestContext,
): Promise<Hit | null> {
  const vin = new URL(request.url).searchParams.get(FINANCED_CAR);
  return vin === null ? null : find(vin, context);
}

/** Labels and values of the terms that the visitor has set. Empty if they have set none. */
function termsOf({ locale, t, terms }: Pick<RequestContext, 'locale' | 't' | 'terms'>) {
  if (terms === null) return [];
  const { down, tradeEquity, creditScore, months } = terms;
  return [
    {
      label: t('calculator.cashDown'),
      value: down.kind === 'percent' ? `${down.percent}%` : formatMoney(down.cents, locale),
    },
    { label: t('calculator.tradeEquity'), value: formatMoney(tradeEquity, locale) },
    { label: t('calculator.creditScore'), value: t(`calculator.score.${creditLabel(creditScore)}`) },
    { label: t('calculator.term'), value: t('apply.months', { months }) },
  ];
}

/**
 * A dealership with its lender's form has no other: two forms for pre-approval would promise two things.
 * @throws Response (302) that leads to the page with the lender's form
 */
export async function leaveToLender(
  request: Request,
  { content, dealership, locale }: Pick<RequestContext, 'content' | 'dealership' | 'locale'>,
): Promise<void> {
  const settings = await orFallback(content.settings(), null);
  if (lenderForm(settings) === null) return;
  throw redirect(localPath(PAGE + new URL(request.url).search, locale, dealership.languages));
}

export type ApplyFormView = Awaited<ReturnType<typeof applyFormView>>;

/** Our own form for pre-approval: contact data, who applies, and when they would buy (spec 3, financing). */
export async function applyFormView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  const car = await carToFinance(findCarForSale, request, context);
  const [form, head] = await Promise.all([
    leadFormView(
      {
        form: 'APPLY_FINANCING',
        action: PATH + new URL(request.url).search,
        texts: {
          submit: t('apply.submit'),
          sent: t('apply.sent'),
          sentText: t('apply.sentText'),
          failed: t('contact.failed'),
        },
      },
      context,
    ),
    headOf(
      {
        title: t('flows.preApproval'),
        description: t('apply.intro'),
        address: PATH,
        isIndexed: false,
        picture: contactUs,
      },
      context,
    ),
  ]);
  const layout: PageLayout = 'frame';
  return {
    layout,
    head,
    heading: t('apply.form'),
    car: car === null ? null : { name: vehicleName(car.listing), href: at(vehiclePath(car.listing)) },
    terms: termsOf(context),
    fields: {
      identifier: {
        label: t('apply.identifier'),
        options: IDENTIFIERS.map((value) => ({ value, label: t(`apply.identifier.${value}`) })),
      },
      buyingTime: {
        label: t('apply.buyingTime'),
        options: BUYING_TIMES.map((value) => ({ value, label: t(`apply.buyingTime.${value}`) })),
      },
    },
    next: {
      label: t('personalize.browse'),
      href: at(car === null ? '/cars-for-sale' : vehiclePath(car.listing)),
    },
    words: { car: t('apply.car'), choose: t('apply.choose') },
    form,
  };
}
