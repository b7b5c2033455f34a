import type { Vehicle } from '../../vehicle.ts';
import type { Reader } from '../cells/reading.ts';

const CLEAN = /^(?:c|clean|clear|normal|standard|none branded|no brands?|not branded)(?: title)?$/i;

/**
 * What "title" columns say. Whatever is not known to mean clean counts as branded: a car is left out of advertisements
 * too often rather than once too few.
 */
export const readTitle: Reader<NonNullable<Vehicle['titleStatus']>> = (text) => ({
  value: CLEAN.test(text) ? 'clean' : 'branded',
});
