import type { Language } from '@rooftop/tenancy/languages';

/** English names of states by their two-letter codes. */
const ENGLISH: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
};

/** Spanish names that differ. */
const SPANISH: Readonly<Record<string, string>> = {
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
};

/** Names that differ from the English ones. */
const OWN_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, es: SPANISH };

/** All states by their two-letter codes, ordered by name. */
export const stateNames = (language: Language): readonly (readonly [string, string])[] =>
  Object.keys(ENGLISH)
    .map((letters) => [letters, stateName(letters, language)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));

/** The name of a state. @param letters two-letter code; an unknown code is returned unchanged */
export function stateName(letters: string, language: Language): string {
  return OWN_NAMES[language][letters] ?? ENGLISH[letters] ?? letters;
}
