import type { LeadPlace } from '../inbox/history.ts';

/** URL of a lead in the inbox, where staff sign in. @param studioUrl URL of the Studio */
export const inboxUrl = (studioUrl: string, { dealership, id }: LeadPlace): string =>
  `${studioUrl.replace(/\/+$/, '')}/desk/${dealership}/leads/${id}`;
