import { expect, it, test } from 'vitest';
import { answersTo, questionnaire } from '../../../tests/support/trade-in.ts';
import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { OPTIONS } from '../vehicle/options.ts';
import { makeOffer } from '../offer/make-offer.ts';
import { IN_PERSON_REASONS } from '../valuation/valuation.ts';
import { type TradeIn, tradeInPayload } from './trade-in-payload.ts';
import { tradeInLines, type TradeInWording } from './trade-in-lines.ts';

/** In cents (spec 1). */
const BONUS = { bonus: 30_000, minimum: 100_000 };

const valued = {
  kind: 'valued',
  rough: 900_000,
  wholeAverage: 1_000_000,
  adjustedRough: 950_000,
  adjustedWholeAverage: 1_050_000,
  isEstimate: true,
} as const;
const tradeIn: TradeIn = {
  vehicle: {
    vin: '1HGCM82633A004352',
    year: 2018,
    make: 'Honda',
    model: 'Civic',
    trim: 'EX',
    bodyStyle: 'sedans',
    mileage: 60_000,
  },
  licencePlate: 'ABC1234',
  state: 'NY',
  exteriorColor: 'Red',
  options: ['sunroof', 'towPackage'],
  photos: 2,
  interest: '2023 Honda CR-V, stock number 7',
  appointment: { date: '2026-11-25', time: '09:30' },
  offer: makeOffer(valued, '2026-11-23', BONUS),
  selectedPayment: 'moreCashLater',
  answers: answersTo({ 100: 'good', 290: 'loan', 291: '$2,500.50', 500: 'New tires' }),
};
const unsaid: TradeIn = {
  ...tradeIn,
  vehicle: { ...tradeIn.vehicle, vin: null, trim: null, bodyStyle: null },
  licencePlate: null,
  state: null,
  exteriorColor: null,
  options: [],
  photos: 0,
  interest: null,
  appointment: null,
  offer: { kind: 'unavailable' },
  answers: [],
};

it('has the fields of spec 3', () => {
  expect(tradeInPayload(tradeIn)).toEqual({
    date: '2026-11-25',
    time: '09:30',
    mileage: 60_000,
    licencePlate: 'ABC1234',
    state: 'NY',
    vin: '1HGCM82633A004352',
    exteriorColor: 'Red',
    visibleOffers: ['cashNow', 'moreCashLater'],
    inPersonReason: null,
    selectedPayment: 'moreCashLater',
    cashNow: { finalPrice: 900_000 },
    moreCashLater: { initPrice: 900_000, additionalPayments: 30_000, finalPrice: 930_000 },
    options: ['sunroof', 'towPackage'],
    questions: [
      { questionId: '100', answer: 'good' },
      { questionId: '290', answer: 'loan' },
      { questionId: '291', answer: 250_050 },
      { questionId: '500', answer: 'New tires' },
    ],
  });
});

test.each([
  [{ kind: 'bringIn' }, ['bringIn'], null],
  [{ kind: 'inPerson', reason: 'modelUnknown' }, ['inPerson'], 'modelUnknown'],
  [{ kind: 'unavailable' }, [], null],
] as const)('has no prices and no selected payment for %j', (offer, visibleOffers, inPersonReason) => {
  expect(tradeInPayload({ ...unsaid, offer })).toEqual({
    date: null,
    time: null,
    mileage: 60_000,
    licencePlate: null,
    state: null,
    vin: null,
    exteriorColor: null,
    visibleOffers,
    inPersonReason,
    selectedPayment: null,
    cashNow: { finalPrice: null },
    moreCashLater: { initPrice: null, additionalPayments: null, finalPrice: null },
    options: [],
    questions: [],
  });
});

/** Names in capitals. */
const named = <Value extends string>(values: readonly Value[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exactly the given values
  Object.fromEntries(values.map((value) => [value, value.toUpperCase()])) as Record<Value, string>;

const wording: TradeInWording = {
  labels: {
    appointment: 'Cita',
    vehicle: 'Vehículo',
    vin: 'VIN',
    licencePlate: 'Placa',
    bodyStyle: 'Tipo',
    mileage: 'Millaje',
    exteriorColor: 'Color',
    options: 'Equipo',
    photos: 'Fotos',
    interest: 'A cambio de',
    visibleOffers: 'Ofertas',
    selectedPayment: 'Elegida',
    cashNow: 'Efectivo ahora',
    moreCashLater: 'Más después',
    bringIn: 'Traiga el vehículo',
    inPerson: 'En persona',
    inPersonReason: 'Por qué',
    unavailable: 'Sin valor',
    estimate: 'estimado',
    lastDay: 'Válida hasta',
    toOwner: 'Le queda',
    stillOwed: 'Debe todavía',
  },
  bodyStyles: named(BODY_STYLES),
  options: named(OPTIONS),
  inPersonReasons: named(IN_PERSON_REASONS),
  formatMoney: (cents) => `$${cents / 100}`,
  formatMiles: (miles) => `${miles} mi`,
  formatDate: (date) => date,
  formatTime: (time) => time,
};
const print = (state: TradeIn) =>
  tradeInLines(state, questionnaire, wording).map(({ name, value }) => `${name}: ${value}`);

it('says everything in the words of the caller', () => {
  expect(print(tradeIn)).toEqual([
    'Cita: 2026-11-25, 09:30',
    'Vehículo: 2018 Honda Civic EX',
    'VIN: 1HGCM82633A004352',
    'Placa: ABC1234, NY',
    'Tipo: SEDANS',
    'Millaje: 60000 mi',
    'Color: Red',
    'Equipo: SUNROOF, TOWPACKAGE',
    'Fotos: 2',
    'A cambio de: 2023 Honda CR-V, stock number 7',
    'Ofertas: Efectivo ahora, Más después',
    'Efectivo ahora (estimado): $9000',
    'Más después (estimado): $9000 + $300 = $9300',
    'Elegida: Más después',
    'Válida hasta: 2026-11-30',
    'Le queda: $6799.5',
    'Question 100: GOOD',
    'Question 290: LOAN',
    'Question 291: $2500.5',
    'Question 500: New tires',
  ]);
});

it('subtracts the balance from cash now unless more cash later is selected', () => {
  const answers = answersTo({ 290: 'finance', 291: '9100' });
  expect(print({ ...tradeIn, selectedPayment: null, answers })).toContain('Debe todavía: $100');
  expect(print({ ...tradeIn, selectedPayment: 'cashNow', answers })).toContain('Debe todavía: $100');
  expect(print({ ...tradeIn, answers })).toContain('Le queda: $200');
});

it('does not call the values of a service an estimate', () => {
  const offer = makeOffer({ ...valued, isEstimate: false }, '2026-11-23', BONUS);
  expect(print({ ...tradeIn, offer })).toContain('Efectivo ahora: $9000');
});

test.each([
  [{ kind: 'bringIn' }, ['Ofertas: Traiga el vehículo']],
  [{ kind: 'inPerson', reason: 'modelUnknown' }, ['Ofertas: En persona', 'Por qué: MODELUNKNOWN']],
  [{ kind: 'unavailable' }, ['Ofertas: Sin valor']],
] as const)('has no line for what was not said (%j)', (offer, offers) => {
  expect(print({ ...unsaid, offer })).toEqual(['Vehículo: 2018 Honda Civic', 'Millaje: 60000 mi', ...offers]);
});
