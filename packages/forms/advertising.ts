/** Parameters of a URL that tell which ad led a visitor here (spec 3). */
export const ADVERTISING_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'gbraid',
  'gwraid',
] as const;

/**
 * Advertisers' cookies that a lead may contain (spec 3): Meta's browser and click ids, and Google's click ids. We
 * don't set them.
 */
export const ADVERTISERS_COOKIES = ['_fbp', '_fbc', '_gcl_aw', '_gcl_au', '_gcl_gb'] as const;
