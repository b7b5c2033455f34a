import type { Vehicle } from '../../vehicle.ts';
import { aboutCell, type Reader, unreadable } from '../cells/reading.ts';
import { certificationClaim, plainWords, unclearClaim } from './certified.ts';

/** What a "new or used" column says. */
export interface ReadCondition {
  readonly condition: Vehicle['condition'];
  /** Null if it doesn't mention certification. */
  readonly isCertified: boolean | null;
}

/** In "New/Used" columns, 0 and 1 follow the order of the column's name. */
const CODES: Readonly<Record<string, ReadCondition>> = {
  n: { condition: 'new', isCertified: null },
  0: { condition: 'new', isCertified: null },
  u: { condition: 'used', isCertified: null },
  1: { condition: 'used', isCertified: null },
  c: { condition: 'used', isCertified: true },
};

const NEW: ReadonlySet<string> = new Set(['new', 'nuevo', 'nueva']);
const USED: ReadonlySet<string> = new Set(['used', 'preowned', 'usado', 'usada', 'seminuevo', 'seminueva']);
/** A demonstrator counts as used (16 CFR 455.1(d)(2)), whatever the feed calls it. */
const DRIVEN: ReadonlySet<string> = new Set(['demo', 'demonstrator', 'loaner', 'courtesy', 'rental']);
const NEUTRAL: ReadonlySet<string> = new Set(
  'brand car cars inventory suv suvs truck trucks van vans vehicle vehicles'.split(' '),
);
const NEGATED = /\b(?:not|never|non|un)[\s-]*(?:new|used|pre-?owned)\b/i;

/**
 * Reads "new or used" columns. "New" counts only if nothing else is said, and "certified" only if nothing takes it
 * back.
 */
export const readCondition: Reader<ReadCondition> = (text) => {
  const words = plainWords(text);
  const [word = ''] = words;
  const code = words.length === 1 && Object.hasOwn(CODES, word) ? CODES[word] : undefined;
  if (code !== undefined) return { value: code };

  const claim = certificationClaim(words);
  const isCertified = claim === null ? null : claim === 'certified';
  const used = { value: { condition: 'used', isCertified } } as const;
  const says = (some: ReadonlySet<string>) => words.some((one) => some.has(one));
  if (NEGATED.test(text) || (says(NEW) && says(USED))) return unreadable(text, 'new, used or certified');
  if (claim === 'unclear') return { ...used, remark: unclearClaim(text) };
  if (says(DRIVEN)) return { ...used, remark: aboutCell(text, 'counts as used') };
  if (claim === 'certified' || says(USED)) return used;
  const others = words.filter((one) => !NEUTRAL.has(one));
  const rest = claim === null ? others : others.filter((one) => !/certif|cpo|^(?:not|non|un|no)$/.test(one));
  const isNew = rest.length > 0 && rest.every((one) => NEW.has(one));
  if (isNew) return { value: { condition: 'new', isCertified } };
  return claim === 'not-certified' && rest.length === 0 ? used : unreadable(text, 'new, used or certified');
};
