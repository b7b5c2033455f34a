/** Everything in a lead besides contact, vehicle, and message, as lines for mail and for the comments in CRMs. */
import { ENGLISH_NAME_OF_LANGUAGE } from '@rooftop/tenancy/languages';
import type { Lead } from '../lead.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { formatMoment } from './local-time.ts';

const note = (name: string, value: string | null): readonly string[] =>
  value === null ? [] : [labeled(cleanLine(name) ?? 'Answer', value)];

/** Questions need no colon. */
const labeled = (name: string, value: string): string =>
  name.endsWith('?') ? `${name} ${value}` : `${name}: ${value}`;

/** An ISO 8601 timestamp. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Lists the form's details in order. Timestamps are put into words in the dealership's time zone. */
export function detailNotes({ content, vendor }: Lead): readonly string[] {
  return content.details.flatMap(({ name, value }) => {
    const clean = cleanText(value);
    const moment = clean !== null && MOMENT.test(clean) ? Date.parse(clean) : Number.NaN;
    return note(name, Number.isNaN(moment) ? clean : formatMoment(new Date(moment), vendor.timeZone));
  });
}

/** Language to reply in, if it is not English. */
export function languageNotes({ circumstances }: Lead): readonly string[] {
  const { language } = circumstances;
  return language === 'en' ? [] : [`Language: ${ENGLISH_NAME_OF_LANGUAGE[language]}`];
}

/** Where the visitor came from, by the advertising parameters they allowed us to store. */
export function advertisingNotes({ circumstances }: Lead): readonly string[] {
  return Object.entries(circumstances.advertising).flatMap(([name, value]) => note(name, cleanLine(value)));
}

const ANSWERS = new Map([
  [true, 'yes, the box was checked'],
  [false, 'no, the box was not checked'],
  [null, 'the form had no box; the text was shown with the field'],
]);

/** Proof of consent. It travels with the lead, so that anyone who calls can see it (standards, TCPA). */
export function consentNotes({ consent, acceptedAt, circumstances, vendor }: Lead): readonly string[] {
  if (consent === null) return [];
  return [
    ...note('Consent to calls and texts', ANSWERS.get(consent.isChecked) ?? null),
    ...note('Given', formatMoment(acceptedAt, vendor.timeZone)),
    ...note('From IP address', cleanLine(circumstances.ipAddress)),
    ...note('Wording', cleanLine(`${consent.wording} (${consent.textVersion})`)),
  ];
}

/** Summarizes the consent in one line for CRMs. The wording itself is on record and in the mail. */
export function consentLine({ consent, acceptedAt, vendor }: Lead): readonly string[] {
  if (consent === null) return [];
  const answer = ANSWERS.get(consent.isChecked) ?? 'not known';
  const acceptance = `given ${formatMoment(acceptedAt, vendor.timeZone)}, wording ${cleanLine(consent.textVersion)}`;
  return note('Consent to calls and texts', `${answer} (${acceptance})`);
}

/** That the sender confirmed the phone number with a code, and when. */
export function phoneNotes({ phoneVerifiedAt, vendor }: Lead): readonly string[] {
  if (phoneVerifiedAt === null) return [];
  return [`Phone verified with a code: ${formatMoment(phoneVerifiedAt, vendor.timeZone)}`];
}

/** Marks test leads. */
export function testNotes({ isTest }: Lead): readonly string[] {
  return isTest ? ['This is a test. Nobody is waiting for a reply.'] : [];
}
