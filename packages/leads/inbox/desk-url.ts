/**
 * URL of a place in the desk, where staff sign in. studio/desk/place.ts reads it.
 * @param studioUrl URL of the Studio
 * @param dealership document id
 * @param path a page, and below `leads/` the id of a lead
 */
export const deskUrl = (
  studioUrl: string,
  dealership: string,
  path: 'leads' | `leads/${string}` | `reports?${string}`,
): string => `${studioUrl.replace(/\/+$/, '')}/desk/${dealership}/${path}`;
