import { localized } from './localized.groq.ts';

/**
 * GROQ for a picture, or null if its file is missing or belongs to another dealership. Files that no dealership has
 * claimed are available to all, and so are files of shared content. On hosted Sanity no file is claimed.
 * @param field path of the picture
 * @param owner GROQ for the ID of the requesting dealership
 */
export const picture = <const Field extends string, const Owner extends string>(field: Field, owner: Owner) =>
  `select(defined(${field}.asset->_id) && (!defined(${field}.asset->dealerships) || ${owner} in ${field}.asset->dealerships || ${field}.asset->everyDealership == true) => ${field} {
      "asset": asset-> { _id, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "lqip": metadata.lqip },
      "alt": coalesce(${localized('alt')}, ""),
      crop { top, bottom, left, right },
      hotspot { x, y, width, height }
    })` as const;
