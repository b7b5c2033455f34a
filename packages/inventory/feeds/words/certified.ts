import { yesOrNo } from '../cells/flag.ts';
import { aboutCell, type Reader, unreadable } from '../cells/reading.ts';
import { isMakeWord } from './names.ts';

/** What a text says of a car's certification. `unclear` covers conditions, such as "eligible for certification". */
type CertificationClaim = 'certified' | 'not-certified' | 'unclear';

const CERTIFIED: ReadonlySet<string> = new Set(['certified', 'cpo', 'certificado', 'certificada']);
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'non', 'no', 'un', 'never', 'without', 'sin']);
const NEGATED = /^(?:non|un|de)(?:certified|cpo)$/;

/**
 * Words that may stand beside "certified" without changing it: kinds of cars, manufacturers' programs and their levels.
 * "Dealer" is none of them, because advertising sites mean the manufacturer's certification.
 */
const NEUTRAL: ReadonlySet<string> = new Set(
  `advantage advantaged approved blue brand bronze by car cars certification elite factory fca gm gold hondatrue i ii iii l l1
   l2 l3 level manufacturer mopar oem plus preferred premium preowned program select signature silver stellantis suv suvs tier
   truck trucks used vehicle vehicles vip 1 2 3`.split(/\s+/),
);

/** Splits a text into words in lower case. "Pre-owned" is one word. */
export const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/\bpre[\s-]*owned\b/g, 'preowned')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const mentionsCertification = (word: string): boolean =>
  word.includes('certif') || word === 'cpo' || NEGATED.test(word);

/**
 * What words say of certification, or null if they don't mention it. A claim counts only if nothing around it could
 * take it back: one unknown word makes it unclear.
 */
export function certificationClaim(words: readonly string[]): CertificationClaim | null {
  if (!words.some(mentionsCertification)) return null;
  if (words.some((word) => NEGATIONS.has(word) || NEGATED.test(word))) return 'not-certified';
  const isPlain = words.every((word) => CERTIFIED.has(word) || NEUTRAL.has(word) || isMakeWord(word));
  return isPlain && words.some((word) => CERTIFIED.has(word)) ? 'certified' : 'unclear';
}

/** The remark about a car that a text doesn't clearly call certified. */
export const unclearClaim = (text: string): string =>
  aboutCell(text, 'does not say that the car is certified');

/** Reads "certified" columns. */
export const readCertified: Reader<boolean> = (text) => {
  const plain = yesOrNo(text);
  if (plain !== null) return { value: plain };
  const words = plainWords(text);
  if (words.length === 1 && words[0] === 'c') return { value: true };
  if (words.length === 1 && /^(?:u|used|preowned|new)$/.test(words[0] ?? '')) return { value: false };
  const claim = certificationClaim(words);
  if (claim === null) return unreadable(text, 'a yes or no');
  return claim === 'unclear'
    ? { value: false, remark: unclearClaim(text) }
    : { value: claim === 'certified' };
};
