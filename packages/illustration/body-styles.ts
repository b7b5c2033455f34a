/** The nine body styles, as spelled in feeds and URLs (spec 3). */
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
