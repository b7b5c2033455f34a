import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';

type Note = LeadRecord['vins'][number];
type BodyStyle = NonNullable<NonNullable<Note['car']>['bodyStyle']>;

/** Texts beside a VIN in American English, or in another language with the same keys. */
export interface VinWords {
  readonly says: (vin: string, car: string) => string;
  readonly differs: (field: string, stated: string, decoded: string) => string;
  readonly doubts: Readonly<Record<NonNullable<Note['doubt']>, (vin: string) => string>>;
  readonly fields: Readonly<Record<Note['differs'][number]['field'], string>>;
  readonly bodies: Readonly<Record<BodyStyle, string>>;
}

export const vinsEn: VinWords = {
  says: (vin, car) => `VIN ${vin} says: ${car}`,
  differs: (field, stated, decoded) => `${field}: the VIN says ${decoded}, not ${stated}.`,
  doubts: {
    checkDigit: (vin) => `One character of VIN ${vin} is probably wrong.`,
    market: (vin) => `VIN ${vin} is probably of a car made for another country.`,
  },
  fields: { year: 'Year', make: 'Make', model: 'Model' },
  bodies: {
    suvs: 'SUV',
    sedans: 'sedan',
    wagons: 'wagon',
    coupes: 'coupe',
    convertibles: 'convertible',
    hatchbacks: 'hatchback',
    trucks: 'truck',
    minivans: 'minivan',
    commercial: 'commercial vehicle',
  },
};
