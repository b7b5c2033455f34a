import type { Model } from './catalog.ts';

/** Equipment from basic to premium, with the first model year and the lowest trim that has it (0 is the lowest). */
const EQUIPMENT = [
  { name: 'Backup camera', since: 2015, trim: 0 },
  { name: 'Bluetooth', since: 2012, trim: 0 },
  { name: 'Apple CarPlay', since: 2018, trim: 0 },
  { name: 'Android Auto', since: 2018, trim: 0 },
  { name: 'Keyless entry', since: 2012, trim: 0 },
  { name: 'Lane-keep assist', since: 2020, trim: 0 },
  { name: 'Automatic emergency braking', since: 2019, trim: 0 },
  { name: 'Alloy wheels', since: 2012, trim: 1 },
  { name: 'Remote start', since: 2014, trim: 1 },
  { name: 'Heated seats', since: 2012, trim: 1 },
  { name: 'Blind-spot monitor', since: 2016, trim: 1 },
  { name: 'Adaptive cruise control', since: 2018, trim: 1 },
  { name: 'Push-button start', since: 2015, trim: 1 },
  { name: 'Dual-zone climate control', since: 2012, trim: 1 },
  { name: 'Power driver seat', since: 2012, trim: 1 },
  { name: 'Leather seats', since: 2012, trim: 2 },
  { name: 'Sunroof', since: 2012, trim: 2 },
  { name: 'Heated steering wheel', since: 2016, trim: 2 },
  { name: 'Navigation', since: 2013, trim: 2 },
  { name: 'Wireless charging', since: 2020, trim: 2 },
  { name: 'Premium audio', since: 2013, trim: 2 },
  { name: 'Memory seats', since: 2014, trim: 2 },
  { name: 'Parking sensors', since: 2015, trim: 2 },
  { name: 'Ventilated seats', since: 2017, trim: 3 },
  { name: '360° camera', since: 2018, trim: 3 },
  { name: 'Head-up display', since: 2019, trim: 3 },
] as const;

interface Fitted {
  readonly name: string;
  readonly fits: (model: Model, drivetrain: string, trim: number) => boolean;
}

/** Equipment for certain kinds of cars. */
const OF_KIND: readonly Fitted[] = [
  { name: 'All-wheel drive', fits: (_, drivetrain) => drivetrain === 'AWD' },
  { name: 'Four-wheel drive', fits: (_, drivetrain) => drivetrain === '4WD' },
  { name: 'Third-row seat', fits: ({ seats, body }) => seats >= 7 && body !== 'truck' },
  { name: 'Roof rails', fits: ({ body }, _, trim) => (body === 'suv' || body === 'wagon') && trim > 0 },
  {
    name: 'Power liftgate',
    fits: ({ body }, _, trim) => ['suv', 'minivan', 'wagon'].includes(body) && trim > 1,
  },
  { name: 'Bed liner', fits: ({ body }, _, trim) => body === 'truck' && trim > 0 },
];

/** Extras that a dealer or first owner added to some cars. */
const EXTRAS: readonly { name: string; share: number; fits: (model: Model) => boolean }[] = [
  { name: 'Tow package', share: 0.6, fits: ({ body }) => body === 'truck' },
  { name: 'Tow package', share: 0.25, fits: ({ body }) => body === 'suv' },
  { name: 'Running boards', share: 0.4, fits: ({ body }) => body === 'truck' },
  { name: 'All-weather floor mats', share: 0.4, fits: () => true },
  { name: 'Tonneau cover', share: 0.25, fits: ({ body }) => body === 'truck' },
];

/** @param winter whether cars of this dealership come with winter equipment */
export function equip(
  model: Model,
  { year, trim, drivetrain, fuel }: { year: number; trim: number; drivetrain: string; fuel: string },
  random: () => number,
  winter: boolean,
): readonly string[] {
  const fitted = OF_KIND.filter(({ fits }) => fits(model, drivetrain, trim)).map(({ name }) => name);
  const hybrid = fuel.includes('ybrid') ? ['Hybrid'] : [];
  const standard = EQUIPMENT.filter((item) => year >= item.since && trim >= item.trim && random() < 0.94);
  const extras = EXTRAS.filter(({ share, fits }) => fits(model) && random() < share);
  const heater = winter && fuel !== 'Electric' && random() < 0.35 ? ['Block heater'] : [];
  return [
    ...fitted,
    ...hybrid,
    ...standard.map(({ name }) => name),
    ...extras.map(({ name }) => name),
    ...heater,
  ];
}
