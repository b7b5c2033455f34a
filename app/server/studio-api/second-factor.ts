import type { Staff } from './studio-rights.ts';

/** A code of the second factor is asked for again after this time, before what is most private. */
const CODE_LASTS_MS = 12 * 60 * 60 * 1000;

/** Returns whether somebody entered the code of their second factor in the last twelve hours. */
export const hasFreshCode = ({ twoFactorAt }: Staff, now: Date): boolean =>
  twoFactorAt !== null && now.getTime() - twoFactorAt.getTime() <= CODE_LASTS_MS;
