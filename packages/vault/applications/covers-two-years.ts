import type { Employment, Residence } from './application.ts';

export const MONTHS_TO_COVER = 24;

const MONTHS_OF_SHORTEST = 1;

/** This many entries always cover two years. */
export const MAX_ENTRIES = MONTHS_TO_COVER / MONTHS_OF_SHORTEST;

/** Whether residences or employments together cover two years; until they do, the list grows (spec 3). */
export function coversTwoYears(
  list: readonly (
    | Pick<Residence, 'yearsAtAddress' | 'monthsAtAddress'>
    | Pick<Employment, 'years' | 'months'>
  )[],
): boolean {
  const months = list.map((one) =>
    'years' in one ? one.years * 12 + one.months : one.yearsAtAddress * 12 + one.monthsAtAddress,
  );
  return months.reduce((sum, each) => sum + each, 0) >= MONTHS_TO_COVER;
}
