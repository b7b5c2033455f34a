/** How a credit score changes the rate (spec 9, lower credit tiers). Rates are hundredths of a percent per year. */

/** Scores from this one up pay no extra rate. */
const PRIME_SCORE = 620;
/** Vehicles of this model year and later pay more. */
export const LATE_MODEL_YEAR = 2018;
const LATE_MODEL_EXTRA = 200;

/** The lowest score of each tier and its extra rate, the best tier first. */
const TIERS = [
  { from: 600, extra: 150 },
  { from: 580, extra: 300 },
  { from: 560, extra: 450 },
  { from: 520, extra: 650 },
  { from: 500, extra: 800 },
  { from: 300, extra: 1000 },
] as const;
const LOWEST_TIER = TIERS[5];

/**
 * The yearly rate for a score and a model year. Below 620, adds the tier's extra rate, and 2 percent more for
 * vehicles of the late model year or newer (spec 9; decision 114: only below 620).
 * @param base the dealership's own rate, for scores that pay no extra
 */
export function rateFor(creditScore: number, year: number, base: number): number {
  if (creditScore >= PRIME_SCORE) return base;
  const { extra } = TIERS.find(({ from }) => creditScore >= from) ?? LOWEST_TIER;
  return base + extra + (year >= LATE_MODEL_YEAR ? LATE_MODEL_EXTRA : 0);
}

/**
 * The scores that share a score's rate: from the lowest, to the highest or upward without end.
 * @returns `to` is null for scores that pay no extra rate
 */
export function scoresOfRate(creditScore: number): { readonly from: number; readonly to: number | null } {
  if (creditScore >= PRIME_SCORE) return { from: PRIME_SCORE, to: null };
  const at = Math.max(
    TIERS.findIndex(({ from }) => creditScore >= from),
    0,
  );
  return { from: (TIERS[at] ?? LOWEST_TIER).from, to: (TIERS[at - 1]?.from ?? PRIME_SCORE) - 1 };
}

export const CREDIT_LABELS = ['Bad', 'Okay', 'Good', 'Great'] as const;
export type CreditLabel = (typeof CREDIT_LABELS)[number];

/** The label of a score beside the slider: Bad below 580, Okay below 670, Good below 740, Great above. */
export function creditLabel(creditScore: number): CreditLabel {
  if (creditScore < 580) return 'Bad';
  if (creditScore < 670) return 'Okay';
  return creditScore < 740 ? 'Good' : 'Great';
}

/** A score for each label, in the middle of its band: what payments assume when a visitor chooses only a band. */
const BAND_SCORES = { Bad: 490, Okay: 620, Good: 700, Great: 800 } as const satisfies Record<
  CreditLabel,
  number
>;

/** The score of a chosen band: the visitor's own if it is in the band, so that no payment changes unasked. */
export const scoreInBand = (label: CreditLabel, score: number): number =>
  creditLabel(score) === label ? score : BAND_SCORES[label];
