import { data, redirect } from '@remix-run/node';
import { tradeIn } from '@rooftop/leads/kinds/trade-in';
import type { LeadFile } from '@rooftop/leads/lead';
import type { ProblemKey } from '@rooftop/trade/questionnaire/evaluate';
import { MAX_PHOTOS } from '@rooftop/trade/storage/trade-ins';
import type { RequestContext } from '../../../context.server.ts';
import { readForm } from '../../../forms/read-form.server.ts';
import { submitLead } from '../../../forms/submit-lead.server.ts';
import { localPath } from '../../../http/page-request.ts';
import type { WordKey } from '../../../locales/wording.server.ts';
import { isSlotAvailable } from '../../../vehicles/test-drive/drive-days.server.ts';
import { evaluated, type LoadedTradeIn, loadTradeIn } from './load-trade-in.server.ts';
import { offerOf } from './offer-view.server.ts';
import { carValues, readCar } from './read-car.server.ts';
import { reachedStep, stepPath } from './steps.ts';
import { tradeFacts } from './trade-facts.server.ts';
import { tradeInCookie } from './trade-in-cookie.server.ts';

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

/** What was wrong with a step, by field, with what was entered. Scripts get 200, or browsers would log a failure. */
const again = (
  problems: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
  { isDocument }: Pick<RequestContext, 'isDocument'>,
) => data({ problems, values }, isDocument ? 422 : 200);

/**
 * Takes a step's form: stores it and leads to the next step, or, at the last one, submits the lead.
 * @throws Response (303) that leads to the next step
 */
export async function submitTradeIn(request: Request, context: RequestContext) {
  const trade = await loadTradeIn(context);
  const number = reachedStep(new URL(request.url).searchParams, trade.complete);
  const step = trade.steps[number - 1] ?? { kind: 'car' };
  if (step.kind === 'offer') return submitOffer(request, trade, context);

  // The steps before the lead have no token: what they store is small, private and soon deleted. Photos are counted
  // before they are read.
  const { isOver } = await context.limits.count('trade-step', context.client.ipAddress ?? 'unknown');
  if (isOver) return again({ form: context.t('form.error.tooMany') }, {}, context);
  const form = await readForm(request);
  if (step.kind === 'questions') return submitAnswers(form, step.category, number, trade, context);
  return step.kind === 'photos'
    ? submitPhotos(form, number, trade, context)
    : submitCar(form, number, trade, context);
}

const goTo = (
  number: number,
  { locale, dealership }: RequestContext,
  headers: Readonly<Record<string, string>> = {},
): never => {
  throw redirect(localPath(stepPath(number), locale, dealership.languages), { status: 303, headers });
};

async function submitCar(form: FormData, number: number, trade: LoadedTradeIn, context: RequestContext) {
  const values = carValues(form);
  const read = readCar(values, trade.today);
  if (read.kind === 'wrong') {
    const problems = Object.entries(read.problems).map(([field, problem]) => [
      field,
      context.t(`form.error.${problem}`),
    ]);
    return again(Object.fromEntries(problems), values, context);
  }
  const id = trade.id ?? crypto.randomUUID();
  await context.tradeIns.saveCar(id, read.car);
  return goTo(number + 1, context, { 'Set-Cookie': tradeInCookie(id, context) });
}

async function submitAnswers(
  form: FormData,
  category: number,
  number: number,
  trade: LoadedTradeIn,
  context: RequestContext,
) {
  const { id, questionnaire, stored } = trade;
  const ids = questionnaire.categories[category]?.questionIds ?? [];
  const entered = Object.fromEntries(
    ids.map((question) => {
      const value = form.get(question);
      return [question, typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : ''];
    }),
  );
  const given = { ...stored.given, ...entered };
  const problems = evaluated(trade, given).problems.filter(({ questionId }) => ids.includes(questionId));
  if (id === null) return goTo(1, context);
  if (problems.length > 0) {
    const texts = problems.map(({ questionId, problem }) => [questionId, context.t(PROBLEMS[problem])]);
    return again(Object.fromEntries(texts), entered, context);
  }
  await context.tradeIns.saveAnswers(id, given);
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
  for (const file of sent.slice(0, MAX_PHOTOS + 1 - stored.photos.length)) {
    if (!(file instanceof File)) continue;
    const added = await tradeIns.addPhoto(id, Buffer.from(await file.arrayBuffer()));
    if (added !== 'added') return again({ photos: t(`tradeIn.${added}`, { max: MAX_PHOTOS }) }, {}, context);
  }
  return goTo(sent.length > 0 ? number : number + 1, context);
}

async function submitOffer(request: Request, trade: LoadedTradeIn, context: RequestContext) {
  const { id, stored, settings } = trade;
  if (id === null || stored.car === null) return goTo(1, context);
  const [form, offer, photos, company] = await Promise.all([
    readForm(request),
    offerOf(trade, context),
    context.tradeIns.readPhotos(id),
    context.company(),
  ]);
  const [day, time] = [form.get('day'), form.get('time')];
  const isRefused =
    typeof day === 'string' &&
    typeof time === 'string' &&
    day !== '' &&
    time !== '' &&
    !isSlotAvailable({ day, time }, company, settings, context.now);
  const { answer, init, lead } = await submitLead(
    {
      kind: tradeIn(tradeFacts(stored.car, offer, trade)),
      files: photos.map(photo),
      ...(isRefused && { fieldErrors: { time: ['time'] } }),
    },
    request,
    form,
    context,
  );
  if (lead !== null) await context.tradeIns.linkLead(id, lead);
  return data(answer, init);
}
