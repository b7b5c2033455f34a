/** What a new password must be: long enough, and not among those that are guessed first. Any characters will do. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { z } from 'zod';
import { passwordSchema } from './passwords.ts';

/** Words of the product, with which guesses at our passwords begin. A person's email address is added to them. */
export const GUESSED_WORDS = [
  'rooftop',
  'sanity',
  'studio',
  'dealer',
  'administrator',
  'agency',
  'editor',
  'viewer',
  'leads',
] as const;

/** Of 0 to 4. 3 is more than 10^8 guesses, and each attempt costs a third of a second or an attempt of the budget. */
const MIN_SCORE = 3;
/** Characters that are judged, which takes up to 50 ms. More of them make no password easier to guess. */
const MAX_JUDGED = 64;

let estimator: ZxcvbnFactory | undefined;

/** Returns true if a password is common, in lists of stolen ones, a pattern, or made of words that are guessed first. */
function isGuessedFirst(password: string, email: string): boolean {
  // Its lists take 50 ms to load, and few people choose a password.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_JUDGED });
  const words = [
    ...GUESSED_WORDS,
    email,
    ...email.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2),
  ];
  return estimator.check(password, words).score < MIN_SCORE;
}

/** The fields of every form for a new password. */
export const newPasswordForm = z.object({ newPassword: z.string(), again: z.string() });

/** Returns what is wrong with a new password, as the name of its text, or null. @param email address of its user */
export function problemOfNewPassword(
  { newPassword, again }: z.infer<typeof newPasswordForm>,
  email: string,
): 'tooShort' | 'tooEasy' | 'different' | null {
  if (!passwordSchema.safeParse(newPassword).success) return 'tooShort';
  if (newPassword !== again) return 'different';
  return isGuessedFirst(newPassword, email) ? 'tooEasy' : null;
}
