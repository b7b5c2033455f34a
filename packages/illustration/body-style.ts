/** The nine values of a body style, as feeds and the site's addresses write them (spec 3). */
export const BODY_STYLES = [
  'suvs',
  'sedans',
  'wagons',
  'coupes',
  'convertibles',
  'hatchbacks',
  'trucks',
  'minivans',
  'commercial',
] as const;

export type BodyStyle = (typeof BODY_STYLES)[number];
