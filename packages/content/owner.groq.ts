/** GROQ for documents that a dealership has: its own, and those that every dealership shares. */
export const OWN_OR_SHARED = '(dealership._ref == $dealership || everyDealership == true)' as const;
