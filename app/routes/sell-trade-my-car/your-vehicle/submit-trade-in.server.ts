import { data, redirect } from '#app/framework.server.ts';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { tradeIn } from '@rooftop/leads/kinds/trade-in';
import type { LeadFile } from '@rooftop/leads/lead';
import type { ProblemKey } from '@rooftop/trade/questionnaire/evaluate';
import { MAX_PHOTOS } from '@rooftop/trade/storage/trade-in-storage';
import type { RequestContext } from '#app/context.server.ts';
import { contactInForm } from '#app/forms/contact-in-form.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { again, againLater, againStatus } from '#app/forms/steps/again.server.ts';
import { countStep } from '#app/forms/steps/count-step.server.ts';
import { submitLead } from '#app/forms/submit-lead.server.ts';
import { localPath } from '#app/http/page-request.ts';
import type { WordKey } from '#app/locales/wording.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { findCarForSale, findCarOfLead } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { dayAndTime } from '@rooftop/platform/appointments/sales-visits';
import { departmentAt } from '@rooftop/platform/appointments/departments';
import { leadVehicle } from '#app/vehicles/lead-vehicle.server.ts';
import { TRADED_FOR } from '#app/vehicles/trade-in-path.ts';
import {
  evaluated,
  type LoadedTradeIn,
  loadTradeIn,
  questionsOf,
  tradeInIdFor,
} from './load-trade-in.server.ts';
import { tradeOfferOf } from './make-offer.server.ts';
import { tradeOfferKey } from './offer-key.ts';
import { type CarField, carValues, readCar } from './read-car.server.ts';
import { stepInUrl, reachedStep } from '#app/forms/steps/reached-step.ts';
import { tradeInStepPath } from './trade-in-steps.ts';
import { tradeFacts } from './trade-facts.server.ts';
import { tradeReceipt } from './trade-receipt.server.ts';
import { vinView } from './vin-view.server.ts';
import { bookedVisit, visitPlace, visitReservation } from '@rooftop/platform/appointments/trade-in-visits';
import { tradeInCookie } from '#app/visitor/trade-in-cookie.ts';

const photo = (bytes: Buffer, at: number): LeadFile => ({
  name: `photo-${at + 1}.jpg`,
  type: 'image/jpeg',
  bytes,
});

const PROBLEMS = {
  required: 'form.error.required',
  choice: 'form.error.required',
  price: 'tradeIn.amount',
  tooLong: 'form.error.tooLong',
} as const satisfies Record<ProblemKey, WordKey>;

/**
 * Takes a step's form: stores it and leads to the next step, or, at the last one, submits the lead.
 * @throws Response (303) that leads to the next step
 */
export async function submitTradeIn(request: Request, context: RequestContext) {
  const trade = await loadTradeIn(context);
  const query = new URL(request.url).searchParams;
  const number = reachedStep(query, trade.complete);
  // Another tab has changed an answer, the questions have changed, or the trade-in has expired.
  if (number !== stepInUrl(query, trade.complete.length)) return goTo(number, context);
  const step = trade.steps[number - 1] ?? { kind: 'car' };
  if (step.kind === 'offer') return submitOffer(request, trade, context);

  // The steps before the lead have no token: what they store is small, private and soon deleted. Photos are counted
  // before they are read, and no other step reads as much.
  const limit = await countStep('SELL_OR_TRADE', trade.id, context);
  if (step.kind === 'photos')
    return limit === null
      ? submitPhotos(await readForm(request), number, trade, context)
      : againLater(limit, {}, context);
  if (Number(request.headers.get('Content-Length')) > BUDGETS.formBytes.each)
    return again({ form: context.t('refused.413Text') }, {}, context);
  const form = await readForm(request);
  if (step.kind === 'questions') {
    const entered = enteredAnswers(form, step.category, trade);
    return limit === null
      ? submitAnswers(entered, number, trade, context)
      : againLater(limit, entered, context);
  }
  return limit === null
    ? submitCar(form, query.get(TRADED_FOR), trade, context)
    : againLater(limit, carValues(form), context);
}

const goTo = (
  number: number,
  { locale, dealership }: RequestContext,
  headers: Readonly<Record<string, string>> = {},
): never => {
  throw redirect(localPath(tradeInStepPath(number), locale, dealership.languages), { status: 303, headers });
};

/** What a car needs besides its VIN. */
const NEEDED = ['year', 'make', 'model', 'mileage'] as const satisfies readonly CarField[];

async function submitCar(
  form: FormData,
  tradedFor: string | null,
  trade: LoadedTradeIn,
  context: RequestContext,
) {
  const checkedVin = cleanEntry(form.get('checkedVin'));
  const entered = carValues(form);
  const read = readCar(entered, trade.today, checkedVin);
  // Who looks up a VIN, by the button or by Enter in its field, has not filled in the rest yet.
  const isLookUp =
    form.has('lookUp') || (entered.vin !== '' && NEEDED.every((field) => entered[field] === ''));
  if (form.has('lookUp') && entered.vin === '')
    return again({ vin: context.t('form.error.vin') }, entered, context);
  if (read.kind === 'again') {
    const isAboutVin = isLookUp && (read.isAsked || read.problems.vin !== undefined);
    const problems = Object.entries(read.problems)
      .filter(([field]) => field === 'vin' || !isAboutVin)
      .map(([field, problem]) => [field, context.t(`form.error.${problem}`)]);
    const vin = vinView(read, checkedVin, context);
    return data({ problems: Object.fromEntries(problems), values: read.values, vin }, againStatus(context));
  }
  const id = await tradeInIdFor(read.car, trade, context);
  const interest = tradedFor === null ? null : await findCarForSale(tradedFor, context);
  await context.tradeIns.saveCar(id, read.car, interest?.listing.vin ?? null);
  return goTo(2, context, { 'Set-Cookie': tradeInCookie(id, context) });
}

