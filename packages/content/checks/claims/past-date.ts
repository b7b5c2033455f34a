import { daysBetween } from '@rooftop/tenancy/calendar';
import { ADVERTISEMENTS, type FoundClaim, type ClaimRule } from './claim-rule.ts';

const MONTHS = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** Month and day as a date of that year, or null if there is no such day. */
function dateIn(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** Without a year, a date is the nearest one: in January, “through December 31” is past. */
function nearest(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  const dates = [year - 1, year, year + 1]
    .map((one) => dateIn(one, month, day))
    .filter((one) => one !== null);
  return (
    dates.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0] ?? null
  );
}

const NUMERIC = /(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/;
const NAMED = {
  en: /([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/i,
  es: /(\d{1,2}) de ([a-z]+)(?: del? (\d{4}))?$/i,
};

/** The date at the end of the words, or null if they end with none. */
function dateOf({ words, language, today }: FoundClaim): string | null {
  const numeric = NUMERIC.exec(words);
  const named = NAMED[language].exec(words);
  const [first = '', second = '', year] = (numeric ?? named)?.slice(1) ?? [];
  const [name, day] = language === 'en' ? [first, second] : [second, first];
  const month =
    numeric === null
      ? MONTHS[language].findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3))) + 1
      : Number(first);
  const dayOfMonth = Number(numeric === null ? day : second);
  if (month === 0) return null;
  if (year === undefined) return nearest(today, month, dayOfMonth);
  return dateIn(Number(year.length === 2 ? `20${year}` : year), month, dayOfMonth);
}

const MONTH_EN = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const NUMBERS = String.raw`\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?(?![\d\/])`;
const DAY_EN = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?`;

/** What the text still offers is over. */
export const pastDate: ClaimRule = {
  name: 'Date in the past',
  source: '15 U.S.C. 45(a); 12 CFR 1026.24(a): only terms that are really available may be advertised',
  types: ADVERTISEMENTS,
  says: {
    en: new RegExp(
      String.raw`\b(?:through|thru|until|till|ends?|ending|expires?|good|valid)(?:\s(?:on|through|until))?\s${DAY_EN}(?:${MONTH_EN}\.?\s\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s\d{4})?|${NUMBERS})`,
      'giu',
    ),
    es: new RegExp(
      String.raw`\b(?:hasta|vence|termina|válid[oa] hasta)(?:\sel)?\s(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\s)?(?:\d{1,2}\sde\s(?:${MONTHS.es.join('|')})(?:\sdel?\s\d{4})?|${NUMBERS})`,
      'giu',
    ),
  },
  judge(claim) {
    const date = dateOf(claim);
    return date === null || date >= claim.today
      ? null
      : 'is in the past, and shoppers can still read it. Change the date, or unpublish this. In an offer’s disclaimer, {expires} always shows its last day.';
  },
  // The tests' today is November 28, 2026.
  warns: {
    en: [
      'Through November 15',
      'Sale ends 11/15/2026',
      'Offer expires 11/1/26.',
      'Valid until Sunday, Nov. 22nd',
      'Good through July 31, 2024',
    ],
    es: ['Hasta el 15 de noviembre', 'Vence el 31 de julio de 2024', 'Válido hasta el 11/15/2026'],
  },
  passes: {
    en: [
      'Through December 15',
      'Through November 28',
      'Ends 11/30/2026',
      'Through March 15',
      'Offer ends {expires}.',
      'Open until 10',
      'Through February 31',
      'Since July 31, 2024',
      'It may end 2 days early',
    ],
    es: ['Hasta el 15 de diciembre', 'Hasta el 28 de noviembre', 'Abierto hasta las 8'],
  },
};
