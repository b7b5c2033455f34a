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

/** A date without a year that lies farther back than this, in days, is meant to be the next one. */
const FARTHEST_BACK = 180;

/** The date that is meant without a year: in January, “through December 31” is past, in November, “May 31” is to come. */
function dateWithoutYear(today: string, month: number, day: number): string | null {
  const year = Number(today.slice(0, 4));
  return (
    [year - 1, year, year + 1]
      .map((one) => dateIn(one, month, day))
      .find((date) => date !== null && daysBetween(date, today) <= FARTHEST_BACK) ?? null
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
  if (year === undefined) return dateWithoutYear(today, month, dayOfMonth);
  return dateIn(Number(year.length === 2 ? `20${year}` : year), month, dayOfMonth);
}

const MONTH_EN = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const NUMBERS = String.raw`\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d{2}))?(?![\d\/])`;
const DATE = {
  en: String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s)?(?:${MONTH_EN}\.?\s\d{1,2}(?:st|nd|rd|th)?(?![\d\p{L}])(?:,?\s\d{4})?|${NUMBERS})`,
  es: String.raw`(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\s)?(?:\d{1,2}\sde\s(?:${MONTHS.es.join('|')})(?:\sdel?\s\d{4})?|${NUMBERS})`,
};
/** Between the first and the last day. Only the last one, at which the words end, is judged. */
const TO = {
  en: String.raw`(?:\s?[-–—]\s?|\s(?:through|thru|to|until|till|and)\s)`,
  es: String.raw`(?:\s?[-–—]\s?|\s(?:al?|hasta)\s(?:el\s)?)`,
};
const HOUR = String.raw`(?:midnight|noon|\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.))`;

/** What the text still offers is over. */
export const pastDate: ClaimRule = {
  name: 'Date in the past',
  source: '15 U.S.C. 45(a); 12 CFR 1026.24(a): only terms that are really available may be advertised',
  types: ADVERTISEMENTS,
  says: {
    en: new RegExp(
      String.raw`\b(?:(?:through|thru|until|till|ends?|ending|expires?|good|valid)(?:\s(?:from|between|through|until|at\s${HOUR}))?(?:\son)?\s(?:${DATE.en}${TO.en})?|from\s${DATE.en}${TO.en})${DATE.en}(?!,?\s\d{4}|${TO.en}\d)`,
      'giu',
    ),
    es: new RegExp(
      String.raw`\b(?:(?:hasta|vence|termina|válid[oa](?:\s(?:hasta|del?|desde))?)(?:\sa\s(?:la\s)?(?:medianoche|mediodía))?(?:\sdel|\sel)?\s(?:${DATE.es}${TO.es})?|del?\s${DATE.es}${TO.es})${DATE.es}(?!\sdel?\s\d{4}|${TO.es}\d)`,
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
      'Expires at midnight November 27',
      'Valid 10/1 through 11/15',
      'Valid 9/1/26 - 10/31/26',
      'Sale from October 1 to October 31',
      'Ends at 5 pm on November 1',
    ],
    es: [
      'Hasta el 15 de noviembre',
      'Vence el 31 de julio de 2024',
      'Válido hasta el 11/15/2026',
      'Vence a la medianoche del 27 de noviembre',
      'Válido del 1 de octubre al 15 de noviembre',
    ],
  },
  passes: {
    en: [
      'Through December 15',
      'Offer valid 10/1 through 12/31',
      'Valid 11/1/26 - 12/31/26',
      'Valid November 1 – 30',
      'inspection valid until May 31',
      'Sale from November 1 to December 24',
      'Through November 28',
      'Ends 11/30/2026',
      'Through March 15',
      'Offer ends {expires}.',
      'Open until 10',
      'Through February 31',
      'Since July 31, 2024',
      'It may end 2 days early',
    ],
    es: [
      'Hasta el 15 de diciembre',
      'Válido del 1 de noviembre al 31 de diciembre',
      'Hasta el 28 de noviembre',
      'Abierto hasta las 8',
    ],
  },
};