/** What a form says of each question of a category. */
const enteredAnswers = (
  form: FormData,
  category: number,
  { questionnaire }: LoadedTradeIn,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (questionnaire.categories[category]?.questionIds ?? []).map((id) => [id, cleanEntry(form.get(id))]),
  );

async function submitAnswers(
  entered: Readonly<Record<string, string>>,
  number: number,
  trade: LoadedTradeIn,
  context: RequestContext,
) {
  const { id, stored } = trade;
  const answers = { ...stored.given, ...entered };
  const problems = evaluated(trade, answers).problems.filter(({ questionId }) =>
    Object.hasOwn(entered, questionId),
  );
  if (id === null) return goTo(1, context);
  if (problems.length > 0) {
    const texts = problems.map(({ questionId, problem }) => [questionId, context.t(PROBLEMS[problem])]);
    return again(Object.fromEntries(texts), entered, context);
  }
  await context.tradeIns.saveAnswers(id, answers);
  return goTo(number + 1, context);
}

async function submitPhotos(
  form: FormData,
  number: number,
  { id, stored }: LoadedTradeIn,
  context: RequestContext,
) {
  const { t, tradeIns } = context;
  if (id === null) return goTo(1, context);
  const removed = Number(form.get('remove'));
  if (removed > 0) {
    await tradeIns.removePhoto(id, removed);
    return goTo(number, context);
  }
  const sent = form.getAll('photos').filter((file) => file instanceof File && file.size > 0);
  const problems = new Set<string>();
  for (const file of sent.slice(0, MAX_PHOTOS + 1 - stored.photos.length)) {
    if (!(file instanceof File)) continue;
    const added = await tradeIns.addPhoto(id, Buffer.from(await file.arrayBuffer()));
    if (added !== 'added') problems.add(t(`tradeIn.${added}`, { max: MAX_PHOTOS }));
  }
  if (problems.size > 0) return again({ photos: [...problems].join(' ') }, {}, context);
  return goTo(sent.length > 0 ? number : number + 1, context);
}

async function submitOffer(request: Request, trade: LoadedTradeIn, context: RequestContext) {
  const { id, stored, evaluation } = trade;
  const { car } = stored;
  if (id === null || car === null) return goTo(1, context);
  const form = await readForm(request);
  // Another person sends a trade-in of their own: the first one's lead and appointment stay as they are.
  const isAnother = await context.visitor.isAnother(contactInForm(form));
  const own = isAnother ? crypto.randomUUID() : id;
  // It was sent since the page was shown: the answer was lost, or another tab sent it. The page says so.
  if (!isAnother && stored.lead !== null && form.get('sent') !== stored.lead.code)
    return goTo(trade.steps.length, context);
  const visit = await bookedVisit(own, context);
  const [offer, photos, place, interest, [written]] = await Promise.all([
    tradeOfferOf(trade, context),
    context.tradeIns.readPhotos(id),
    visitPlace(visit, context),
    stored.interest === null ? null : findCarOfLead(stored.interest, context),
    // Staff read the questions in English, whatever the visitor read.
    orFallback(context.content.tradeQuestionnaires('en'), []),
  ]);
  // An appointment that is booked changes by its links only.
  if (visit !== null) for (const name of ['day', 'time']) form.delete(name);
  const { company } = await departmentAt(place.kind, place.storeKey, context);
  // What the visitor agreed to is what they saw.
  const isOutdated = form.get('offer') !== tradeOfferKey(offer);
  const questionnaire = questionsOf(written, context);
  const vehicleOfInterest = await leadVehicle(interest, context);
  const described = {
    car,
    offer,
    evaluation,
    questionnaire,
    photos: photos.length,
    interest,
    vehicleOfInterest,
    visit: visit && dayAndTime(visit.start, visit.timeZone),
  };
  const { answer, init, lead } = await submitLead(
    {
      kind: tradeIn(tradeFacts(described)),
      files: photos.map(photo),
      ...(isOutdated && { formErrors: ['offerChanged'] }),
      // A lead with an appointment goes to the store where it is.
      ...((visit !== null || form.get('day')) && {
        facts: { placeName: company.name },
        storeKey: place.storeKey,
      }),
      reservation: visitReservation(own, place, context),
      record: context.tradeIns.recordLead(own, stored, offer, ...(isAnother ? [id] : [])),
      receipt: ({ selectedPayment = null }) =>
        tradeReceipt(
          {
            car,
            offer,
            settings: trade.settings,
            selectedPayment: offer.kind === 'priced' ? selectedPayment : null,
          },
          context,
        ),
    },
    request,
    form,
    context,
  );
  if (lead !== null) init.headers.append('Set-Cookie', tradeInCookie(own, context));
  return data(answer, init);
}
