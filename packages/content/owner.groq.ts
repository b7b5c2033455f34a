/** GROQ for documents that a dealership has: its own, and those that every dealership shares. */
export const OWN_OR_SHARED = '(dealership._ref == $dealership || everyDealership == true)' as const;

/**
 * GROQ for the same without what the dealership has left out of the shared ones. Its id is followed: an answer then rests
 * on this dealership, not on all of them.
 */
export const SHOWN =
  '(dealership._ref == $dealership || (everyDealership == true && (_id in {"_ref": $dealership}->leftOut[]._ref) != true))' as const;
