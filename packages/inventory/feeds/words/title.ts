import type { Vehicle } from '../../vehicle.ts';
import type { Reader } from '../cells/reading.ts';

const CLEAN = /^(?:c|clean|clear|normal|standard|none branded|no brands?|not branded)(?: title)?$/i;

/**
 * Reads "title" columns. Everything not known to mean clean counts as branded: it is better to leave out a car from
 * advertising too often than once too seldom.
 */
export const readTitle: Reader<NonNullable<Vehicle['titleStatus']>> = (text) => ({
  value: CLEAN.test(text) ? 'clean' : 'branded',
});
