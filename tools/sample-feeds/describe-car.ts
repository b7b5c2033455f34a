import { pick } from '../../tests/support/listings/generate-listings.ts';
import type { Car } from './car.ts';

/** A dealership's tone in car descriptions. {car} in sentences is replaced with year, make, model and trim. */
export interface Voice {
  readonly openings: readonly string[];
  readonly closings: readonly string[];
}

const WORTH_SAYING = [
  'Heated seats',
  'Tow package',
  'Apple CarPlay',
  'Leather seats',
  'Third-row seat',
  'Remote start',
  'Sunroof',
  'Adaptive cruise control',
  'Heated steering wheel',
  'Block heater',
];

/** A few plain sentences that claim nothing the data don't support. */
export function describeCar(car: Car, { openings, closings }: Voice, random: () => number): string {
  const name = `${car.year} ${car.model.make} ${car.model.name} ${car.trim.name}`;
  const opening = pick(random, openings).replace('{car}', name);
  const said = WORTH_SAYING.filter((feature) => car.features.includes(feature))
    .slice(0, 3)
    .map((feature) => (feature === 'Apple CarPlay' ? feature : feature.toLowerCase()));
  const last = said.at(-1);
  const list = said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${last}` : last;
  const equipment = list === undefined ? [] : [`It comes with ${list}.`];
  return [opening, ...equipment, pick(random, closings)].join(' ');
}

export const VOICES = {
  'north-country': {
    openings: [
      'This {car} has been through our shop in Watertown, and everything on the checklist is done.',
      'A {car}, checked underneath as well as on top: around here that is where a car earns its price.',
      '{car}, taken in trade from somebody who lives two streets from us.',
      'We bought this {car} because we would drive it ourselves.',
    ],
    closings: [
      'Take it home for a night if you want to know how it starts in the cold.',
      'June or Abdi will hand you the keys; nobody sits in the back and talks.',
      'Ask for the inspection sheet. It is in the glove box.',
      'We will still be here next winter, too.',
    ],
  },
  lakeshore: {
    openings: [
      'This {car} has the same sticker price at each of our four stores.',
      'A {car} from our own inventory, inspected by our technicians before it went on the lot.',
      '{car}, ready to be driven today.',
      'One of the better examples of a {car} that we have had this season.',
    ],
    closings: [
      'It can stand at any of our four stores by tomorrow; just ask.',
      'The vehicle history report is free, and so is the test drive.',
      'Trade-ins are welcome, paid off or not.',
      'Service records are available at the store.',
    ],
  },
  summit: {
    openings: [
      'This {car} costs what the tag says: no add-ons, no surprises at the desk.',
      'A {car} in the color you can see on Airport Road from a mile away.',
      '{car}, inspected and detailed in our own shop.',
      'Looking for a {car}? This one has been looked over twice.',
    ],
    closings: [
      'Se habla español at every desk.',
      'Numbers in writing before you come in: just ask.',
      'Bring your trade; we make an offer in half an hour.',
      'One price for everybody.',
    ],
  },
} as const satisfies Record<string, Voice>;
