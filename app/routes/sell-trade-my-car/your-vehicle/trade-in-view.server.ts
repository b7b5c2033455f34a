import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { isRequired } from '@rooftop/trade/questionnaire/known-questions';
import { OPTIONS } from '@rooftop/trade/vehicle/options';
import { MAX_PHOTOS } from '@rooftop/trade/storage/trade-in-storage';
import { vehiclePath } from '@rooftop/inventory/url/vehicle-path';
import type { RequestContext } from '#app/context.server.ts';
import { writeFacts } from '#app/visitor/tracking/page-facts.ts';
import { localPath } from '#app/http/page-request.ts';
import { usesValuationService } from '@rooftop/content/documents/dealership/settings/settings';
import { readVin } from '@rooftop/vin/read-vin';
import { contactUs } from '#app/site/contact/contact-us.server.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import type { PageLayout } from '#app/site/layout/page-layout.ts';
import { type LoadedTradeIn, loadTradeIn } from './load-trade-in.server.ts';
import { tradeOfferStep } from './offer-view.server.ts';
import { CAR_FIELDS, valuesOf } from './read-car.server.ts';
import { TRADED_FOR, TRADE_IN_PATH, tradeInPath } from '#app/vehicles/trade-in-path.ts';
import { findCarForSale } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { vehicleName } from '#app/vehicles/vehicle-name.ts';
import { reachedStep } from '#app/forms/steps/reached-step.ts';
import { type TradeInStep, tradeInStepPath } from './trade-in-steps.ts';
import { vinView } from './vin-view.server.ts';

function carStep({ stored: { car }, today }: LoadedTradeIn, context: RequestContext) {
  const { locale, t } = context;
  const stored = car?.vin ?? '';
  const vin = stored === '' ? null : readVin(stored, today);
  return {
    kind: 'car' as const,
    /** Of the names of states, which the form has: as data they would be sent twice with every page. */
    locale,
    heading: t('tradeIn.car'),
    text: t('tradeIn.carText'),
    values: valuesOf(car),
    labels: Object.fromEntries(CAR_FIELDS.map((field) => [field, t(`tradeIn.${field}`)])),
    vin: vinView({ known: vin?.kind === 'vin' ? vin : null, isAsked: false }, stored, context),
    hints: { vin: t('tradeIn.vinHint') },
    options: {
      bodyStyle: BODY_STYLES.map((value) => ({ value, label: t(`bodyStyles.${value}`) })),
      equipment: OPTIONS.map((value) => ({ value, label: t(`tradeIn.option.${value}`) })),
    },
    words: {
      options: t('tradeIn.options'),
      plate: t('tradeIn.plateGroup'),
      number: t('tradeIn.plateNumber'),
      choose: t('apply.choose'),
      lookUp: t('tradeIn.lookUpVin'),
      optional: t('form.optional'),
      unknownTrim: t('tradeIn.unknownTrim'),
    },
  };
}

/** A category's questions. Those that depend on another one of it are sent too; the page shows them when they apply. */
function questionsStep(category: number, trade: LoadedTradeIn, { t }: RequestContext) {
  const { questionnaire, evaluation, stored } = trade;
  const { title = '', description = null, questionIds = [] } = questionnaire.categories[category] ?? {};
  const questions = questionIds.flatMap((id) => questionnaire.questions.get(id) ?? []);
  const isHere = (id: string): boolean => questionIds.includes(id);
  return {
    kind: 'questions' as const,
    heading: title,
    text: description,
    questions: questions
      .filter(
        (question) =>
          evaluation.shown.includes(question) ||
          (question.condition !== null && isHere(question.condition.questionId)),
      )
      .map((question) => ({
        id: question.questionId,
        text: question.text,
        description: question.description,
        inputType: question.inputType,
        isRequired: isRequired(question, usesValuationService(trade.settings)),
        answers: 'answers' in question ? question.answers : [],
        value: stored.given[question.questionId] ?? '',
        onlyIf:
          question.condition !== null && isHere(question.condition.questionId) ? question.condition : null,
      })),
    words: { choose: t('apply.choose'), optional: t('form.optional') },
  };
}

const photosStep = ({ stored: { photos } }: LoadedTradeIn, { t }: RequestContext) => ({
  kind: 'photos' as const,
  heading: t('tradeIn.photos'),
  text: t('tradeIn.photosText', { max: MAX_PHOTOS }),
  photos: photos.map(({ position, thumbnail }, at) => ({
    position,
    thumbnail,
    alt: t('tradeIn.photo', { number: at + 1 }),
    remove: t('tradeIn.removePhoto', { number: at + 1 }),
  })),
  isFull: photos.length >= MAX_PHOTOS,
  words: {
    add: t('tradeIn.addPhotos'),
    failed: t('tradeIn.photoFailed'),
    hint: t('tradeIn.photosHint'),
    send: t('tradeIn.upload'),
    sending: t('tradeIn.sendingPhotos'),
  },
});

async function stepView(step: TradeInStep, trade: LoadedTradeIn, context: RequestContext) {
  if (step.kind === 'questions') return questionsStep(step.category, trade, context);
  if (step.kind === 'photos') return photosStep(trade, context);
  return step.kind === 'offer' ? tradeOfferStep(trade, context) : carStep(trade, context);
}

export type TradeInView = Awaited<ReturnType<typeof tradeInView>>;
/** One kind of step, as the page shows it. */
export type TradeInStepView<Kind extends TradeInStep['kind']> = Extract<
  TradeInView['step'],
  { readonly kind: Kind }
>;

/** The step of a trade-in that a URL asks for, or the first one that is not complete. */
export async function tradeInView(request: Request, context: RequestContext) {
  const { dealership, locale, t } = context;
  const trade = await loadTradeIn(context);
  const query = new URL(request.url).searchParams;
  const number = reachedStep(query, trade.complete);
  const tradedFor = query.get(TRADED_FOR) ?? trade.stored.interest;
  const at = (path: string): string => localPath(path, locale, dealership.languages);
  const [interest, step, head] = await Promise.all([
    tradedFor === null ? null : findCarForSale(tradedFor, context),
    stepView(trade.steps[number - 1] ?? { kind: 'car' }, trade, context),
    headOf(
      {
        title: t('flows.value'),
        description: t('tradeIn.description'),
        address: TRADE_IN_PATH,
        isIndexed: number === 1,
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
      step: number,
      name: step.kind,
      vin: interest?.listing.vin ?? null,
    }),
    heading: t('flows.value'),
    number,
    count: trade.steps.length,
    progress: t('personalize.progress', { step: number, of: trade.steps.length }),
    action: at(number === 1 ? tradeInPath(interest?.listing.vin ?? null) : tradeInStepPath(number)),
    /** The dealership's car that the visitor wants instead. Null if they came from none, or it was sold. */
    interest:
      interest === null
        ? null
        : { name: vehicleName(interest.listing), href: at(vehiclePath(interest.listing)) },
    back: number === 1 ? null : at(tradeInStepPath(number - 1)),
    next: at(tradeInStepPath(number + 1)),
    step,
    words: {
      back: t('personalize.back'),
      failed: t('contact.failed'),
      interest: t('tradeIn.interest'),
      next: t('personalize.next'),
      wrong: t('form.wrongCount'),
    },
  };
}
