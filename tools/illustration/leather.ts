import type { Body } from './bodies/body.ts';

/** The color of a seat cover, lit, plain and in shade. */
export interface Leather {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

const TAN: Leather = { light: '#dcbd94', base: '#b0865a', shade: '#5f412a' };
const CHARCOAL: Leather = { light: '#6b6d71', base: '#404246', shade: '#1a1b1d' };

/** Seats of convertibles are visible from outside, so they are tan; all others are charcoal. */
export const leatherOf = (body: Body): Leather => (body.extras.includes('openTop') ? TAN : CHARCOAL);
