import { CREDIT_LABELS, creditLabel } from '@rooftop/finance/credit';
import { DEFAULT_TERMS, type FinanceTerms } from '@rooftop/finance/terms';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { RequestContext } from '#app/context.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { localPath, parsePageUrl } from '#app/http/page-request.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { DIALOG_WORDS } from '#app/ui/dialog/dialog.tsx';
import { termFieldsOf } from '../calculator/term-fields.ts';
import { paymentBasis } from '@rooftop/platform/inventory/audiences';
import { findCarForSale } from '../inventory/find-car-for-sale.server.ts';
import { financingPath } from '../financing-path.ts';
import { outTheDoorPath } from '../out-the-door/out-the-door-path.ts';
import { tradeInPath } from '../trade-in-path.ts';
import { isPreApprovalInstant } from '../lender-form.ts';
import { vehicleName } from '../vehicle-name.ts';
import {
  CONTACT_STEP,
  PERSONALIZE_PATH,
  personalizePath,
  previousStep,
  type PersonalizeProgress,
  readProgress,
  STEP_COUNT,
} from './personalize-steps.ts';

const PERSONALIZE_WORDS = [
  ...DIALOG_WORDS,
  'calculator.cashDown',
  'calculator.rounded',
  'calculator.tradeEquity',
  'personalize.back',
  'personalize.heading',
  'personalize.next',
] as const;

const CENTS = 100;

/** The terms that the steps change: those that payments are computed from, so that no payment changes unasked. */
export const startingTerms = (context: Pick<RequestContext, 'terms' | 'dealership'>): FinanceTerms =>
  paymentBasis(context)?.terms ?? DEFAULT_TERMS.vehicle.finance;

/** Whether a dealership has anything to personalize: payments, or prices that are locked until then. */
const canPersonalize = (
  financing: RequestContext['dealership']['financing'],
  lockedPrices: readonly string[],
): boolean => financing !== null || lockedPrices.length > 0;

/** The page of this website whose link led to the first step. Later steps have it in their URL. */
function cameFrom(
  request: Request,
  { origin, dealership }: Pick<RequestContext, 'origin' | 'dealership'>,
): Pick<PersonalizeProgress, 'from'> {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  if (referrer?.origin !== origin) return {};
  const isStep = parsePageUrl(referrer.pathname, dealership.languages).path === PERSONALIZE_PATH;
  return isStep ? {} : { from: referrer.pathname + referrer.search };
}

export type PersonalizeView = Awaited<ReturnType<typeof personalizeView>>;

/** @throws Response (404) if the dealership has nothing to personalize */
export async function personalizeView(request: Request, context: RequestContext) {
  const { content, dealership, locale, t } = context;
  const settings = await orFallback(content.settings(), null);
  if (!canPersonalize(dealership.financing, settings?.inventory.lockedPrices ?? []))
    throw notFound('unknown');
  const progress = { ...cameFrom(request, context), ...readProgress(new URL(request.url).searchParams) };
  const { step, trades } = progress;
  const car = progress.vin === null ? null : await findCarForSale(progress.vin, context);
  const terms = startingTerms(context);
  const fields = termFieldsOf(terms);
  const back = previousStep(progress);
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  const chosen = creditLabel(terms.creditScore);
  const hidden: Readonly<Record<string, string>> = {
    downPayment: fields.downAmount,
    tradingIn: trades === true ? 'yes' : 'no',
    ...(trades === true && { tradeEquity: String(terms.tradeEquity / CENTS) }),
    creditScore: chosen.toLowerCase(),
  };
  return {
    progress,
    progressText: t('personalize.progress', { step, of: STEP_COUNT }),
    question: t(`personalize.question${step}`),
    text: t(`personalize.text${step}`),
    vehicle: car === null ? null : { name: vehicleName(car.listing), href: at(vehiclePath(car.listing)) },
    /** URL of this step, which its form is sent to. */
    action: at(personalizePath(progress)),
    /** URL of the step before, or null at the first. */
    back: back === null ? null : at(personalizePath(back)),
    terms,
    fields,
    /** The value of the radio button that is chosen already. */
    chosen: step === 2 ? (trades === null ? undefined : trades ? 'yes' : 'no') : chosen,
    options:
      step === 2
        ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`personalize.trade.${value}`) }))
        : CREDIT_LABELS.map((label) => ({
            value: label,
            label: t(`calculator.score.${label}`),
          })),
    hidden,
    form:
      step < CONTACT_STEP
        ? null
        : await leadFormView(
            {
              form: 'UNLOCK_PRICE',
              verifiesPhone: true,
              action: personalizePath(progress),
              texts: {
                submit: t('personalize.submit'),
                sent: t('personalize.sent'),
                sentText: t('personalize.sentText'),
                failed: t('unlock.failed'),
              },
            },
            context,
          ),
    /** Where to go on from the confirmation, which is the last step. */
    ends: {
      progress: t('personalize.progress', { step: STEP_COUNT, of: STEP_COUNT }),
      links: [
        {
          label: t('personalize.browse'),
          href: progress.from ?? at(car === null ? '/cars-for-sale' : vehiclePath(car.listing)),
        },
        {
          label: t(
            isPreApprovalInstant(settings) ? 'personalize.preApprovalInstant' : 'personalize.preApproval',
          ),
          href: at(financingPath(progress.vin)),
        },
        { label: t('personalize.trade'), href: at(tradeInPath(progress.vin)) },
        ...(car === null ? [] : [{ label: t('outTheDoor.link'), href: at(outTheDoorPath(car.listing.vin)) }]),
      ],
    },
    words: wordsFor(t, PERSONALIZE_WORDS),
  };
}
