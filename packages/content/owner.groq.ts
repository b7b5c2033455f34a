/** GROQ filter for a dealership's documents: its own and the shared ones. */
export const OWN_OR_SHARED = '(dealership._ref == $dealership || everyDealership == true)' as const;

/**
 * Like `OWN_OR_SHARED`, without the shared documents the dealership has left out. It dereferences the dealership's
 * ID, so that a result depends on this dealership only and not on all of them.
 */
export const SHOWN =
  '(dealership._ref == $dealership || (everyDealership == true && (_id in {"_ref": $dealership}->leftOut[]._ref) != true))' as const;
