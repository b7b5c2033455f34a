/** Who keeps the money of a fee. */
export const FEE_PAYEES = ['dealer', 'government', 'third-party'] as const;
export type FeePayee = (typeof FEE_PAYEES)[number];
