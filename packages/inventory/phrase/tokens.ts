/** Splits what a shopper typed into letters, numbers and signs. */
import { compact } from './expand.ts';

export interface Token {
  /** As it is looked up. Empty for a sign that means nothing. */
  readonly text: string;
  /** As typed. */
  readonly spelled: string;
  /** Whether there is no space before it. */
  readonly isGlued: boolean;
  /** Number of the stretch between spaces that it is part of. */
  readonly chunk: number;
  /** Null if it is no number. */
  readonly number: number | null;
}

/** With spaces too: Spanish writes "80 000". A plain space may also part two numbers, such as "300 400". */
const THOUSANDS = String.raw`\d{1,3}(?:[.,\u00A0\u202F]\d{3}|\x20000)+(?![\d])`;
const TOKEN = new RegExp(
  String.raw`(?<thousands>${THOUSANDS})|(?<decimal>\d+(?:\.\d{1,2})?(?!\d))|\d+|[\p{L}\p{M}'’]+|<=|>=|[^\s]`,
  'gu',
);

function numberIn({ thousands, decimal }: Readonly<Record<string, string | undefined>>): number | null {
  if (thousands !== undefined) return Number(thousands.replaceAll(/[.,\s]/g, ''));
  return decimal === undefined ? null : Number(decimal);
}

/** A comma or a slash separates words, as a space does. A period, a hyphen or an apostrophe doesn't. */
const SEPARATOR = /^[,;/()!?¿¡"“”]$/;

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let chunk = 0;
  for (const { 0: spelled, index, groups = {} } of text.matchAll(TOKEN)) {
    const isSeparator = SEPARATOR.test(spelled);
    const isGlued = tokens.length > 0 && index === end && !isSeparator;
    end = isSeparator ? index : index + spelled.length;
    if (isSeparator) continue;
    if (!isGlued) chunk += 1;
    tokens.push({ text: compact(spelled), spelled, isGlued, chunk, number: numberIn(groups) });
  }
  return tokens;
}
