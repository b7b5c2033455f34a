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

/** URL of a lead in the desk. @param studioUrl undefined if there is no desk @returns null if there is none */
export const leadInDesk = (
  studioUrl: string | undefined,
  { dealership, id }: { readonly dealership: string; readonly id: string },
): string | null => (studioUrl === undefined ? null : deskUrl(studioUrl, dealership, `leads/${id}`));
