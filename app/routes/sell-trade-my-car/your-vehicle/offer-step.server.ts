import type { Company } from '@rooftop/content/documents/dealership/company/company';
import { financeOf } from '@rooftop/trade/questionnaire/known-questions';
import type { RequestContext } from '#app/context.server.ts';
import { heldMessage } from '#app/forms/how-to-reach-us.server.ts';
import { leadFormView } from '#app/forms/lead-form-view.server.ts';
import type { StepPlace, StepRow } from '#app/forms/steps/step-row.ts';
import { localPath } from '#app/http/page-request.ts';
import { departmentAt } from '@rooftop/platform/appointments/departments';
import { wordsFor } from '#app/locales/wording.server.ts';
import { companyPhone, placeOfCompany, placeView } from '#app/stores/place-view.server.ts';
import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';
import { listSalesVisitDays } from '@rooftop/platform/appointments/sales-visits';
import type { LoadedTradeIn } from './load-trade-in.server.ts';
import { tradeOfferOf } from './make-offer.server.ts';
import { tradeOfferWords } from './trade-offer-words.server.ts';
import { tradeOfferKey } from './offer-key.ts';
import { submitOffer } from './submit-offer.server.ts';
import { bookedVisit, visitPlace } from '@rooftop/platform/appointments/trade-in-visits';
import { salesVisitStore, salesVisitView } from './visit-view.server.ts';

/** A store's name and address in one line. */
const placeLine = (company: Company, context: RequestContext): string =>
  [company.name, ...placeView(placeOfCompany(company), context).address].join(', ');

async function view(trade: LoadedTradeIn, context: RequestContext, { path }: StepPlace) {
  const { dealership, locale, t } = context;
  const visit = trade.id === null ? null : await bookedVisit(trade.id, context);
  const [offer, company, place] = await Promise.all([
    tradeOfferOf(trade, context),
    context.company(),
    visitPlace(visit, context),
  ]);
  // An appointment is moved by its links.
  const days = visit === null ? await listSalesVisitDays(place, context) : [];
  const { company: host } = await departmentAt(place.kind, place.storeKey, context);
  const { lead } = trade.stored;
  const form = await leadFormView(
    {
      form: 'SELL_OR_TRADE',
      action: path,
      texts: {
        submit: t(offer.kind === 'priced' ? 'tradeIn.take' : 'tradeIn.ask'),
        sent: t(offer.kind === 'priced' ? 'tradeIn.sent' : 'tradeIn.asked'),
        sentText: t(offer.kind === 'priced' ? 'tradeIn.sentText' : 'tradeIn.askedText'),
        failed: t('contact.failed'),
      },
    },
    context,
  );
  return {
    kind: 'offer' as const,
    heading: t(`tradeIn.${offer.kind}Text`),
    offer: tradeOfferWords(
      offer,
      { settings: trade.settings, finance: financeOf(trade.evaluation.answers) },
      context,
    ),
    /** Identifies the offer that is shown. */
    key: tradeOfferKey(offer),
    chosen: lead?.selectedPayment ?? 'cashNow',
    /** Code of what was sent already. Null if nothing was. */
    sent: lead?.code ?? null,
    /** What is said of it while it is held, in place of the visit and the certificate. Null if it is not. */
    held: lead?.isHeld === true ? (await heldMessage('SELL_OR_TRADE', context)).text : null,
    phone: companyPhone(company, 'sales', context),
    visit: lead?.isHeld === true ? null : visit && salesVisitView(visit, placeLine(host, context), context),
    visitStore: await salesVisitStore(visit, place, localPath(path, locale, dealership.languages), context),
    days: days.map(({ date, label, times }) => ({
      date,
      label,
      times: times.map(({ value, label: time }) => ({ value, label: time })),
    })),
    form,
    certificate: localPath(`${TRADE_IN_PATH}/certificate`, locale, dealership.languages),
    labels: {
      selectedPayment: t('tradeIn.payment'),
      day: t('tradeIn.day'),
      time: t('tradeIn.time'),
    },
    words: {
      terms: t('tradeIn.terms'),
      appointment: t('tradeIn.appointment'),
      appointmentText: t('tradeIn.appointmentText', { place: placeLine(host, context) }),
      certificate: t('tradeIn.printCertificate'),
      code: t('tradeIn.code'),
      sentBefore: t('tradeIn.sentBefore'),
      contact: t('tradeIn.contact'),
      none: t('tradeIn.noDay'),
      visit: t('tradeIn.visit'),
      ...wordsFor(t, ['appointment.addToCalendar', 'appointment.cancel', 'appointment.reschedule']),
    },
  };
}

/** The last step: the offer, and the form that takes it to the dealership. */
export const offerStep = {
  key: 'offer',
  isComplete: ({ stored }) => stored.lead !== null,
  view,
  submit: submitOffer,
} satisfies StepRow<LoadedTradeIn, never>;
