import { z } from 'zod';

/**
 * A typed word that a function reads.
 * @param read returns null for a word that it refuses
 * @param refusal follows the name of what was typed and a colon
 */
export const word = <Value>(read: (text: string) => Value | null, refusal: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== null) return value;
    context.addIssue(refusal);
    return z.NEVER;
  });
