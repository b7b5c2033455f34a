import type { AdvertisedStatement } from '@rooftop/inventory/advertised-api';

type Payee = AdvertisedStatement['fees'][number]['payee'];

const payees: Readonly<Record<Payee, string>> = {
  dealer: 'kept by the dealership',
  government: 'paid to a government office',
  'third-party': 'paid to another company',
};
const feeNames: Readonly<Record<string, string>> = {
  documentaryFee: 'Documentary fee',
  thirtyDayDrive: 'Thirty-day drive fee',
};
const audiences: Readonly<Record<AdvertisedStatement['audience'], string>> = {
  everybody: 'Shown to everybody.',
  unlocked: 'Shown only to visitors who had unlocked the price.',
};

/** Texts of the page of advertised prices in American English. */
export const advertisedEn = {
  title: 'Advertised prices',
  intro: 'Look up what a car was advertised for at a moment, as the website, ads and feeds showed it.',
  vin: 'VIN',
  date: 'Date',
  time: 'Time at the dealership',
  show: 'Show',
  print: 'Print',
  invalid: 'Enter a VIN with 17 characters, a date and a time.',
  heading: (vin: string) => `Advertised price of ${vin}`,
  on: (moment: string) => `On ${moment}`,
  never: 'Nothing was recorded of this car until then.',
  ended: (since: string) => `The car was not advertised. The last offer had ended on ${since}.`,
  vehicle: 'Vehicle',
  price: 'Advertised price',
  call: 'Call for price',
  before: 'Previous price',
  optional: 'Not included, buyers could decline it',
  feeNames,
  payees,
  audiences,
  disclaimer: (text: string) => `Disclaimer: ${text}`,
  period: (since: string, until: string) => `Advertised like this from ${since} until ${until}.`,
  since: (since: string) => `Advertised like this since ${since}.`,
  record: 'Record',
  entry: (position: number) => `Entry ${position} of the log of advertised prices`,
  hash: 'Hash (SHA-256)',
  statement: 'Price statement',
  verified: (entries: number, at: string) =>
    `Verified on ${at}: all entries of the log (${entries}) were computed again, and none was changed or is missing.`,
  broken: (position: number, at: string) =>
    `NOT verified on ${at}: entry ${position} of the log was changed or is missing. Don’t rely on this page, and tell the platform’s operator.`,
};
