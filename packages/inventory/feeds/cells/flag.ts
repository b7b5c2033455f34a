import { type Reader, unreadable } from './reading.ts';

const YES: ReadonlySet<string> = new Set(['y', 'yes', 't', 'true', '1', '-1', 'x', 'on', 'si', 'sí']);
const NO: ReadonlySet<string> = new Set(['n', 'no', 'f', 'false', '0', 'off']);
const NEGATION = /^(?:do not|don['’]?t|not|non|no|un)[\s-]*/;

/** Reads "yes" and "no" as exports write them. Returns null for any other word. */
export function yesOrNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** Words of a column that mean yes or no beside the usual ones, in lower case. */
interface FlagWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** A reader of yes-or-no columns. A negation before a column's own word turns it around: "not hidden" means no. */
const flagReader =
  ({ yes, no }: FlagWords): Reader<boolean> =>
  (text) => {
    const plain = yesOrNo(text);
    if (plain !== null) return { value: plain };
    const lower = text.toLowerCase().replaceAll(/\s+/g, ' ');
    const word = lower.replace(NEGATION, '');
    const isNegated = word !== lower;
    if (yes.includes(word)) return { value: !isNegated };
    return no.includes(word) ? { value: isNegated } : unreadable(text, 'a yes or no');
  };

export const readPrivateFlag = flagReader({
  yes: ['private', 'hidden'],
  no: ['public', 'visible', 'listed'],
});

export const readAdvertisedFlag = flagReader({
  yes: ['advertise', 'advertised', 'advertising', 'include', 'included', 'ok'],
  no: ['exclude', 'excluded', 'opt out', 'opted out'],
});

/** For columns that are named the other way around, such as "Do not advertise". */
export const readUnadvertisedFlag: Reader<boolean> = (text) => {
  const plain = yesOrNo(text);
  if (plain !== null) return { value: plain };
  const reading = readAdvertisedFlag(text);
  return 'value' in reading ? { value: !reading.value } : reading;
};
