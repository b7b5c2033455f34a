/** GROQ for documents that a dealership has: its own, and those that every dealership shares. */
export const OWN_OR_SHARED = '(dealership._ref == $dealership || everyDealership == true)' as const;

/** GROQ for the same without what the dealership has left out of the shared ones. */
export const SHOWN =
  '(dealership._ref == $dealership || (everyDealership == true && !(_id in coalesce(*[_type == "dealership" && _id == $dealership][0].leftOut[]._ref, []))))' as const;
