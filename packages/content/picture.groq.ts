import { localized } from './localized.groq.ts';

/**
 * GROQ for a picture, or null when its file is gone or belongs to another dealership. Files that no dealership has
 * claimed are everybody's, and so are those of shared content; on hosted Sanity none is claimed.
 * @param field where the picture is
 * @param owner GROQ for the id of the dealership that asks
 */
export const picture = <const Field extends string, const Owner extends string>(field: Field, owner: Owner) =>
  `select(defined(${field}.asset->_id) && (!defined(${field}.asset->dealerships) || ${owner} in ${field}.asset->dealerships || ${field}.asset->everyDealership == true) => ${field} {
      "asset": asset-> { _id, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "lqip": metadata.lqip },
      "alt": coalesce(${localized('alt')}, ""),
      crop { top, bottom, left, right },
      hotspot { x, y, width, height }
    })` as const;
