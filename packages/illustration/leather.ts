import type { Body } from './bodies/body.ts';

/** What seats are covered with: in light, as it is, in shade. */
export interface Leather {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

const TAN: Leather = { light: '#dcbd94', base: '#b0865a', shade: '#5f412a' };
const CHARCOAL: Leather = { light: '#6b6d71', base: '#404246', shade: '#1a1b1d' };

/** An open car shows its seats to the street, so they are tan; all others have charcoal. */
export const leatherOf = (body: Body): Leather => (body.extras.includes('openTop') ? TAN : CHARCOAL);
