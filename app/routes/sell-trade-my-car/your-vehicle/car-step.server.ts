import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { OPTIONS } from '@rooftop/trade/vehicle/options';
import { readVin } from '@rooftop/vin/read-vin';
import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '#app/forms/clean-entry.ts';
import type { StepPlace, StepReading, StepRow } from '#app/forms/steps/step-row.ts';
import { findCarForSale } from '#app/vehicles/inventory/find-car-for-sale.server.ts';
import { TRADED_FOR } from '#app/vehicles/trade-in-path.ts';
import type { LoadedTradeIn, TradeInChange } from './load-trade-in.server.ts';
import { CAR_FIELDS, type CarField, carValues, readCar, valuesOf } from './read-car.server.ts';
import { type CarAnswered, vinView } from './vin-view.server.ts';

/** What a car needs besides its VIN. */
const NEEDED = ['year', 'make', 'model', 'mileage'] as const satisfies readonly CarField[];

function view({ stored: { car }, today }: LoadedTradeIn, context: RequestContext) {
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

async function read(
  form: FormData,
  { today }: LoadedTradeIn,
  context: RequestContext,
  { query }: StepPlace,
): Promise<StepReading<TradeInChange, CarAnswered>> {
  const { t } = context;
  const checkedVin = cleanEntry(form.get('checkedVin'));
  const entered = carValues(form);
  const car = readCar(entered, today, checkedVin);
  // Who looks up a VIN, by the button or by Enter in its field, has not filled in the rest yet.
  const isLookUp =
    form.has('lookUp') || (entered.vin !== '' && NEEDED.every((field) => entered[field] === ''));
  if (form.has('lookUp') && entered.vin === '')
    return { kind: 'wrong', answer: { problems: { vin: t('form.error.vin') }, values: entered } };
  if (car.kind === 'again') {
    const isAboutVin = isLookUp && (car.isAsked || car.problems.vin !== undefined);
    const problems = Object.entries(car.problems)
      .filter(([field]) => field === 'vin' || !isAboutVin)
      .map(([field, problem]) => [field, t(`form.error.${problem}`)]);
    const vin = vinView(car, checkedVin, context);
    return { kind: 'wrong', answer: { problems: Object.fromEntries(problems), values: car.values, vin } };
  }
  const tradedFor = query.get(TRADED_FOR);
  const interest = tradedFor === null ? null : await findCarForSale(tradedFor, context);
  return { kind: 'complete', change: { car: car.car, interest: interest?.listing.vin ?? null } };
}

/** The visitor's car. */
export const carStep = {
  key: 'car',
  isComplete: ({ stored }) => stored.car !== null,
  view,
  entered: carValues,
  read,
} satisfies StepRow<LoadedTradeIn, TradeInChange, unknown, CarAnswered>;
